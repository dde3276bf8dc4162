import CWorkers
import SpecRunner
import System
import VirtualTime

extension ScreenProcess {
    /// Starts a process. In it, which is a copy of this one, this never returns.
    /// - Throws: `ToolFailure` where no process can be started.
    static func start(
        _ handle: String, _ surroundings: AgentSurroundings, for audience: ScreenAudience
    ) async throws(ToolFailure) -> ScreenProcess {
        guard let pipes = ScreenPipes() else {
            throw ToolFailure("no process can be started for a screen: \(SystemError.last)")
        }
        // Each copy would print the C library's buffered output, too.
        fflush(nil)
        let isTrusted = surroundings.isTrusted
        let process = isTrusted ? sw_fork_kept() : sw_fork()
        guard process >= 0 else {
            let reason = SystemError.last
            pipes.close()
            throw ToolFailure("no process can be started for a screen: \(reason)")
        }
        if process == 0 {
            VirtualExecutor.current?.forked()
            RunDescriptors.closeInCopy(but: pipes.own)
            await ScreenWorker(
                catalog: surroundings.catalog, isTrusted: isTrusted, audience: audience, pipes: pipes
            ).run()
        }
        pipes.closeOwn()
        return ScreenProcess(handle: handle, process: ForkedProcess(id: process, isKept: isTrusted), pipes: pipes)
    }
}
