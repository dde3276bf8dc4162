import SpecRunner
import Testing

@testable import Workbench

/// What pages are shown of specs.
@Suite struct SpecBoardTests {
    private static func spec(_ name: String, in path: String, line: Int) -> SpecReference {
        let group = GroupReference(
            file: path, names: ["A cart"], location: SourcePosition(file: path, line: 1))
        return SpecReference(group: group, name: name, location: SourcePosition(file: path, line: line))
    }

    private static func file(_ path: String, _ names: String...) -> ListedFile {
        ListedFile(
            path: path,
            specs: names.enumerated().map { ListedSpec(spec($1, in: path, line: $0 + 2)) })
    }

    private static func passed(_ name: String, in path: String) -> SpecOutcome {
        SpecOutcome(
            SpecResult(spec: spec(name, in: path, line: 2), details: [], seconds: 0.5), output: PrintedOutput())
    }

    @Test func `New files are to be listed, and files that are gone are forgotten with their outcomes`() {
        var board = SpecBoard()
        let new = board.take(["a_spec.lua", "b_spec.lua"])
        #expect(new == ["a_spec.lua", "b_spec.lua"])
        let isListed = board.list(Self.file("a_spec.lua", "adds"))
        #expect(isListed)
        board.note(Self.passed("adds", in: "a_spec.lua"), of: "a_spec.lua: A cart adds")
        let newer = board.take(["b_spec.lua", "c_spec.lua"])
        #expect(newer == ["c_spec.lua"])
        #expect(board.paths == ["b_spec.lua", "c_spec.lua"])
        #expect(board.outcomes.isEmpty)
        let isListedAgain = board.list(Self.file("a_spec.lua", "adds"))
        #expect(!isListedAgain)
    }

    @Test func `A file that was listed as before changes nothing`() {
        var board = SpecBoard()
        _ = board.take(["a_spec.lua"])
        let isFirst = board.list(Self.file("a_spec.lua", "adds"))
        #expect(isFirst)
        let isSame = board.list(Self.file("a_spec.lua", "adds"))
        #expect(!isSame)
        let isOther = board.list(Self.file("a_spec.lua", "adds", "removes"))
        #expect(isOther)
    }

    @Test func `The outcome of a spec stays while the spec does`() {
        var board = SpecBoard()
        _ = board.take(["a_spec.lua"])
        _ = board.list(Self.file("a_spec.lua", "adds", "removes"))
        for name in ["adds", "removes"] {
            board.note(Self.passed(name, in: "a_spec.lua"), of: "a_spec.lua: A cart \(name)")
        }
        _ = board.list(Self.file("a_spec.lua", "removes", "counts"))
        #expect(Array(board.outcomes.keys) == ["a_spec.lua: A cart removes"])
    }

    @Test func `Of what a spec prints, the end is kept, and all of it counted`() {
        var output = PrintedOutput()
        for _ in 0..<10_000 { output.add("twenty bytes a line.\n") }
        output.add("the last line")
        #expect(output.size == 210_013)
        #expect(output.text.utf8.count == PrintedOutput.most)
        #expect(output.text.hasSuffix("line.\nthe last line"))
    }
}
