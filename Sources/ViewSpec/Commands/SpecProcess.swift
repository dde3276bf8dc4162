import SpecRunner
import System

/// Runs spec files in a process of their own: this program, started anew with `run`. A copy of this process, as the
/// runner makes for each file, is not to be had where scripts and their tasks run already.
enum SpecProcess {
    /// Runs specs.
    /// - Parameters:
    ///   - paths: As on the command line of `run`.
    ///   - isColored: Whether what it prints is for a terminal.
    ///   - printed: Takes what it prints, as it comes.
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
