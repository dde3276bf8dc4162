import Foundation
import Testing

/// The console as its users meet it: each file in `Fixtures/transcripts` holds commands and all that they print.
@Suite("Transcripts of the command line")
struct TranscriptTests {
    @Test("prints what the transcript says", arguments: Transcript.names)
    func transcript(_ name: String) throws {
        let recorded = try Transcript.read(name)
        let actual = try Transcript.run(recorded)
        if ProcessInfo.processInfo.environment["VIEWSPEC_UPDATE_TRANSCRIPTS"] != nil {
            try Transcript.write(actual, to: name)
        } else {
            #expect(actual == recorded)
        }
    }
}

/// Lines that begin with `$ ` are commands for the shell. After each come its output, its error output behind `2> `,
/// and its exit code. Durations are left out, so is how deep the stack goes, and the escape character is shown as `␛`.
enum Transcript {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    private static let folder = fixtures.appending(path: "transcripts")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }
        .sorted()

    static func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    static func write(_ text: String, to name: String) throws {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }

    /// Runs the commands of a transcript and writes down what they do.
    static func run(_ recorded: String) throws -> String {
        let commands = recorded.split(separator: "\n").filter { $0.hasPrefix("$ ") }
        return try commands.map { try $0 + "\n" + run(command: String($0.dropFirst(2))) }.joined(separator: "\n")
    }

    /// Runs a command in a folder and writes down its output, its error output and its exit code. Programs are looked for
    /// among the tools first, then beside the tests.
    static func run(command: String, in folder: URL = fixtures, tools: URL? = nil) throws -> String {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "viewspec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        var environment = [
            "PATH": ((tools.map { [$0.path] } ?? []) + [executables.path, "/usr/bin", "/bin"]).joined(separator: ":"),
            "SCRATCH": scratch.path,
        ]
        // Programs that were built with a sanitizer read what it is to look for.
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] { environment[name] = ProcessInfo.processInfo.environment[name] }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try file("output", in: scratch)
        process.standardError = try file("errors", in: scratch)
        try process.run()
        process.waitUntilExit()
        let output = try String(contentsOf: scratch.appending(path: "output"), encoding: .utf8)
        let errors = try String(contentsOf: scratch.appending(path: "errors"), encoding: .utf8)
        let errorLines = errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "2> \($0)\n" }
        return normalized(output + errorLines.joined()) + "[exit \(process.terminationStatus)]\n"
    }

    /// Files rather than pipes: a pipe that nobody reads yet stops a process that writes much.
    private static func file(_ name: String, in folder: URL) throws -> FileHandle {
        let url = folder.appending(path: name)
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    /// The directory that the tests and the console were built into.
    static let executables = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    static func normalized(_ text: String) -> String {
        text.replacing(/( |\u{1B}\[2m ?)\(\d+(\.\d+)? m?s\)(\u{1B}\[0m)?/, with: "")
            .replacing(/time="\d+\.\d{6}"/, with: "time=\"…\"")
            .replacing(/nested \d+ levels/, with: "nested … levels")
            .replacing("\u{1B}", with: "␛")
    }
}
