import Foundation

/// A program that was started. It is terminated together with this object.
package final class RunningProgram {
    private let process = Process()
    /// Holds the input, the output and the errors. Files rather than pipes: a pipe that nobody reads stops a program that
    /// writes much.
    private let files: TemporaryFolder

    init(_ program: Program, terminal: FileHandle?) throws {
        files = try TemporaryFolder(["input": program.input, "output": "", "errors": ""])
        // It finds programs by their names, and becomes the program: the process is the same one.
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = program.arguments
        if let folder = program.workingFolder { process.currentDirectoryURL = folder }
        if let environment = program.environment { process.environment = environment }
        process.standardInput = try terminal ?? FileHandle(forReadingFrom: files.url("input"))
        process.standardOutput = try terminal ?? FileHandle(forWritingTo: files.url("output"))
        process.standardError = try terminal ?? FileHandle(forWritingTo: files.url("errors"))
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    package var isRunning: Bool { process.isRunning }

    /// The program's standard output until now.
    package var output: String {
        get throws { try files.read("output") }
    }

    package func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits until the program has ended.
    @discardableResult
    package func wait() throws -> Program.Result {
        process.waitUntilExit()
        return try Program.Result(
            status: process.terminationStatus, output: files.read("output"), errors: files.read("errors"))
    }
}
