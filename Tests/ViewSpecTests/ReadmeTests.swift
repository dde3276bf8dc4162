import Foundation
import Testing

/// What the README shows works, and looks as it shows it.
@Suite("README")
struct ReadmeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A fenced block: its language and its lines.
    private struct Block {
        let language: String
        let text: String
    }

    private static func blocks(_ language: String) throws -> [Block] {
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        return text.matches(of: /(?ms)^```(\w+)\n(.*?)^```$/)
            .map { Block(language: String($0.output.1), text: String($0.output.2)) }
            .filter { $0.language == language }
    }

    private static func file(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("prints what each console block shows")
    func consoles() throws {
        // The package's own console is tried where the package is.
        let blocks = try Self.blocks("console").filter { !$0.text.hasPrefix("$ swift ") }
        #expect(blocks.count >= 4)
        for block in blocks {
            let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
            let command = try #require(lines.first?.hasPrefix("$ ") == true ? lines[0].dropFirst(2) : nil)
            // What is typed into a session stands behind its prompt.
            let typed = lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
            let expected = lines.dropFirst().filter { !$0.hasPrefix("> ") }.joined(separator: "\n")
            let actual = try Transcript.run(command: "\(command) <<'END'\n\(typed)\nEND", in: Self.root)
                .replacing(/\[exit \d+\]\n/, with: "")
            #expect(actual == expected, "\(command)")
        }
    }

    @Test("goes with a reference that says everything, whose examples run")
    func reference() throws {
        #expect(try Transcript.run(command: "viewspec docs --check", in: Self.root).hasSuffix("[exit 0]\n"))
    }

    @Test("shows every flag of run, as its help does in an example")
    func flags() throws {
        let help = try Transcript.run(command: "viewspec run --help", in: Self.root)
        let parts = help.split(separator: "USAGE:", maxSplits: 1).map(String.init)
        try #require(parts.count == 2)
        let flags = Set(parts[1].matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) })
        let shown = try Self.file("README.md")
        #expect(flags.count > 25)
        for flag in flags.subtracting(["--help", "--version"]) {
            // Where a flag has several names, one of them is enough.
            let names = parts[1].split(separator: "\n").first { $0.contains(flag) }?.matches(of: /--?[a-z-]+/) ?? []
            #expect(names.contains { shown.contains("`\($0.0)") || shown.contains(" \($0.0)") }, "README: \(flag)")
            #expect(names.contains { parts[0].contains(" \($0.0)") || parts[0].contains(" \($0.0)=") }, "help: \(flag)")
        }
    }

    @Test("shows specs as they are in specs/")
    func specs() throws {
        let shown = try Self.blocks("lua").prefix(2).map(\.text)
        #expect(try shown == [Self.file("specs/welcome_spec.lua"), Self.file("specs/counter_spec.lua")])
    }

    @Test("shows Swift source that is compiled and run elsewhere")
    func swiftSource() throws {
        let compiled = try Self.file("Tests/GuideTests/ReadmeTests.swift")
        // The files of the section on embedding are compiled as a package; see `EmbeddingReadmeTests`.
        let blocks = try Self.blocks("swift").filter { $0.text.firstMatch(of: /(?m)^\/\/ (\w+\/)*\w+\.swift$/) == nil }
        #expect(blocks.count == 1)
        for block in blocks { #expect(compiled.contains(block.text), "\(block.text)") }
    }

    @Test("runs the example of embedding")
    func embedding() throws {
        let output = try Transcript.run(command: "EmbeddingExample run Examples/Embedding/specs", in: Self.root)
        #expect(
            output == """
                Examples/Embedding/specs/banner_spec.lua
                  Banner
                    ✓ shows its title as a headline
                    ✓ refuses a title that is no text

                Examples/Embedding/specs/inbox_spec.lua
                  Inbox
                    ✓ shows what the model has
                    ✓ changes the model
                    ✓ awaits what takes its time, and raises what it throws
                    ✓ is followed
                    ✓ comes with functions of the app

                7 successes, 0 failures, 0 errors, 0 pending
                [exit 0]

                """)
    }
}
