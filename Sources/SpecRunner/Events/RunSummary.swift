/// The numbers of specs by outcome.
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
    /// The duration of the run, in seconds.
    public var seconds = 0.0
    /// The number of the signal that ended the run before it was through; nil where none did.
    public var interruption: Int?

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
    /// Everything that makes a run bad.
    public var bad: Int { failures + errors + crashes }
    /// Whether nothing failed, and nothing was left out.
    public var isGood: Bool { bad == 0 && interruption == nil }
}
