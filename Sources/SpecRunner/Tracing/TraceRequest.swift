/// What a run records of each spec, step by step.
public struct TraceRequest: Sendable, Hashable {
    /// The steps whose details are recorded, counted from 1; of the last of them, the picture too. `nil` for none.
    public var detailed: ClosedRange<Int>?
    /// Whether each step is recorded with its details, its target, and the picture of its screen where that has changed.
    public var isIllustrated: Bool
    /// Whether a spec that fails is retried as without a trace, so that its steps are those of all attempts.
    public var keepsRetries: Bool

    /// Asks for steps.
    public init(detailed: ClosedRange<Int>? = nil, isIllustrated: Bool = false, keepsRetries: Bool = false) {
        self.detailed = detailed
        self.isIllustrated = isIllustrated
        self.keepsRetries = keepsRetries
    }
}
