/// What a run records of each spec, step by step.
public struct TraceRequest: Sendable, Hashable {
    /// The steps whose details are recorded, counted from 1; of the last of them, the picture too. `nil` for none.
    public var detailed: ClosedRange<Int>?

    /// Asks for steps.
    public init(detailed: ClosedRange<Int>? = nil) { self.detailed = detailed }
}
