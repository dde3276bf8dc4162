/// An angle in radians or degrees.
public nonisolated struct Angle: Hashable, Sendable, Codable {
    /// The angle in radians: a full turn is 2π.
    public var radians: Double

    /// The angle in degrees: a full turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No turn at all.
    public init() {
        radians = 0
    }

    /// An angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle in degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No turn at all.
    public static let zero = Angle()
}

extension Angle: Comparable {
    /// Whether the first turns less far than the second.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: AdditiveArithmetic {
    /// Both turns, one after the other.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    /// The first turn, with the second one taken back.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
}

/// The operators of SwiftUI's that no protocol requires, for the modules below `SwiftUI`, which declares them for apps.
extension Angle {
    /// The turn the other way round.
    @_disfavoredOverload
    package static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// The angle multiplied by a factor.
    @_disfavoredOverload
    package static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// The angle divided by a number.
    @_disfavoredOverload
    package static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}

extension Angle: CustomStringConvertible {
    /// The angle in degrees.
    public var description: String { "\(degrees)°" }
}

extension Angle: DescribedValue {
    public static let valueKind = ValueKind(
        "Angle", Angle.self, example: "Angle.degrees(30)",
        constants: ["zero": .zero],
        makers: [
            .init("degrees", .required("degrees", Double.self)) { Angle(degrees: $0) },
            .init("radians", .required("radians", Double.self)) { Angle(radians: $0) },
        ],
        members: [.property("degrees", \Angle.degrees), .property("radians", \Angle.radians)])
}
