import Foundation

/// A gesture that recognizes its second gesture after the first one has ended.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: ComposedGesture {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended; the second has a value once it has begun.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a sequence gesture from two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var _kind: Kind { GestureType.Sequence.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> { SequenceRecognizer(self, in: node) }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<SequenceGesture<First, Second>, First, Second>
{
    private var last: TouchEvent?

    override var deadline: TimeInterval? {
        isOver ? nil : first.isOver ? second.deadline : first.deadline
    }
    override var isUnderWay: Bool { !hasFailed && (first.isUnderWay || first.status == .ended) }
    override var hasOutlasted: Bool { !hasFailed && first.hasOutlasted }

    override func handle(_ event: TouchEvent) {
        if event.kind != .waited { last = event }
        if first.isOver {
            second.receive(event)
        } else {
            first.receive(event)
            // A finger that is still down goes on with the second gesture from where it is.
            if first.status == .ended, event.kind != .ended, var start = last {
                start.kind = .began
                start.time = event.time
                start.date = event.date
                second.receive(start)
            }
        }
        phase = combined
    }

    private var combined: GesturePhase<SequenceGesture<First, Second>.Value> {
        switch (first.phase, second.phase) {
        // Documented for sequenced(before:): if the first gesture fails, the second never gets its turn.
        case (.failed(let reason), _): .failed("has a first gesture that \(reason)")
        case (.possible(let value), _): .possible(value.map { .first($0) })
        case (.active(let value), _): .active(.first(value))
        case (.ended, .failed(let reason)): .failed("has a second gesture that \(reason)")
        case (.ended(let value), .ended(let next)): .ended(.second(value, next))
        case (.ended(let value), let next): .active(.second(value, next.value))
        }
    }
}

extension GestureType {
    /// A gesture that recognizes its second gesture after the first one has ended.
    public enum Sequence: KnownGestureType {
        public static let kind = Kind.composedGesture("SequenceGesture") { $0.composed(with: $1) }
    }
}

extension Gesture {
    /// Composes gestures whose types are known at run time only.
    fileprivate func composed(with other: some Gesture) -> any Gesture { sequenced(before: other) }

    /// This gesture followed by another.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
