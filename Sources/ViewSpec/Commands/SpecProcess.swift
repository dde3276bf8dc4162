import SpecRunner
import System

/// Runs spec files in a separate process: this program with `run`. The process can't fork here, as the runner does for
/// each file, because scripts and their tasks are already running.
enum SpecProcess {
    /// Runs specs.
    /// - Parameters:
    ///  - paths: As on the command line of `run`.
    ///  - isColored: Whether the output is for a terminal.
    ///  - printed: Receives the output while it is written.
    /// - Returns: Whether all specs passed.
    /// - Throws: `SpecRunnerError.cannotStartWorker`.
    static func run(
        _ paths: [String], isColored: Bool, printed: (String) -> Void
    ) throws(SpecRunnerError) -> Bool {
        guard let pipe = PipeEnds() else { throw .cannotStartWorker(reason: SystemError.last) }
        defer { Descriptor.release(pipe.reading) }
        let process = ChildProcess(
            [ChildProcess.ownProgram, "run", "--color", isColored ? "always" : "never", "--"] + paths,
            output: pipe.writing, errors: pipe.writing)
        let reason = SystemError.last
        Descriptor.release(pipe.writing)
        guard let process else { throw .cannotStartWorker(reason: reason) }
        Descriptor.readText(pipe.reading, printed)
        return process.wait()
    }
}
