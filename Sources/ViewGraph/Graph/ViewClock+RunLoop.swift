import Foundation
import VirtualTime

/// What the app leaves to the main queue and to the run loop for later, on the time of the specs.
extension ViewClock {
    /// Runs what is due in the run loop of the main thread, and schedules its next timer.
    /// - Returns: Whether anything may have run.
    package func runRunLoop() -> Bool {
        guard MainRunLoop.isUsed else { return false }
        runLoopTimer?.cancel()
        runLoopTimer = nil
        guard let seconds = MainRunLoop.run() else { return true }
        runLoopTimer = schedule(after: dueTime(in: seconds) - elapsed, named: { "a timer of the run loop" }) {}
        return true
    }

    /// The time at which a timer of the run loop is due, in whole microseconds.
    ///
    /// Foundation counts in dates, which are exact to a tenth of a microsecond, so that a timer of 0.1 seconds is due at
    /// 0.10000002. The clock doesn't show that, unless the timer isn't due yet.
    private func dueTime(in seconds: Double) -> Double {
        let due = ((elapsed + seconds) * 1e6 - 0.3).rounded(.up) / 1e6
        return due > elapsed ? due : elapsed + 1e-6
    }

    /// Ends what the run loop still has to do, at the end of a spec.
    package func endRunLoop() {
        guard MainRunLoop.isUsed else { return }
        runLoopTimer?.cancel()
        runLoopTimer = nil
        MainRunLoop.invalidateTimers()
    }

    /// Takes the blocks of `DispatchQueue.main.asyncAfter`.
    func takeDelayedBlocks() {
        DelayedBlock.take { [weak self] seconds, block in
            let schedule: @MainActor () -> Void = {
                guard let self else { return block.enqueue() }
                self.schedule(after: seconds, named: { "DispatchQueue.main.asyncAfter" }) { block.enqueue() }
            }
            // Any task of a spec may be the one that calls, and this thread runs nothing else meanwhile.
            withoutIsolation(schedule, as: (() -> Void).self)()
        }
    }
}
