/// A clock that all processes of a machine share, and that nothing sets back.
package enum MonotonicTime {
    /// Nanoseconds since some moment in the past.
    package static var nanoseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// The time from a moment of this clock to another, in seconds.
    /// - Parameter now: The later moment; at present without one.
    package static func seconds(since nanoseconds: Int, at now: Int = Self.nanoseconds) -> Double {
        Double(now - nanoseconds) / 1e9
    }
}
