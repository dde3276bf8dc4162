import CWorkers
import System

/// A copy of this process, or a program that it became, seen from here.
package struct ForkedProcess {
    /// The process to send signals to.
    let id: pid_t
    /// Whether the process is an intermediate one, which ends the programs that the copy started.
    package let isKept: Bool

    /// How long the system is given to end a process, in seconds. The one in between takes two at most.
    private static let endingLimit = 3.0

    /// Describes a process made by `sw_fork`, or by `sw_fork_kept`.
    package init(id: pid_t, isKept: Bool = false) { (self.id, self.isKept) = (id, isKept) }

    /// Ends it, and what it started, without waiting for that.
    package func end() { if isKept { sw_end_kept(id) } else { sw_kill_group(id) } }

    /// Waits for its end, which something may keep it from: after a few seconds it is ended by force.
    /// - Returns: Its exit status, or minus the signal that ended it.
    @discardableResult
    package func awaitEnd() -> Int32 {
        var status: Int32 = 0
        if sw_wait(id, Self.endingLimit, &status) { return status }
        end()
        if isKept, sw_wait(id, Self.endingLimit, &status) { return status }
        sw_kill_group(id)
        return sw_wait(id, Self.endingLimit, &status) ? status : -SIGKILL
    }

    /// Whether it has ended after `end()`.
    var hasEnded: Bool { sw_has_ended(id) }

    /// Sends a signal to it.
    package func send(_ signal: Int32) { kill(id, signal) }
}
