import CMainQueue
import Foundation

/// The run loop of the thread that runs specs. Nothing runs it but this; its timers follow the clock of the specs.
package enum MainRunLoop {
    /// Whether a spec has given it timers or blocks. As long as none has, running it would only take time.
    package static var isUsed: Bool { cmq_uses_run_loop() }

    /// Runs the blocks and timers that are due.
    /// - Returns: The number of seconds until the next timer is due; nil for none.
    package static func run() -> Double? {
        // Its blocks may leave the mode without timers.
        guard let next = RunLoop.current.limitDate(forMode: .default), next < .distantFuture else { return nil }
        return max(next.timeIntervalSinceNow, 0)
    }

    /// Takes out what specs have added.
    package static func invalidateTimers() { cmq_invalidate_timers() }
}

/// A block that code of a spec gave to the main queue for later.
package final class DelayedBlock {
    private let block: UnsafeMutableRawPointer
    private var isFinished = false

    fileprivate init(_ block: UnsafeMutableRawPointer) { self.block = block }

    deinit { if !isFinished { cmq_finish_delayed(block, false) } }

    /// Gives it to the main queue now.
    package func enqueue() {
        guard !isFinished else { return }
        isFinished = true
        cmq_finish_delayed(block, true)
    }

    /// Who takes the blocks of the main queue; nil for Dispatch itself.
    nonisolated(unsafe) private static var taker: ((_ seconds: Double, DelayedBlock) -> Void)?

    /// Has a function take the blocks that tasks of specs give to the main queue for later.
    /// - Parameter taker: Called on the thread that runs specs, with the number of seconds.
    package static func take(by taker: @escaping (_ seconds: Double, DelayedBlock) -> Void) {
        self.taker = taker
        cmq_take_delayed { nanoseconds, block in
            guard let block, let taker = DelayedBlock.taker else { return false }
            taker(Double(nanoseconds) / 1e9, DelayedBlock(block))
            return true
        }
    }

    /// Leaves them to Dispatch again.
    package static func stopTaking() { taker = nil }
}
