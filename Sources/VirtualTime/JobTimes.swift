import CMainQueue
import System

/// A moment of a job: the time by the clock, and what its thread has had of the processor.
struct JobTimes {
    /// The processor time of a part of a job and the time without the processor, in seconds, and how often the thread lost it.
    typealias Span = (worked: Double, lost: Double, switches: Int)

    // Seconds, and no instant of a clock: the size of one is known only to the running program, which would have to work out that
    // of everything that holds one.
    private let clock: Double
    private let processor: Double
    private let switches: Int

    /// This moment.
    static var now: JobTimes {
        JobTimes(
            clock: seconds(CLOCK_MONOTONIC), processor: seconds(CLOCK_THREAD_CPUTIME_ID),
            switches: cmq_thread_switches())
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The part of a job between two moments.
    static func - (later: JobTimes, earlier: JobTimes) -> Span {
        let worked = later.processor - earlier.processor
        let passed = later.clock - earlier.clock
        return (worked, passed - worked, later.switches - earlier.switches)
    }
}
