import CMainQueue
import Dispatch
import Foundation

/// The clocks that code of a spec reads: `ContinuousClock` and `SuspendingClock`, Foundation's dates and run loop, `time(nil)`.
///
/// A task that goes to sleep tells its executor the instant at which it is to wake up. That is exact only if the clock hasn't
/// moved since the task read it, which on the real clock it has: by microseconds, or by as long as the thread was without the
/// processor. So these clocks stand still while a job runs, and move with the clock of the specs. They do for
/// tasks of specs only, and until a spec's clock is in use they show the real time. A loop that waits for them without an `await` waits for
/// ever.
///
/// Dispatch's times stay real, since it compares them with the system's on threads of its own.
package enum RuntimeClock {
    /// Learns from where the runtime and Foundation read the time. Where they are libraries, that is all of their code, but for
    /// `Thread.sleep`; in a program that is linked statically, it is what these calls come through. Without success, as with a
    /// runtime that reads it in another way, the clocks stay real, and sleeps are shorter by the time that has passed since their
    /// tasks read it.
    static func learn() {
        cmq_learn_clocks(
            {
                _ = ContinuousClock.now
                _ = SuspendingClock.now
                _ = Date()
                _ = Date.now
                _ = Date.timeIntervalSinceReferenceDate
                _ = Date(timeIntervalSinceNow: 0).timeIntervalSinceNow
                _ = NSDate()
                _ = ProcessInfo.processInfo.systemUptime
            },
            {
                _ = DispatchTime.now()
                _ = DispatchWallTime.now()
            })
    }

    /// Stops the clocks at a time of the specs' clock. On the thread that runs specs.
    /// - Parameters:
    ///   - seconds: What has passed since the clock started.
    ///   - date: The date that the clock shows.
    package static func stop(at seconds: Double, date: Date) {
        cmq_stop_clocks(nanoseconds(seconds), nanoseconds(date.timeIntervalSince1970))
    }

    /// Runs something that is no part of a spec, and reads the real time, on the thread that runs specs.
    package static func real<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasOwn = cmq_set_spec_thread(false)
        defer { _ = cmq_set_spec_thread(wasOwn) }
        return try body()
    }

    /// Rounded to the nanosecond, and within the range of 64 bits: almost three centuries before and after.
    private static func nanoseconds(_ seconds: Double) -> Int64 {
        Int64(min(max(seconds * 1e9, -9e18), 9e18).rounded())
    }
}
