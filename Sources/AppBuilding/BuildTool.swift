import CWorkers
import System

/// Programs that builds run: `swift`, `swiftc`, `git`.
enum BuildTool {
    /// The status and the output of a program.
    struct Result {
        let status: Int32
        let output: String

        var succeeded: Bool { status == 0 }
    }

    /// The path of a program on the `PATH`; `nil` if there is none.
    static func path(of name: String) -> String? {
        let folders = (ProcessEnvironment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 && FileSystem.status($0)?.kind == .file }
    }

    /// Runs a program to its end, which a signal to this process hastens.
    /// - Parameters:
    ///  - arguments: The path of the program, and its arguments.
    ///  - keepsErrors: Whether the output has what it writes to its standard error too.
    ///  - arrived: Receives the output while it is written.
    /// - Returns: `nil` if it can't be started.
    static func run(
        _ arguments: [String], keepsErrors: Bool = true, arrived: (String) -> Void = { _ in }
    ) -> Result? {
        guard let pipe = PipeEnds() else { return nil }
        defer { Descriptor.release(pipe.reading) }
        let process = ChildProcess(
            arguments, output: pipe.writing, errors: keepsErrors ? pipe.writing : STDERR_FILENO)
        Descriptor.release(pipe.writing)
        guard let process else { return nil }
        var output = ""
        var signals = sw_interruption_descriptor()
        let wait = {
            Self.await(pipe.reading, or: signals)
            guard signals >= 0, sw_interruption() != 0 else { return }
            process.interrupt()
            signals = -1
        }
        Descriptor.readText(pipe.reading, wait: wait) {
            output += $0
            arrived($0)
        }
        return Result(status: process.waitForStatus(), output: output)
    }

    /// Waits until one of the descriptors is readable.
    private static func await(_ output: Int32, or signals: Int32) {
        var watched = [output, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&watched, nfds_t(watched.count), -1)
    }
}
