import Foundation
import Subprocess
import SystemPackage

/// The program under test.
struct Program {
    /// The absolute path of the executable.
    let path: String
    /// The longest time that a run may take, in seconds.
    let patience: Double

    /// The end of a run.
    struct Ending {
        /// The status of the process; nil where it took too long.
        var status: TerminationStatus?
        /// The end of what it wrote to standard output and standard error.
        var output: String
        /// The output of sanitizers, in any of its processes.
        var sanitizerReports: [String]
        /// The lines of the event log that the run was asked to write, if it was.
        var events: [String]
    }

    /// Runs a case in a folder of its own, which is removed afterwards.
    func run(_ fuzzCase: FuzzCase) async throws -> Ending {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viewspec-fuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, contents) in fuzzCase.files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: file)
        }
        try fuzzCase.input.write(to: folder.appending(path: ".input"))
        let status = try await start(fuzzCase.arguments, in: FilePath(folder.path))
        return Ending(
            status: status,
            output: String(
                decoding: (try? Data(contentsOf: folder.appending(path: ".output"))) ?? Data(), as: UTF8.self),
            sanitizerReports: Self.sanitizerReports(in: folder),
            events: Self.lines(of: folder.appending(path: "events.jsonl")))
    }

    /// Runs the program, with files for its input and output: nothing waits for a pipe to be read.
    /// - Returns: How it ended; nil where it had to be killed.
    private func start(_ arguments: [String], in folder: FilePath) async throws -> TerminationStatus? {
        let program = Executable.path(FilePath(path)), patience = patience
        return try await withThrowingTaskGroup(of: TerminationStatus?.self) { group in
            group.addTask {
                let input = try FileDescriptor.open(folder.appending(".input"), .readOnly)
                let output = try FileDescriptor.open(
                    folder.appending(".output"), .writeOnly, options: [.create, .append], permissions: .ownerReadWrite)
                defer {
                    try? input.close()
                    try? output.close()
                }
                return try await Subprocess.run(
                    program, arguments: Arguments(arguments),
                    environment: .custom([
                        "HOME": folder.string, "PATH": "/usr/bin:/bin", "TERM": "dumb", "SWIFT_BACKTRACE": "enable=no",
                        "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1:log_path=\(folder)/.sanitizer",
                    ]),
                    workingDirectory: folder,
                    input: .fileDescriptor(input, closeAfterSpawningProcess: false),
                    output: .fileDescriptor(output, closeAfterSpawningProcess: false),
                    error: .fileDescriptor(output, closeAfterSpawningProcess: false)
                ).terminationStatus
            }
            group.addTask {
                try await Task.sleep(for: .seconds(patience))
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
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
