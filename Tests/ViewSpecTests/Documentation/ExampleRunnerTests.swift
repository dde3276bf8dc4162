import Foundation
import Testing

/// What a document says wrongly is found: each kind of example can fail.
@Suite("Examples of documents")
struct ExampleRunnerTests {
    private static let fence = "```"

    /// The faults of a document of one block, or of several.
    private static func problems(_ blocks: (language: String, text: String)...) throws -> [String] {
        let text = blocks.map { "\(fence)\($0.language)\n\($0.text)\n\(fence)\n" }.joined(separator: "\nText.\n\n")
        let document = MarkdownDocument(examples: MarkdownDocument.examples(in: text, of: "a.md"))
        let folder = try ExampleFolder()
        return try ExampleRunner(document: document, folder: folder).problems()
    }

    @Test("are found with their languages and lines, whether they are closed or not")
    func blocks() {
        let text = "Text.\n\n\(Self.fence)lua\nprint(1)\n\(Self.fence)\n\n  \(Self.fence)\nx\n  \(Self.fence)\n"
        let examples = MarkdownDocument.examples(in: text + "\(Self.fence)sh\nmake specs\n", of: "a.md")
        #expect(examples.map(\.language) == ["lua", "", "sh"])
        #expect(examples.map(\.place) == ["a.md:3", "a.md:7", "a.md:10"])
        #expect(examples.map(\.text) == ["print(1)\n", "x\n", "make specs\n\n"])
    }

    @Test("name their files on one of the first two lines")
    func paths() {
        let text = "\(Self.fence)swift\n// a-b\n// Sources/A.swift\nlet a = 1\n\(Self.fence)\n"
        let example = MarkdownDocument.examples(in: text, of: "a.md")[0]
        #expect(example.path == "Sources/A.swift")
        #expect(example.content == "// a-b\nlet a = 1\n")
    }

    @Test("of an unknown kind are a problem, as are those that say nothing of their kind")
    func unknown() throws {
        #expect(try Self.problems(("ruby", "puts 1")) == ["a.md:1: nothing is known of blocks of \"ruby\""])
        #expect(try Self.problems(("", "anything")).count == 1)
    }

    @Test("in Lua are run, as files or as the body of a spec")
    func lua() throws {
        #expect(try Self.problems(("lua", "assert.equal(1, 1)"), ("lua", "it('is', function() end)")) == [])
        #expect(try Self.problems(("lua", "assert.equal(1, 2)"))[0].contains("actual:   2"))
        #expect(try Self.problems(("lua", "-- specs/a_spec.lua\nit('is', function() error('no') end)")).count == 1)
        #expect(try Self.problems(("lua", "-- .viewspec.lua\nreturn { jbos = 1 }"))[0].contains("\"jobs\""))
    }

    @Test("in Lua that a later command runs are left to it")
    func luaRunLater() throws {
        let file = ("lua", "-- specs/a_spec.lua\nit(\"fails\", function() error(\"no\", 0) end)")
        let output = """
            specs/a_spec.lua
              ! fails

            1) error: fails
               specs/a_spec.lua:1
               no

               > 1 | it("fails", function() error("no", 0) end)

            0 successes, 0 failures, 1 error, 0 pending
            """
        #expect(try Self.problems(file, ("console", "$ viewspec run specs\n\(output)")) == [])
        #expect(try Self.problems(file, ("console", "$ viewspec run specs\n")).count == 1)
    }

    @Test("of a console print what they show, where they show it")
    func console() throws {
        let session = "$ viewspec repl\n> 1 + 1\n2\n> print(\n>>   3)\n3\n> (nil).x"
        let error = "stdin:4: attempt to index a nil value"
        #expect(try Self.problems(("console", "\(session)\n\(error)")) == [])
        #expect(try Self.problems(("console", session)).count == 1)
        #expect(try Self.problems(("console", "$ viewspec repl\n> 1\n> 2\n1\n2")) == [])
        #expect(try Self.problems(("console", "$ viewspec repl\n> 1\n1\n2\n> 2")).count == 1)
        #expect(try Self.problems(("console", "viewspec run")) == ["a.md:1: no line begins with \"$ \""])
    }

    @Test("in Swift are compiled somewhere, part by part")
    func swift() throws {
        let file = "final class GreetingTests: XCTestCase {\n    func testGreetsByTheNewName() throws {"
        #expect(try Self.problems(("swift", "import ViewInspector\nimport XCTest\n\n\(file)")) == [])
        #expect(try Self.problems(("swift", "let nobodyWroteThis = 1")) == ["a.md:1: no test compiles this"])
        #expect(try Self.problems(("swift", "import XCTest\n\nlet nobodyWroteThis = 1")).count == 1)
    }

    @Test("of a shell are run, or known to the project")
    func shell() throws {
        #expect(try Self.problems(("sh", "make specs # builds\n\nviewspec kinds \\\n  Toggle > log")) == [])
        #expect(try Self.problems(("sh", "viewspec run --jbos 4"))[0].contains("exit code 2"))
        #expect(try Self.problems(("sh", "make money")) == ["a.md:1: there is no 'make money'"])
        #expect(try Self.problems(("sh", "rm -rf specs")) == ["a.md:1: nobody runs 'rm -rf specs'"])
    }

    @Test("of build servers are what init writes, or well laid out with commands that succeed")
    func workflows() throws {
        let script = "  script:\n    - swift run Specs run --reporter spec --reporter junit=specs.xml"
        #expect(try Self.problems(("yaml", script)) == [])
        #expect(
            try Self.problems(("yaml", "a:\n  shard: [1, 2]\n  b:\n    - run: viewspec kinds ${{ matrix.shard }}"))
                .count == 2)
        #expect(try Self.problems(("yaml", "a:\n      b: c")).count == 1)
        #expect(try Self.problems(("yaml", "a:\n  just words")).count == 1)
    }

    @Test("in JSON are read, and those of Bazel are run")
    func others() throws {
        #expect(try Self.problems(("json", "{ \"a\": [1] }")) == [])
        #expect(try Self.problems(("json", "{ a }")) == ["a.md:1: this is no JSON"])
        let written = ("console", "$ viewspec init > log")
        #expect(try Self.problems(written, ("json", "// .luarc.json\n{}"))[0].contains("workspace.library"))
        #expect(try Self.problems(("starlark", "x(args = [\"kinds\", \"Toggle\"])")) == [])
        #expect(try Self.problems(("starlark", "x(args = [\"run\", \"nowhere\"])")).count == 1)
        #expect(try Self.problems(("starlark", "x()")).count == 1)
    }
}
