import Foundation

/// The programs of this machine, run as whole processes.
struct Programs {
    private let folder: URL
    private let paths: [Runner: String]
    /// The program with which Lua itself runs spec files.
    private let loop: URL

    /// - Parameter paths: Where the programs are.
    init(_ paths: [Runner: String]) throws {
        self.paths = paths
        folder = FileManager.default.temporaryDirectory.appending(path: "viewspec-bench-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        loop = folder.appending(path: "loop.lua")
        try Data(SpecTexts.loop.utf8).write(to: loop)
    }

    /// The path of the first program of a name in the folders of `PATH`.
    static func find(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// The path of a program.
    func path(of runner: Runner) -> String? { paths[runner] }

    /// Removes what was written.
    func removeFiles() { try? FileManager.default.removeItem(at: folder) }

    /// The seconds that a program takes for spec files, of several runs in a row the mean.
    func seconds(of files: SpecFiles, by runner: Runner, flags: [String], turns: Int) throws -> Double {
        guard let text = files.text[runner.language] else { throw BenchError("there are no specs for \(runner)") }
        let specs = folder.appending(path: "specs-\(UUID())")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: specs) }
        let paths = try (0..<files.count).map { index in
            let file = specs.appending(path: "f\(index)_spec.\(runner.language.rawValue)")
            try Data(text.utf8).write(to: file)
            return file.path
        }
        let command = try command(runner) + (runner.takesFolder ? [specs.path] : paths) + flags
        let start = ContinuousClock.now
        for _ in 1...turns { _ = try seconds(command) }
        return (ContinuousClock.now - start) / .seconds(turns)
    }

    /// The console's output for a spec file.
    func output(ofSpec text: String, flags: [String]) throws -> String {
        let file = folder.appending(path: "single_spec.lua")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try output(of: command(.viewspec) + [file.path] + flags)
    }

    /// The output of a command, which begins with the path of its program.
    func output(of command: [String]) throws -> String {
        try run(command, in: nil).output
    }

    /// The seconds that a program takes in a folder, and its output.
    func run(_ runner: Runner, _ arguments: [String], in folder: String) throws -> (seconds: Double, output: String) {
        try run(command(runner) + arguments, in: folder)
    }

    private func run(_ command: [String], in place: String?) throws -> (seconds: Double, output: String) {
        let output = folder.appending(path: "output")
        do {
            let seconds = try seconds(command, in: place, output: output.path)
            return (seconds, try String(contentsOf: output, encoding: .utf8))
        } catch {
            let lines = ((try? String(contentsOf: output, encoding: .utf8)) ?? "").split(separator: "\n")
            throw BenchError("\(error):\n\(lines.suffix(20).joined(separator: "\n"))")
        }
    }

    /// The command that runs the spec files that follow it. busted is a script, and runs with the Lua that everything else has
    /// here.
    private func command(_ runner: Runner) throws -> [String] {
        func path(_ runner: Runner) throws -> String {
            guard let path = paths[runner] else { throw BenchError("there is no \(runner)") }
            return path
        }
        return switch runner {
        case .viewspec: [try path(.viewspec), "run"]
        case .lua: [try path(.lua), loop.path]
        case .busted: [try path(.lua), try path(.busted)]
        case .rspec: [try path(.rspec)]
        case .node: [try path(.node), "--test"]
        }
    }

    /// The time that a program runs, in seconds. Its output goes to a file. With `posix_spawn`, because Foundation's `Process`
    /// notices an end only after a while.
    private func seconds(
        _ command: [String], in place: String? = nil, output: String = "/dev/null"
    ) throws -> Double {
        let home = FileManager.default.currentDirectoryPath
        if let place, chdir(place) != 0 { throw BenchError("\(place): \(String(cString: strerror(errno)))") }
        defer { _ = chdir(home) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        let words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        var status: Int32 = 0
        let start = ContinuousClock.now
        let problem = posix_spawn(&child, command[0], &actions, nil, words, environ)
        guard problem == 0 else { throw BenchError("\(command[0]): \(String(cString: strerror(problem)))") }
        while waitpid(child, &status, 0) == -1 {}
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        guard status == 0 else {
            throw BenchError("\(command.joined(separator: " ")) ended with status \(status)")
        }
        return seconds
    }
}

struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
