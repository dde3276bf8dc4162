/// How many specs ended in which way.
public struct RunSummary: Codable, Sendable, Hashable {
    /// Specs that succeeded.
    public private(set) var successes = 0
    /// Specs that are pending.
    public private(set) var pending = 0
    /// Specs with an assertion that didn't hold.
    public private(set) var failures = 0
    /// Specs, groups and files that ended with any other error.
    public private(set) var errors = 0
    /// How long the run took, in seconds.
    public var seconds = 0.0

    /// Nothing ran yet.
    public init() {}

    /// Counts one more outcome.
    public mutating func add(_ outcome: Outcome) {
        switch outcome {
        case .success: successes += 1
        case .pending: pending += 1
        case .failure: failures += 1
        case .error: errors += 1
        }
    }

    /// Everything that was counted.
    public var total: Int { successes + pending + failures + errors }
    /// Whether nothing failed.
    public var isGood: Bool { failures == 0 && errors == 0 }
}
