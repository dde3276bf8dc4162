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
        var pairs: [(ours: Double, theirs: Double)] = []
        for _ in 0...runs {
            pairs.append(
                (
                    try seconds(viewspec, ["run", file.path]),
                    try seconds(busted, ["-o", "plainTerminal", file.path])
                ))
        }
        // The first pair has to read everything from the disk.
        pairs.removeFirst()
        return (
            median(pairs.map(\.ours)), median(pairs.map(\.theirs)), median(pairs.map { $0.ours / $0.theirs })
        )
    }

    private func seconds(_ program: String, _ arguments: [String]) throws -> Double {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchError("\(program) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        return (ContinuousClock.now - start) / .seconds(1)
    }

    private func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    static let oneSpec = """
        describe("a group", function()
          it("passes", function() assert.equal(1, 1) end)
        end)
        """

    static let manySpecs =
        (1...100).map { group in
            """
            describe("group \(group)", function()
              for number = 1, 100 do
                it("passes " .. number, function() assert.equal(number, number) end)
              end
            end)
            """
        }.joined(separator: "\n")
}

struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
