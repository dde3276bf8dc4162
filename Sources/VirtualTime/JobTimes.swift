import System

/// A moment of a job: the time by the clock, and the processor time of its thread.
struct JobTimes {
    private let clock: ContinuousClock.Instant
    private let processor: Double

    /// This moment.
    static var now: JobTimes {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return JobTimes(clock: .now, processor: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }

    /// The processor time between two moments and the time without the processor, in seconds.
    static func - (later: JobTimes, earlier: JobTimes) -> (worked: Double, lost: Double) {
        let worked = later.processor - earlier.processor
        return (worked, (later.clock - earlier.clock) / .seconds(1) - worked)
    }
}
