import Foundation

/// Whole processes, measured in turn so that a change in the machine's speed meets both.
struct Programs {
    let folder: URL
    let viewspec: String
    let busted: String

    /// Writes a spec file and returns how long ours took for it, as a part of busted's time: the median of the pairs.
    func ratio(_ name: String, _ text: String, runs: Int) throws -> (ours: Double, theirs: Double, ratio: Double) {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return try ratio(file.path, flags: [], runs: runs)
    }

    /// The same for a folder of files, which ours runs with these flags.
    func ratio(files: [String], flags: [String], runs: Int) throws -> (ours: Double, theirs: Double, ratio: Double) {
        let many = folder.appending(path: "many")
        try FileManager.default.createDirectory(at: many, withIntermediateDirectories: true)
        for (index, text) in files.enumerated() {
            try Data(text.utf8).write(to: many.appending(path: "f\(index)_spec.lua"))
        }
        return try ratio(many.path, flags: flags, runs: runs)
    }

    private func ratio(
        _ path: String, flags: [String], runs: Int
    ) throws -> (ours: Double, theirs: Double, ratio: Double) {
        var pairs: [(ours: Double, theirs: Double)] = []
        for _ in 0...runs {
            pairs.append(
                (
                    try seconds(viewspec, ["run", path] + flags),
                    try seconds(busted, ["-o", "plainTerminal", path])
                ))
        }
        // The first pair has to read everything from the disk.
        pairs.removeFirst()
        return (
            median(pairs.map(\.ours)), median(pairs.map(\.theirs)), median(pairs.map { $0.ours / $0.theirs })
        )
    }

    /// How long a program runs. With `posix_spawn`, because Foundation's `Process` notices an end only after a while.
    private func seconds(_ program: String, _ arguments: [String]) throws -> Double {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
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

    private func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    static let oneSpec = """
        describe("a group", function()
          it("passes", function() assert.equal(1, 1) end)
        end)
        """

    static let manySpecs = groups.joined(separator: "\n")

    /// A hundred groups of a hundred specs, each a file's worth.
    static let groups = (1...100).map { group in
        """
        describe("group \(group)", function()
          for number = 1, 100 do
            it("passes " .. number, function() assert.equal(number, number) end)
          end
        end)
        """
    }
}

struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
