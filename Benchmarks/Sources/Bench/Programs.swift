import Foundation

/// Whole processes, measured in turn so that a change in the machine's speed meets all.
struct Programs {
    private let folder: URL
    private let viewspec: String
    private let lua: String
    private let busted: String?
    /// The program with which Lua itself runs spec files.
    private let loop: URL

    /// Takes the paths of the programs; without busted, it isn't measured.
    init(viewspec: String, lua: String, busted: String?) throws {
        (self.viewspec, self.lua, self.busted) = (viewspec, lua, busted)
        folder = FileManager.default.temporaryDirectory.appending(path: "viewspec-bench-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        loop = folder.appending(path: "loop.lua")
        try Data(Self.loopText.utf8).write(to: loop)
    }

    /// Removes what was written.
    func removeFiles() { try? FileManager.default.removeItem(at: folder) }

    /// How long the programs take for the same spec files, each the quickest of several runs.
    ///
    /// Lua runs them `turns` times in a row, which should take about as long as ours takes once: then what else the machine
    /// does gets in the way of both alike.
    func compare(_ files: [String], flags: [String] = [], runs: Int, turns: Int) throws -> Comparison {
        let specs = folder.appending(path: "specs-\(UUID())")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        var paths: [String] = []
        for (index, text) in files.enumerated() {
            let file = specs.appending(path: "f\(index)_spec.lua")
            try Data(text.utf8).write(to: file)
            paths.append(file.path)
        }
        var best = (ours: Double.infinity, lua: Double.infinity, busted: Double.infinity)
        for run in 1...runs {
            best.ours = min(best.ours, try seconds(viewspec, ["run", specs.path] + flags))
            let start = ContinuousClock.now
            for _ in 1...turns { _ = try seconds(lua, [loop.path] + paths) }
            best.lua = min(best.lua, (ContinuousClock.now - start) / .seconds(turns))
            // It needs seconds for some, and nothing depends on it: fewer runs will do.
            if let busted, run <= 2 {
                best.busted = min(best.busted, try seconds(busted, ["-o", "plainTerminal", specs.path]))
            }
        }
        return Comparison(ours: best.ours, peer: best.lua, other: busted == nil ? nil : best.busted)
    }

    /// The seconds that the console takes for a spec file.
    func seconds(ofSpec text: String) throws -> Double {
        let file = try write(text)
        defer { try? FileManager.default.removeItem(at: file) }
        return try seconds(viewspec, ["run", file.path])
    }

    /// The console's output for a spec file.
    func output(ofSpec text: String, flags: [String]) throws -> String {
        let file = try write(text)
        defer { try? FileManager.default.removeItem(at: file) }
        return try output(of: viewspec, ["run", file.path] + flags)
    }

    /// A program's output.
    func output(of program: String, _ arguments: [String]) throws -> String {
        let output = folder.appending(path: "output")
        do {
            _ = try seconds(program, arguments, output: output.path)
        } catch {
            throw BenchError("\(error):\n\((try? String(contentsOf: output, encoding: .utf8)) ?? "")")
        }
        return try String(contentsOf: output, encoding: .utf8)
    }

    private func write(_ text: String) throws -> URL {
        let file = folder.appending(path: "single_spec.lua")
        try Data(text.utf8).write(to: file)
        return file
    }

    /// How long a program runs, whose output goes to a file. With `posix_spawn`, because Foundation's `Process` notices an
    /// end only after a while.
    private func seconds(_ program: String, _ arguments: [String], output: String = "/dev/null") throws -> Double {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        let words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        var status: Int32 = 0
        let start = ContinuousClock.now
        let problem = posix_spawn(&child, program, &actions, nil, words, environ)
        guard problem == 0 else { throw BenchError("\(program): \(String(cString: strerror(problem)))") }
        while waitpid(child, &status, 0) == -1 {}
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        guard status == 0 else {
            throw BenchError("\(program) \(arguments.joined(separator: " ")) ended with status \(status)")
        }
        return seconds
    }

    /// The least that runs spec files: each spec is called, and a failed one counted.
    private static let loopText = """
        local count, failed = 0, 0
        function describe(name, body) body() end
        function it(name, body)
          count = count + 1
          if not pcall(body) then failed = failed + 1 end
        end
        assert = {}
        function assert.equal(expected, actual)
          if expected ~= actual then error("expected " .. tostring(expected) .. ", found " .. tostring(actual), 2) end
        end
        for _, path in ipairs(arg) do dofile(path) end
        print(count - failed .. " successes, " .. failed .. " failures")
        os.exit(failed == 0)
        """

    static let oneSpec = """
        describe("a group", function()
          it("passes", function() assert.equal(1, 1) end)
        end)
        """

    /// Specs that pass, a hundred to a group.
    static func specs(_ count: Int) -> String {
        """
        for group = 1, \(count / 100) do
          describe("group " .. group, function()
            for number = 1, 100 do
              it("passes " .. number, function() assert.equal(number, number) end)
            end
          end)
        end
        """
    }
}

struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
