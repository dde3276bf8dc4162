import CWorkers
import System

/// Starts sessions in the background.
package enum SessionStart {
    /// The outcome of starting a session.
    package enum Outcome {
        /// It takes requests. With the tree of its screen.
        case started(String)
        /// It has ended, with what it wrote to its errors, and its exit status; negative for a signal.
        case ended(reason: String, status: Int32)
    }

    /// Starts this program as a session, and waits until it takes requests.
    /// - Parameter arguments: Those of the program that stays, after its name. It writes the tree of the screen to its output
    ///   and closes it, or ends with a reason.
    /// - Returns: The tree; or what it wrote to its errors, and its exit status.
    /// - Throws: `SessionFailure` where the program can't be started.
    package static func inBackground(
        _ arguments: [String]
    ) throws(SessionFailure) -> Outcome {
        guard let output = PipeEnds() else { throw failure() }
        defer { Descriptor.release(output.reading) }
        guard let errors = PipeEnds() else {
            defer { Descriptor.release(output.writing) }
            throw failure()
        }
        defer { Descriptor.release(errors.reading) }
        var strings = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
        defer { strings.forEach { free($0) } }
        let process = sw_start_detached(ChildProcess.ownProgram, &strings, output.writing, errors.writing)
        let reason = failure()
        for pipe in [output, errors] { Descriptor.release(pipe.writing) }
        guard process > 0 else { throw reason }
        let tree = Descriptor.readAll(output.reading) ?? []
        guard tree.isEmpty else { return .started(String(decoding: tree, as: UTF8.self)) }
        let text = String(decoding: Descriptor.readAll(errors.reading) ?? [], as: UTF8.self)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return .ended(reason: text, status: status & 0x7F == 0 ? (status >> 8) & 0xFF : -1)
    }

    private static func failure() -> SessionFailure { .system("can't start a session: \(SystemError.last)") }
}
