import CMainQueue

/// The clocks of Swift's concurrency, as jobs read them: `ContinuousClock` and `SuspendingClock`.
///
/// A task that goes to sleep tells its executor the instant at which it is to wake up. That is exact only if the clock hasn't
/// moved since the task read it, which on the real clock it has: by microseconds, or by as long as the thread was without the
/// processor. So these clocks stand still while a job runs, and move with the clock of the specs. They do for
/// tasks of specs only, and until a spec's clock is in use they show the real time. A loop that waits for them without an `await` waits for
/// ever.
package enum RuntimeClock {
    /// Learns from where the runtime reads the time. Without success, as with a runtime that reads it in another way, the
    /// clocks stay real, and sleeps are shorter by the time that has passed since their tasks read it.
    static func learn() {
        cmq_learn_clocks {
            _ = ContinuousClock.now
            _ = SuspendingClock.now
        }
    }

    /// Stops the clocks at a time of the specs' clock, in seconds. On the thread that runs specs.
    package static func stop(at seconds: Double) {
        // Nanoseconds of a century fit in 64 bits.
        cmq_stop_clocks(Int64(min(max(seconds * 1e9, 0), 3e18).rounded()))
    }
}
