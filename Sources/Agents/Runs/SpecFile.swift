import System

/// The files of specs that an agent may write.
package enum SpecFile {
    /// The usual path of a spec with a name.
    package static func path(forSpec name: String) -> String {
        "specs/\(String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }))_spec.lua"
    }

    /// Makes sure that a path is that of a spec file below the working directory.
    /// - Throws: `ToolFailure`.
    package static func check(_ path: String) throws(ToolFailure) {
        guard path.hasSuffix("_spec.lua"), path.split(separator: "/").last != "_spec.lua" else {
            throw ToolFailure(
                "spec: the name of a spec file ends with _spec.lua, as specs/cart_spec.lua does; got '\(path)'")
        }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\0"),
            isInside(parts.dropLast().map(String.init)),
            FileSystem.linkTarget(path) == nil
        else { throw ToolFailure("spec: 'path' is a path below the working directory; got '\(path)'") }
    }

    /// Whether the folders of a path, as far as they are there, are below the working directory, also where one is a link.
    private static func isInside(_ folders: [String]) -> Bool {
        guard let root = FileSystem.realPath(".") else { return false }
        for count in folders.indices.map({ $0 + 1 }) {
            let folder = folders[..<count].joined(separator: "/")
            guard let real = FileSystem.realPath(folder.isEmpty ? "." : folder) else { return true }
            guard real == root || real.hasPrefix(root == "/" ? root : root + "/") else { return false }
        }
        return true
    }

    /// Writes a spec file, with the folders above it.
    /// - Throws: `ToolFailure`, also for a file that is there, unless it is replaced.
    package static func write(_ text: String, to path: String, replacing: Bool) throws(ToolFailure) {
        try check(path)
        do throws(FileError) {
            guard try !FileSystem.write(text, to: path, replacing: replacing) else { return }
        } catch {
            throw ToolFailure("\(error)")
        }
        throw ToolFailure("\(path) already exists; 'replace' replaces it")
    }
}
