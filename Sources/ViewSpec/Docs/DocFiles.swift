import Foundation

/// The files that documentation is read from and written to.
enum DocFiles {
    /// The text of a file; nil where it can't be read.
    static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    /// The articles below a folder, by path.
    static func markdownFiles(below folder: String) -> [(path: String, text: String)] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
            text("\(folder)/\(name)").map { ("\(folder)/\(name)", $0) }
        }
    }

    /// Writes files into a folder, replacing existing ones.
    /// - Throws: `WriteFailure`, which names the folder or the file.
    static func write(_ files: [(path: String, text: String)], into folder: String) throws {
        try naming(folder) {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        for file in files {
            let path = "\(folder)/\(file.path)"
            try naming(path) { try Data(file.text.utf8).write(to: URL(fileURLWithPath: path)) }
        }
    }

    /// A file or a folder that can't be written.
    private struct WriteFailure: Error, CustomStringConvertible {
        let path: String
        let reason: String
        var description: String { "can't write '\(path)': \(reason)" }
    }

    private static func naming(_ path: String, _ write: () throws -> Void) throws {
        do {
            try write()
        } catch {
            // The system's message is in the underlying error.
            let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            let code = inner.map { $0 as NSError }.flatMap { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil }
            let reason = code.map { String(cString: strerror($0)) } ?? (error as NSError).localizedDescription
            throw WriteFailure(path: path, reason: reason)
        }
    }

    /// Writes a file into a temporary folder that exists while `body` runs.
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
