/// A gesture that recognizes its second gesture only if the first one fails.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: ComposedGesture {
    /// The value of the recognized gesture.
    public enum Value {
        /// The first gesture is recognized.
        case first(First.Value)
        /// The second gesture is recognized.
        case second(Second.Value)
    }

    /// The preferred gesture.
    public var first: First
    /// The gesture that is recognized if the first one fails.
    public var second: Second

    /// Creates an exclusive gesture from two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var _kind: Kind { GestureType.Exclusive.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> { ExclusiveRecognizer(self, in: node) }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<ExclusiveGesture<First, Second>, First, Second>
{
    private lazy var arbiter = ExclusiveArbiter(first, second, secondMayOutlast: false)

    override var isUnderWay: Bool { !hasFailed && arbiter.isUnderWay }
    override var hasOutlasted: Bool { !hasFailed && arbiter.hasOutlasted }

    override func handle(_ event: TouchEvent) {
        arbiter.receive(event)
        switch arbiter.winner {
        case .first: phase = first.phase.map { .first($0) }
        case .second: phase = second.phase.map { .second($0) }
        case nil:
            // Unverified: a value is reported before it is known which of the two wins; the first one's comes first.
            phase = .possible(
                first.phase.value.map { .first($0) }
                    ?? (second.isOver || second.status == .active ? nil : second.phase.value.map { .second($0) }))
        }
        if first.hasFailed, second.hasFailed { phase = .failed(reasonOfBoth) }
    }

    override func report(isChosen: Bool) {
        arbiter.report(isChosen: isChosen)
    }
}

extension GestureType {
    /// A gesture that recognizes its second gesture only if the first one fails.
    public enum Exclusive: KnownGestureType {
        public static let kind = Kind.composedGesture("ExclusiveGesture") { $0.composed(with: $1) }
    }
}

extension Gesture {
    /// Composes gestures whose types are known at run time only.
    fileprivate func composed(with other: some Gesture) -> any Gesture { exclusively(before: other) }

    /// This gesture or, if it fails, another one.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
