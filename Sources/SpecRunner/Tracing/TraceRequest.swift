/// What a run records of each spec, step by step.
public struct TraceRequest: Sendable, Hashable {
    /// The steps whose details are recorded, counted from 1; of the last of them, the picture too. `nil` for none.
    public var detailed: ClosedRange<Int>?
    /// Whether each step is recorded with its details, its target, and the picture of its screen where that has changed.
    public var isIllustrated: Bool

    /// Asks for steps.
    public init(detailed: ClosedRange<Int>? = nil, isIllustrated: Bool = false) {
        self.detailed = detailed
        self.isIllustrated = isIllustrated
    }
}
