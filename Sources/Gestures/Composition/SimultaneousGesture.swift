/// A gesture that recognizes two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: ComposedGesture {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture, nil until it has one.
        public var first: First.Value?
        /// The value of the second gesture, nil until it has one.
        public var second: Second.Value?

        package init(both first: First.Value?, and second: Second.Value?) {
            self.first = first
            self.second = second
        }
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a simultaneous gesture from two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var _kind: Kind { GestureType.Simultaneous.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        SimultaneousRecognizer(self, in: node)
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<SimultaneousGesture<First, Second>, First, Second>
{
    override var isUnderWay: Bool { !hasFailed && (first.isUnderWay || second.isUnderWay) }
    override var hasOutlasted: Bool { !hasFailed && (first.hasOutlasted || second.hasOutlasted) }

    override func handle(_ event: TouchEvent) {
        first.receive(event)
        second.receive(event)
        let value = SimultaneousGesture<First, Second>.Value(both: first.phase.value, and: second.phase.value)
        switch SimultaneousArbiter.status(first.status, second.status) {
        case .active: phase = .active(value)
        case .ended: phase = .ended(value)
        case .possible: phase = .possible(value.first == nil && value.second == nil ? nil : value)
        case .failed: phase = .failed(reasonOfBoth)
        }
    }
}

extension GestureType {
    /// A gesture that recognizes two gestures at the same time.
    public enum Simultaneous: KnownGestureType {
        public static let kind = Kind.composedGesture("SimultaneousGesture") { $0.composed(with: $1) }
    }
}

extension Gesture {
    /// Composes gestures whose types are known at run time only.
    fileprivate func composed(with other: some Gesture) -> any Gesture { simultaneously(with: other) }

    /// This gesture and another at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
