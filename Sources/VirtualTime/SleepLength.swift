/// How long a task sleeps, in seconds.
enum SleepLength {
    /// The number of seconds that was most likely written, given bounds of what it can be.
    ///
    /// A sleep arrives as an instant of the real clock, that is, as the length that was written and the moment at which the
    /// clock was read for it. That moment lies between the start of the job that sleeps and now, so the length has bounds
    /// some microseconds apart, or more on a busy machine. The number with the fewest digits between them is returned.
    ///
    /// Complexity: O(1).
    static func shortest(in bounds: ClosedRange<Double>) -> Double { roundest(in: bounds).length }

    /// The number of seconds that was most likely written, on a machine that may have been busy with something else.
    ///
    /// The thread loses the processor at most once or twice in a job, either before it reads the clock or after. So the length
    /// is near `left` or near `left + lost`, and the number with fewer digits is returned.
    /// - Parameters:
    ///   - left: What is left of the sleep by the clock, in seconds.
    ///   - worked: The processor time that the job has taken, in seconds.
    ///   - lost: The time that it has not had the processor, in seconds.
    ///
    /// Complexity: O(1).
    static func likeliest(left: Double, worked: Double, lost: Double) -> Double {
        let worked = max(worked, 0)
        guard lost > patience else { return left > 0 ? shortest(in: left...(left + worked + max(lost, 0))) : 0 }
        let late = roundest(in: (left + lost)...(left + lost + worked))
        guard left > 0 else { return left + lost > 0 ? late.length : 0 }
        let early = roundest(in: left...(left + worked))
        return late.unit > early.unit ? late.length : early.length
    }

    /// The time without the processor that is usual, in seconds.
    private static let patience = 0.001

    /// The number with the fewest digits between bounds, and the place of its last digit in nanoseconds.
    private static func roundest(in bounds: ClosedRange<Double>) -> (length: Double, unit: Int64) {
        // In whole nanoseconds, so that the result is the number as a script would write it.
        let longest = Double(Int64.max / 2)
        let lower = Int64(min(max((bounds.lowerBound * 1e9).rounded(.down), 0), longest))
        let upper = Int64(min(max((bounds.upperBound * 1e9).rounded(.up), 0), longest))
        guard upper > 0 else { return (0, .max) }
        // In nanoseconds: 100,000 seconds, about a day.
        var unit: Int64 = 100_000_000_000_000
        while unit > 1 {
            // Zero would be no sleep at all.
            let candidate = max((lower + unit - 1) / unit, 1) * unit
            if candidate <= upper { return (Double(candidate) / 1e9, unit) }
            unit /= 10
        }
        return (Double(upper) / 1e9, 1)
    }
}
