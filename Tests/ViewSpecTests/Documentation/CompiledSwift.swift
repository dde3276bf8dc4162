import Foundation
import TestSupport

/// The Swift that tests compile, and that examples are therefore taken from.
struct CompiledSwift {
    /// The packages that articles and the README take their code from.
    static let shared = CompiledSwift([
        "Tests/GuideTests", "Tests/FrameworkTests", "Tests/BroughtApp", "Examples/Embedding", "Examples/Previews",
        "Tests/ViewSpecTestingTests", "Examples/Storefront", "Sources/Gallery",
    ])

    /// All that the package compiles.
    static let all = CompiledSwift(["Sources", "Tests", "Examples"])

    private let files: [[String]]

    private init(_ folders: [String]) {
        let root = Checkout.root
        let sources = folders.flatMap { Self.files(below: $0) } + [root.appending(path: "Package.swift")]
        // What the README and the article on embedding show of a package is built as such; see `EmbeddingReadmeTests`.
        let packages = [root.appending(path: "README.md"), MarkdownDocument.catalog.appending(path: "Embedding.md")]
            .flatMap { (try? MarkdownDocument($0).examples) ?? [] }
        let texts =
            sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            + packages.filter { $0.language == "swift" && $0.path != nil }.map(\.content)
        files = texts.map(Self.lines)
    }

    /// The files below a folder of the package, by the endings of their names: those of Swift.
    static func files(below folder: String, endings: [String] = ["swift"]) -> [URL] {
        let url = Checkout.root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            endings.contains { name.hasSuffix(".\($0)") } && !name.contains(".build/")
        }.sorted().map {
            url.appending(path: $0)
        }
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

    /// The lines that are neither empty nor doc comments, without what they are indented by.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty && !$0.hasPrefix("///")
        }
    }
}
