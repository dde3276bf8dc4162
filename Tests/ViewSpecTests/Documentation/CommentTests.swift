import Foundation
import Testing

/// The examples in doc comments: what they show is what the package has.
@Suite("Examples in doc comments")
struct CommentTests {
    /// The examples of all sources, each with its place.
    private static let examples = CompiledSwift.files(below: "Sources").flatMap { url -> [MarkdownDocument.Example] in
        let source = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        // Lines keep their numbers; what isn't a comment is no part of an example.
        let comments = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = line.drop { $0 == " " }
            return text.hasPrefix("///") ? String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)) : ""
        }
        return MarkdownDocument.examples(in: comments.joined(separator: "\n"), of: url.lastPathComponent)
    }

    @Test("are Swift that is compiled")
    func swift() {
        #expect(Self.examples.count >= 8)
        for example in Self.examples {
            #expect(example.language == "swift", "\(example.place): nothing runs an example in '\(example.language)'")
            // Not within the expectation, which would print all the files.
            let isCompiled = CompiledSwift.all.contains(example.text)
            #expect(
                isCompiled,
                "\(example.place): no file of the package has these lines:\n\(example.text)")
        }
    }
}
