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
        let blocks = try Self.blocks("console")
        #expect(blocks.count >= 3)
        for block in blocks {
            let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
            let command = try #require(lines.first?.hasPrefix("$ ") == true ? lines[0].dropFirst(2) : nil)
            let expected = lines.dropFirst().joined(separator: "\n")
            let actual = try Transcript.run(command: String(command), in: Self.root)
                .replacing(/\[exit \d+\]\n/, with: "")
            #expect(actual == expected, "\(command)")
        }
    }

    @Test("shows the first spec as it is in specs/")
    func firstSpec() throws {
        #expect(try Self.blocks("lua").first?.text == Self.file("specs/counter_spec.lua"))
    }

    @Test("shows Swift source that is compiled and run elsewhere")
    func swiftSource() throws {
        let compiled = try Self.file("Tests/GuideTests/ReadmeTests.swift") + Self.file("Examples/Embedding/Specs.swift")
        let blocks = try Self.blocks("swift").filter { !$0.text.contains("// Package.swift") }
        #expect(blocks.count == 2)
        for block in blocks {
            let source = block.text.replacing(/^\/\/ Sources.*\n/, with: "")
            #expect(compiled.contains(source), "\(source)")
        }
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

                2 successes, 0 failures, 0 errors, 0 pending
                [exit 0]

                """)
    }
}
