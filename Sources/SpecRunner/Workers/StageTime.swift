import System

/// The time of a stage of a worker process, which is a spec or the code between two of them, and the steps against a stage
/// that exceeds its limit.
package struct StageTime {
    /// A step against a stage that exceeds its limit.
    package enum Pressure: Int {
        /// The script is asked to end: it raises an error.
        case asked = 1
        /// The process is sent the signal to report its place and to die.
        case told
        /// The process is ended.
        case killed

        /// The time for a step to take effect, in seconds.
        static let patience = 0.4
    }

    /// The time limit, in seconds; nil for none.
    private(set) var limit: Double?
    /// The reason why the process had to be ended; nil as long as it hasn't.
    package private(set) var reason: String?
    private var start = MonotonicTime.nanoseconds
    /// The time before which no step is taken, since the process may have had to wait for this one.
    private var excusedUntil = 0
    /// The last step; nil before the first.
    private var pressure: Pressure?

    /// Begins the first stage, with a limit in seconds.
    package init(limit: Double?) {
        self.limit = limit
    }

    /// Begins another stage with a limit in seconds, at a time in nanoseconds.
    package mutating func begin(limit: Double?, at nanoseconds: Int) {
        start = nanoseconds
        self.limit = limit
        pressure = nil
        reason = nil
    }

    /// The duration so far, in seconds.
    var seconds: Double { MonotonicTime.seconds(since: start) }

    /// Returns the time from a moment, in nanoseconds, until the next step, in seconds; nil without a limit, and after the last
    /// step.
    package func patience(at now: Int = MonotonicTime.nanoseconds) -> Double? {
        guard let limit, pressure != .killed else { return nil }
        let left =
            limit + Double(pressure?.rawValue ?? 0) * Pressure.patience - MonotonicTime.seconds(since: start, at: now)
        return max(0, left, -MonotonicTime.seconds(since: excusedUntil, at: now))
    }

    /// Takes no step before this many seconds have passed.
    mutating func excuse(seconds: Double) {
        excusedUntil = MonotonicTime.nanoseconds + Int(seconds * 1e9)
    }

    /// Returns the next step once the time for it has come; nil before.
    package mutating func escalate() -> Pressure? {
        guard let limit, patience() == 0 else { return nil }
        reason = Deadline.reason(limit)
        let next = pressure.map { Pressure(rawValue: $0.rawValue + 1) ?? .killed } ?? .asked
        pressure = next
        return next
    }
}
