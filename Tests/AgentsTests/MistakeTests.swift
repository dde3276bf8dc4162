import Console
import Foundation
import TestSupport
import Testing

/// The mistakes of `Examples/Agent`: what can be said of their conversations without a build of the app with each of them,
/// which `make agent-mistakes` makes.
@Suite struct MistakeTests {
    private static let folder = "Examples/Agent"
    private static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: Checkout.root.appending(path: folder).path)) ?? [])
        .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()

    @Test func `There are twelve, each at a place of its own`() throws {
        #expect(Self.names.count == 12)
        let changes = try Self.names.map { try Self.change(in: Checkout.read("\(Self.folder)/\($0)")).old }
        #expect(Set(changes).count == 12)
    }

    @Test(arguments: names)
    func `A conversation is short, and its mistake can be made`(_ name: String) throws {
        let text = try Checkout.read("\(Self.folder)/\(name)")
        let conversation = try #require(text.firstMatch(of: /```agent\n([\s\S]*?)```/)).output.1
        let turns = conversation.split(separator: "\n> ").map { $0.hasPrefix("> ") ? $0.dropFirst(2) : $0 }
        #expect((1...10).contains(turns.count))
        for turn in turns {
            let lines = turn.split(separator: "\n", maxSplits: 1)
            let words = lines[0].split(separator: " ", maxSplits: 1)
            #expect(["views", "host", "look", "act", "lua", "spec", "docs"].contains(words[0]), "\(words[0])")
            _ = try JSONValue(parsing: words[1].utf8)
            let answer = lines.count > 1 ? lines[1].trimmingCharacters(in: .whitespacesAndNewlines) : ""
            #expect(!answer.isEmpty && answer.utf8.count <= 16_000, "\(lines[0])")
        }
        let change = try Self.change(in: text)
        let source = try Checkout.read("Examples/Storefront/Sources/Storefront/\(change.file)")
        #expect(source.ranges(of: change.old).count == 1 && !source.contains(change.new))
    }

    private static func change(in text: String) throws -> (file: String, old: String, new: String) {
        let found = try #require(text.firstMatch(of: /```diff\n--- (\S+)\n([\s\S]*?)\n```/))
        let lines = found.output.2.split(separator: "\n")
        func side(_ sign: Character) -> String {
            lines.filter { $0.first == sign }.map { $0.dropFirst() }.joined(separator: "\n")
        }
        return (String(found.output.1), side("-"), side("+"))
    }
}
