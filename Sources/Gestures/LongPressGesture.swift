import Foundation

/// A press that lasts for a while.
public nonisolated struct LongPressGesture: LeafGesture {
    /// Whether the finger is down: true throughout the press.
    public typealias Value = Bool
    /// The required duration in seconds.
    public var minimumDuration: Double
    /// The distance in points that the finger may move meanwhile.
    public var maximumDistance: CGFloat

    /// Creates a long press gesture that recognizes a press of `minimumDuration` seconds within `maximumDistance`
    /// points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static var _kind: Kind { GestureType.LongPress.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Bool> { LongPressRecognizer(self) }
}

private final class LongPressRecognizer: LeafRecognizer<LongPressGesture> {
    private var start: (location: CGPoint, time: TimeInterval)?

    override var deadline: TimeInterval? {
        isOver ? nil : start.map { $0.time + gesture.minimumDuration }
    }

    override var isUnderWay: Bool { start != nil && !hasFailed }
    override var hasOutlasted: Bool { status == .ended }

    override func handle(_ event: TouchEvent) {
        guard event.fingers == 1 || event.kind == .waited else {
            return phase = .failed(fingersNeeded(1, event.fingers))
        }
        if event.kind == .began, start == nil {
            start = (event.location, event.time)
            phase = .possible(true)
        }
        guard let start, let deadline else { return }
        // Commonly known: the gesture ends when its time is up, and not when the finger is lifted.
        if isReached(deadline, at: event.time) { return phase = .ended(true) }
        // Documented for maximumDistance: moving farther makes the gesture fail.
        let moved = event.kind == .waited ? 0 : start.location.distance(to: event.location)
        if moved > gesture.maximumDistance {
            let most = shortened(gesture.maximumDistance.native)
            phase = .failed("may move \(most) points, moved \(shortened(moved.native))")
        } else if event.kind == .ended {
            let lasted = shortened(event.time - start.time)
            phase = .failed("needs \(shortened(gesture.minimumDuration)) seconds, lasted \(lasted)")
        }
    }
}

extension GestureType {
    /// A press that lasts for a while.
    public enum LongPress: KnownGestureType {
        public static let kind = Kind.gesture(
            LongPressGesture.init, .setting("minimumDuration", \.minimumDuration, 0.5),
            .setting("maximumDistance", \.maximumDistance, 10))
    }
}
