/// How long a task sleeps, in seconds.
enum SleepLength {
    /// The number of seconds that was most likely written, given bounds of what it can be.
    ///
    /// A sleep arrives as an instant of the real clock, that is, as the length that was written and the moment at which the
    /// clock was read for it. That moment lies between the start of the job that sleeps and now, so the length has bounds
    /// some microseconds apart, or more on a busy machine. The number with the fewest digits between them is returned.
    ///
    /// Complexity: O(1).
    static func shortest(in bounds: ClosedRange<Double>) -> Double {
        // In whole nanoseconds, so that the result is the number as a script would write it.
        let longest = Double(Int64.max / 2)
        let lower = Int64(min(max((bounds.lowerBound * 1e9).rounded(.down), 0), longest))
        let upper = Int64(min(max((bounds.upperBound * 1e9).rounded(.up), 0), longest))
        guard upper > 0 else { return 0 }
        // In nanoseconds: 100,000 seconds, about a day.
        var unit: Int64 = 100_000_000_000_000
        while unit > 1 {
            // Zero would be no sleep at all.
            let candidate = max((lower + unit - 1) / unit, 1) * unit
            if candidate <= upper { return Double(candidate) / 1e9 }
            unit /= 10
        }
        return Double(upper) / 1e9
    }
}
