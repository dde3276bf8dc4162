import Foundation

/// The console that was built together with the tests.
enum ConsoleProcess {
    /// It stands beside them.
    static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "viewspec").path

    /// What it finds in its environment: no settings of whoever runs the tests.
    static func environment(home: Folder) -> [String: String] {
        ["PATH": "/usr/bin:/bin", "TERM": "xterm", "NO_COLOR": "1", "HOME": home.path]
    }

    /// Runs a command to its end, without a terminal.
    /// - Returns: Its exit code, and what it writes to its output and to its errors.
    static func run(
        _ arguments: [String], input: String = "", in folder: Folder
    ) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = environment(home: folder)
        try folder.write(input, to: "input")
        process.standardInput = try FileHandle(forReadingFrom: folder.url("input"))
        // Files rather than pipes: a pipe that nobody reads yet stops a process that writes much.
        for name in ["output", "errors"] { try folder.write("", to: name) }
        process.standardOutput = try FileHandle(forWritingTo: folder.url("output"))
        process.standardError = try FileHandle(forWritingTo: folder.url("errors"))
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try folder.read("output"), try folder.read("errors"))
    }
}

/// A folder that is gone with the value.
final class Folder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "viewspec-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }
    func read(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }
    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: url(name)) }

    func link(_ name: String, to other: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: other)
    }

    /// Who may do what with a file of it.
    func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url(name).path)[.posixPermissions] as? Int
    }
}
