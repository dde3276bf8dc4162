import Lua
import System

/// The files of a sandbox, as they are read.
enum SandboxFile {
    /// The whole content of a file.
    /// - Parameters:
    ///   - path: Where it is. If the script isn't trusted, this has been checked, and holds no link.
    ///   - isTrusted: Whether the script may read whatever there is.
    /// - Throws: `FileError.unreadable`.
    static func contents(of path: String, isTrusted: Bool) throws(FileError) -> [UInt8] {
        guard !isTrusted else { return try FileSystem.contents(of: path, from: FileSystem.Kind.allCases) }
        let descriptor = UnlinkedFile.open(path, flags: O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: SystemError.last) }
        defer { close(descriptor) }
        return try FileSystem.contents(of: path, open: descriptor)
    }
}

extension Sandbox {
    /// The content of a file that a script names as the place of its code; `nil` if the script may not read it. What a
    /// report shows of files is to be no more than a script could print.
    public func source(at path: String) -> [UInt8]? {
        guard !isTrusted else { return try? SandboxFile.contents(of: path, isTrusted: true) }
        let paths = SandboxPaths(folder: folder, roots: roots)
        for verdict in [paths.checkLoading(path), paths.check(path, mode: "r")] {
            if case .allowed(let target) = verdict { return try? SandboxFile.contents(of: target, isTrusted: false) }
        }
        return nil
    }
}
