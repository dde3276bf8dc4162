import CMainQueue
import System

/// A moment of a job: the time by the clock, and what its thread has had of the processor.
struct JobTimes {
    /// The processor time of a part of a job and the time without the processor, in seconds, and how often the thread lost it.
    typealias Span = (worked: Double, lost: Double, switches: Int)

    private let clock: ContinuousClock.Instant
    private let processor: Double
    private let switches: Int

    /// This moment.
    static var now: JobTimes {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        let processor = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        return JobTimes(clock: .now, processor: processor, switches: cmq_thread_switches())
    }

    /// The part of a job between two moments.
    static func - (later: JobTimes, earlier: JobTimes) -> Span {
        let worked = later.processor - earlier.processor
        let passed = (later.clock - earlier.clock) / .seconds(1)
        return (worked, passed - worked, later.switches - earlier.switches)
    }
}
