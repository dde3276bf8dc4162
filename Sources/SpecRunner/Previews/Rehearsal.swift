import CWorkers
import System
import VirtualTime

/// Tries in a copy of the process what may end it.
package enum Rehearsal {
    /// The exit status of a copy that came to the end: what it tries may exit with 0.
    private static let atEnd: Int32 = 87

    /// Whether something comes to its end in a copy of this process, which prints nothing.
    /// - Parameter seconds: The most time that it may take.
    @MainActor package static func ends(within seconds: Double, _ body: () -> Void) -> Bool {
        fflush(nil)
        let process = sw_fork()
        // Where no process can be started, the original finds out.
        guard process >= 0 else { return true }
        if process == 0 {
            VirtualExecutor.current?.forked()
            let nowhere = open("/dev/null", O_RDWR)
            for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, descriptor) }
            body()
            sw_exit_copy(atEnd)
        }
        var status: Int32 = 0
        if sw_wait(process, seconds, &status) { return status == atEnd }
        sw_kill_group(process)
        _ = sw_wait(process, seconds, &status)
        return false
    }
}
