/// Two gestures of which only one can be what the fingers do.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the one that it is.
    public enum Value {
        /// It is the first gesture.
        case first(First.Value)
        /// It is the second gesture.
        case second(Second.Value)
    }

    public typealias Body = Never

    /// The gesture that goes first.
    public var first: First
    /// The gesture that waits for the first to fail.
    public var second: Second

    /// Makes one from its gestures.
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
    private lazy var contest = Contest(first, second, secondMayOutlast: false)

    override var isUnderWay: Bool { !hasFailed && contest.isUnderWay }
    override var hasOutlasted: Bool { !hasFailed && contest.hasOutlasted }

    override func handle(_ event: TouchEvent) {
        contest.receive(event)
        switch contest.winner {
        case .first: phase = first.phase.map { .first($0) }
        case .second: phase = second.phase.map { .second($0) }
        case nil:
            phase = .possible(
                first.phase.value.map { .first($0) }
                    ?? (second.isOver || second.status == .active ? nil : second.phase.value.map { .second($0) }))
        }
        if first.hasFailed, second.hasFailed { phase = .failed(reasonOfBoth) }
    }

    override func report(isChosen: Bool) {
        contest.report(isChosen: isChosen)
    }
}

extension GestureType {
    /// Two gestures of which only one can be what the fingers do. Guide: Composed Gestures.
    public enum Exclusive: KnownGestureType {
        public static let kind = Kind.composedGesture("ExclusiveGesture") { $0.composed(with: $1) }
    }
}

extension Gesture {
    /// The same of gestures whose types only the running program knows.
    fileprivate func composed(with other: some Gesture) -> any Gesture { exclusively(before: other) }

    /// A gesture that is this one or, where it isn't, another.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
