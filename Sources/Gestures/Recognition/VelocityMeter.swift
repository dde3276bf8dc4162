import Foundation

/// Something that has a speed.
protocol Measurable {
    static var zero: Self { get }

    /// The speed of a change over a number of seconds.
    static func speed(from: Self, to: Self, seconds: TimeInterval) -> Self
}

extension CGSize: Measurable {
    static func speed(from: CGSize, to: CGSize, seconds: TimeInterval) -> CGSize {
        CGSize(width: (to.width - from.width) / seconds, height: (to.height - from.height) / seconds)
    }
}

extension CGFloat: Measurable {
    static func speed(from: CGFloat, to: CGFloat, seconds: TimeInterval) -> CGFloat { (to - from) / seconds }
}

extension Angle: Measurable {
    static func speed(from: Angle, to: Angle, seconds: TimeInterval) -> Angle { (to - from) / seconds }
}

/// Measures how fast something changes, from the last change. What rests for a while has no speed any more.
struct VelocityMeter<Quantity: Measurable & Equatable> {
    private let zero: Quantity
    private var last: (quantity: Quantity, time: TimeInterval)?

    /// The speed, per second.
    private(set) var perSecond: Quantity

    init(_ zero: Quantity) {
        self.zero = zero
        perSecond = zero
    }

    /// Notes where the quantity is at a time. The lift of a finger where it just was doesn't slow it down.
    mutating func note(_ quantity: Quantity, at time: TimeInterval) {
        guard let last else { return self.last = (quantity, time) }
        let seconds = time - last.time
        if quantity != last.quantity, seconds > 0 {
            perSecond = Quantity.speed(from: last.quantity, to: quantity, seconds: seconds)
        } else if seconds > Self.rest {
            // Unverified: how long a finger must rest for its speed to be zero.
            perSecond = zero
        }
        self.last = (quantity, time)
    }

    /// The time for which something has to stay where it is to be at rest, in seconds.
    private static var rest: TimeInterval { 0.1 }
}
