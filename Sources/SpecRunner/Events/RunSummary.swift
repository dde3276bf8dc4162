/// How many specs ended in which way.
public struct RunSummary: Codable, Sendable, Hashable {
    /// Specs that succeeded.
    public private(set) var successes = 0
    /// Specs that failed first and succeeded when they were tried again.
    public private(set) var flaky = 0
    /// Specs that are pending.
    public private(set) var pending = 0
    /// Specs with an assertion that didn't hold.
    public private(set) var failures = 0
    /// Specs, groups and files that ended with any other error.
    public private(set) var errors = 0
    /// Specs whose process died or had to be killed.
    public private(set) var crashes = 0
    /// How long the run took, in seconds.
    public var seconds = 0.0

    /// Nothing ran yet.
    public init() {}

    /// Counts one more outcome.
    public mutating func add(_ outcome: Outcome) {
        switch outcome {
        case .success: successes += 1
        case .flaky: flaky += 1
        case .pending: pending += 1
        case .failure: failures += 1
        case .error: errors += 1
        case .crashed: crashes += 1
        }
    }

    /// Everything that was counted.
    public var total: Int { successes + flaky + pending + failures + errors + crashes }
    /// Whether nothing failed.
    public var isGood: Bool { failures == 0 && errors == 0 && crashes == 0 }
}
