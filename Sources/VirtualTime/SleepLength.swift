/// The length of a task's sleep, in seconds.
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
    /// A thread that lost the processor once in a job lost it either before it read the clock or after, so that the length is
    /// near `left` or near `left` and what was lost. One that lost it more often may have lost some before and some after, and
    /// the length is anywhere between. Of the numbers with the fewest digits in these bounds, the one is returned that is the
    /// least likely to be there by chance.
    /// - Parameters:
    ///   - left: What is left of the sleep by the clock, in seconds.
    ///   - spent: What the job has had of the processor.
    ///
    /// Complexity: O(1).
    static func likeliest(left: Double, _ spent: JobTimes.Span) -> Double {
        let (worked, lost) = (max(spent.worked, 0), max(spent.lost, 0))
        guard lost > patience else { return left > 0 ? shortest(in: left...(left + worked + lost)) : 0 }
        guard left + lost > 0 else { return 0 }
        var bounds = [(from: left + lost, width: worked)]
        // First, since it is as likely as the other where both are as round.
        if left > 0 { bounds.insert((left, worked), at: 0) }
        if spent.switches > 1 { bounds.append((max(left, 0), lost + worked)) }
        let candidates = bounds.map { from, width in
            let (length, unit) = roundest(in: from...(from + width))
            return (length: length, chance: width * 1e9 / Double(unit))
        }
        return candidates.min { $0.chance < $1.chance }?.length ?? 0
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
