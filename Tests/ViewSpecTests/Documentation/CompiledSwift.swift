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

    /// Whether the lines stand in one of the files, one after the other, however far they are indented.
    func contains(_ text: String) -> Bool {
        let lines = Self.lines(text)
        guard let first = lines.first else { return false }
        return files.contains { file in
            file.indices.contains { file[$0] == first && file[$0...].starts(with: lines) }
        }
    }

    /// The lines that aren't empty, without what they are indented by.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
