/// A clock that all processes of a machine share, and that nothing sets back.
package enum MonotonicTime {
    /// Nanoseconds since some moment in the past.
    package static var nanoseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// The time since a moment of this clock, in seconds.
    package static func seconds(since nanoseconds: Int) -> Double { Double(Self.nanoseconds - nanoseconds) / 1e9 }
}
