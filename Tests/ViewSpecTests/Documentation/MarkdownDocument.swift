import Foundation
import TestSupport

/// A text of the documentation, with the examples that it shows.
struct MarkdownDocument: Sendable {
    /// A fenced block.
    struct Example: Sendable {
        /// The words behind the fence.
        let language: String
        /// The lines between the fences, each with its end.
        let text: String
        /// Where it begins, for messages.
        let place: String

        /// The path in a comment on one of the first two lines, as in `-- specs/cart_spec.lua`: the file that the block is.
        var path: String? { heading.map { String($0.output.1) } }

        /// The text without the line that names its file.
        var content: String {
            guard let heading else { return text }
            return String(text[..<heading.range.lowerBound] + text[heading.range.upperBound...])
        }

        /// That line.
        private var heading: Regex<(Substring, Substring)>.Match? {
            guard let match = text.firstMatch(of: /(?m)^(?:--|\/\/|#) ([\w.\/-]*\.\w+)\n/) else { return nil }
            return text[..<match.range.lowerBound].count { $0 == "\n" } < 2 ? match : nil
        }
    }

    /// The folder of the articles.
    static let catalog = Checkout.root.appending(path: "Sources/ViewSpec/ViewSpec.docc")

    /// The names of the articles.
    static let articles = ((try? FileManager.default.contentsOfDirectory(atPath: catalog.path)) ?? [])
        .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()

    let examples: [Example]

    /// Takes blocks that aren't in a file.
    init(examples: [Example]) {
        self.examples = examples
    }

    /// Reads a file.
    init(_ url: URL) throws {
        examples = Self.examples(in: try String(contentsOf: url, encoding: .utf8), of: url.lastPathComponent)
    }

    /// Reads the article of a name.
    init(article: String) throws {
        try self.init(Self.catalog.appending(path: "\(article).md"))
    }

    /// The fenced blocks of a text. What is opened and never closed reaches to the end.
    static func examples(in text: String, of file: String) -> [Example] {
        var examples: [Example] = []
        var open: (language: String, line: Int, lines: [Substring])?
        func close(_ block: (language: String, line: Int, lines: [Substring])) {
            let text = block.lines.map { "\($0)\n" }.joined()
            examples.append(Example(language: block.language, text: text, place: "\(file):\(block.line)"))
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if let block = open, isFence {
                close(block)
                open = nil
            } else if isFence {
                open = (String(line.drop { $0 == " " || $0 == "`" }), index + 1, [])
            } else {
                open?.lines.append(line)
            }
        }
        if let open { close(open) }
        return examples
    }
}
