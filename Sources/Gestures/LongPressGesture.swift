import Foundation

/// A finger that stays down.
public nonisolated struct LongPressGesture: Gesture {
    /// Whether the finger is down; true from the first moment to the end.
    public typealias Value = Bool
    public typealias Body = Never

    /// How long the finger has to stay down, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Makes one for a finger that stays down for so many seconds and moves no farther than so many points.
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
        if isReached(deadline, at: event.time) { return phase = .ended(true) }
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
    /// A finger that stays down. Guide: Gestures.
    public enum LongPress: KnownGestureType {
        public static let kind = Kind.gesture(
            LongPressGesture.self,
            members: [
                .property("minimumDuration", LongPressGesture.self) { $0.minimumDuration },
                .property("maximumDistance", LongPressGesture.self) { $0.maximumDistance },
            ],
            forms: [
                .gesture(.defaulted("minimumDuration", 0.5), .defaulted("maximumDistance", CGFloat(10))) {
                    LongPressGesture(minimumDuration: $0, maximumDistance: $1)
                }
            ])
    }
}
