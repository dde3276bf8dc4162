import Foundation

/// The program under test.
struct Program {
    /// The absolute path of the executable.
    let path: String
    /// How long one run may take, in seconds.
    let patience: Double

    /// How a run ended.
    struct Ending {
        /// The exit status, or minus the signal that ended the process.
        var status: Int32
        var isHung: Bool
        /// The end of what it wrote to standard output and standard error.
        var output: String
        /// What sanitizers wrote, in any of its processes.
        var sanitizerReports: [String]
        /// The lines of the event log that the run was asked to write, if it was.
        var events: [String]
    }

    /// Runs a case in a folder of its own, which is removed afterwards.
    func run(_ fuzzCase: FuzzCase) throws -> Ending {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viewspec-fuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, contents) in fuzzCase.files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: file)
        }
        let input = folder.appending(path: ".input"), output = folder.appending(path: ".output")
        try fuzzCase.input.write(to: input)
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)

        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = fuzzCase.arguments
        process.currentDirectoryURL = folder
        process.environment = [
            "HOME": folder.path, "PATH": "/usr/bin:/bin", "TERM": "dumb",
            "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1:log_path=\(folder.path)/.sanitizer",
        ]
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let isHung = ended.wait(timeout: .now() + patience) == .timedOut
        if isHung {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        return Ending(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            isHung: isHung,
            output: String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self),
            sanitizerReports: Self.sanitizerReports(in: folder),
            events: Self.lines(of: folder.appending(path: "events.jsonl")))
    }

    private static func sanitizerReports(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix(".sanitizer") }.sorted().map {
            lines(of: folder.appending(path: $0)).joined(separator: "\n")
        }
    }

    private static func lines(of file: URL) -> [String] {
        guard let contents = try? Data(contentsOf: file) else { return [] }
        return String(decoding: contents, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
