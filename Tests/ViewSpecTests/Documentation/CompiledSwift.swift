import Foundation

/// The Swift that tests compile, and that examples are therefore taken from.
struct CompiledSwift {
    static let shared = CompiledSwift()

    private let files: [[String]]

    private init() {
        let root = MarkdownDocument.root
        let folders = ["Tests/GuideTests", "Examples/Embedding", "Sources/Gallery"]
        let sources = folders.flatMap { folder in
            let names =
                FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
                .compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".swift") }.map { root.appending(path: "\(folder)/\($0)") }
        }
        // What the README shows of a package is built as such; see `EmbeddingReadmeTests`.
        let readme = (try? MarkdownDocument(root.appending(path: "README.md")).examples) ?? []
        let texts =
            sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            + readme.filter { $0.language == "swift" && $0.path != nil }.map(\.content)
        files = texts.map(Self.lines)
    }

    /// Whether one of the files has all parts of an example, each line by line, however far they are indented. A part
    /// begins with a line that isn't indented, behind an empty one.
    func contains(_ text: String) -> Bool {
        let parts = text.replacing(/\n\n(?=\S)/, with: "\n\u{C}").split(separator: "\u{C}").map {
            Self.lines(String($0))
        }
        return !parts.isEmpty && files.contains { file in parts.allSatisfy { Self.contains($0, in: file) } }
    }

    private static func contains(_ lines: [String], in file: [String]) -> Bool {
        file.indices.contains { file[$0] == lines.first && file[$0...].starts(with: lines) }
    }

    /// The lines that aren't empty, without what they are indented by.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
