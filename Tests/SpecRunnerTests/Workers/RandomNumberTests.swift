import Foundation
import TestSupport
import Testing

/// `math.random` and `randomize` in a run of several processes.
@Suite("Random numbers")
struct RandomNumberTests {
    private let names = ["a", "b", "c"]

    private func makeFolder() throws -> TemporaryFolder {
        let text = """
            describe("group", function()
              randomize()
              it("draws", function() print("drew " .. math.random(1000000000)) end)
            end)
            """
        return try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ("specs/\($0)_spec.lua", text) }))
    }

    /// The numbers that each file drew.
    private func draw(_ folder: TemporaryFolder, _ arguments: String) throws -> [String: [String]] {
        let report = try folder.run("viewspec run \(arguments) --reporter tap")
        var drawn: [String: [String]] = [:]
        var file = ""
        for line in report.split(separator: "\n") {
            if line.hasSuffix("_spec.lua") { file = line.split(separator: "/").last.map(String.init) ?? "" }
            if let range = line.firstRange(of: "drew ") {
                drawn[file, default: []].append(String(line[range.upperBound...]))
            }
        }
        return drawn
    }

    @Test("differ from file to file, from repetition to repetition and from run to run", arguments: [1, 2, 4])
    func differ(jobs: Int) throws {
        let folder = try makeFolder()
        let runs = try (1...2).map { _ in try draw(folder, "specs -j \(jobs) --repeat 2") }
        let numbers = runs.flatMap { $0.values.flatMap(\.self) }
        #expect(numbers.count == 12)
        #expect(Set(numbers).count == 12)
    }

    @Test("follow from the seed and the file alone")
    func follow() throws {
        let folder = try makeFolder()
        let first = try draw(folder, "specs --seed 7 -j 1")
        #expect(first.count == 3)
        #expect(Set(first.values.flatMap(\.self)).count == 3)
        #expect(try draw(folder, "specs --seed 7 -j 2") == first)
        #expect(try draw(folder, "specs --seed 7 -j 4") == first)
        #expect(try draw(folder, "./specs --seed 7") == first)
        #expect(try draw(folder, "specs/b_spec.lua --seed 7") == first.filter { $0.key == "b_spec.lua" })
        // A file is read twice to find a line's spec: the numbers are those of one reading.
        #expect(try draw(folder, "specs/b_spec.lua:3 --seed 7") == first.filter { $0.key == "b_spec.lua" })
        #expect(try draw(folder, "specs --seed 8") != first)
    }
}
