import Foundation

/// A folder that is removed together with this object. Its description is its path.
///
/// Names are paths within the folder. Links in the folder's own path are resolved, so that it can be compared with what
/// programs print.
package final class TemporaryFolder: Sendable, CustomStringConvertible {
    /// The folder's path, which is absolute.
    package let path: String

    /// - Parameter files: The contents of files by their names.
    package init(_ files: [String: String] = [:]) throws {
        path =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "viewspec-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package var description: String { path }

    package var url: URL { URL(filePath: path) }

    package func path(_ name: String) -> String { path + "/" + name }

    package func url(_ name: String) -> URL { url.appending(path: name) }

    /// Writes a file and creates the folders above it.
    /// - Parameter isReplacing: Whether a new file takes the place of the old one, as editors do it. Otherwise the same
    ///   file is written anew.
    /// - Returns: The file's path.
    @discardableResult
    package func write(_ text: String, to name: String, isReplacing: Bool = false) throws -> String {
        let file = url(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: isReplacing ? .atomic : [])
        return path(name)
    }

    package func read(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

    package func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

    package func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The names of what is directly in the folder, or in a folder below it, sorted.
    package func names(in name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    /// Creates a symbolic link.
    /// - Parameter target: An absolute path, or one from the folder that the link is in.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    /// The permission bits of a file.
    package func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }
}
