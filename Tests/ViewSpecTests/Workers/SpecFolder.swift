import Foundation

/// A folder of spec files, which is gone with the value, and the console's runs in it.
final class SpecFolder {
    let url: URL

    /// - Parameter files: The texts of files by their paths.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "viewspec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String { try String(contentsOf: url.appending(path: path), encoding: .utf8) }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: path).path, withDestinationPath: target)
    }

    /// What a command for the shell prints in the folder, as in a transcript.
    func run(_ command: String) throws -> String { try Transcript.run(command: command, in: url) }
}
