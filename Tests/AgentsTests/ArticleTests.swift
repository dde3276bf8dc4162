import Console
import Foundation
import TestSupport
import Testing

/// The article about agents: each conversation in it is had with the server.
@Suite struct AgentArticleTests {
    private static let path = "Sources/ViewSpec/ViewSpec.docc/Agents.md"

    @Test func `Each conversation of the article is what the server answers`() throws {
        let article = try Checkout.read(Self.path)
        var found: [Substring] = []
        let folder = try TemporaryFolder()
        let answered = try article.replacing(/```agent\n([\s\S]*?)```/) { match in
            found.append(match.output.1)
            return "```agent\n\(try Self.conversation(match.output.1, in: folder))```"
        }
        #expect(found.count >= 3)
        if ProcessInfo.processInfo.environment["VIEWSPEC_UPDATE_TRANSCRIPTS"] != nil {
            try answered.write(to: Checkout.root.appending(path: Self.path), atomically: true, encoding: .utf8)
        } else {
            #expect(answered == article)
        }
    }

    /// The calls of a conversation, each with what a server answers.
    private static func conversation(_ recorded: Substring, in folder: TemporaryFolder) throws -> String {
        let client = try AgentClient(in: folder)
        return try recorded.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { line in
            let words = line.dropFirst(2).split(separator: " ", maxSplits: 1)
            let arguments = try JSONValue(parsing: words.count > 1 ? Array(words[1].utf8) : Array("{}".utf8))
            let text = try client.result(of: client.begin(String(words[0]), arguments)).text
            return "\(line)\n\(Transcript.normalized(text))\n"
        }.joined()
    }
}
