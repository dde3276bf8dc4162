import Foundation

/// The files that documentation is read from and written to.
enum DocFiles {
    /// The text of a file; nil where it can't be read.
    static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    /// The Swift files below a folder, by path.
    static func swiftFiles(below folder: String) -> [(path: String, text: String)] { files(".swift", below: folder) }

    /// The articles below a folder, by path.
    static func markdownFiles(below folder: String) -> [(path: String, text: String)] { files(".md", below: folder) }

    private static func files(_ suffix: String, below folder: String) -> [(path: String, text: String)] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().compactMap { name in
            text("\(folder)/\(name)").map { ("\(folder)/\(name)", $0) }
        }
    }

    /// Writes files into a folder, over what is there.
    static func write(_ files: [(path: String, text: String)], into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in files {
            try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file.path)"))
        }
    }

    /// Writes a file into a folder of its own, which is gone once `body` is through.
    @MainActor
    static func withTemporaryFile(
        named name: String, _ text: String, _ body: @MainActor (String) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try write([(name, text)], into: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body("\(folder)/\(name)")
    }
}
