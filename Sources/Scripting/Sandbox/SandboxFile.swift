import Lua
import System

/// The files of a sandbox, as they are read.
enum SandboxFile {
    /// The content of a file.
    /// - Parameters:
    ///  - path: The path. For an untrusted script it has been checked and contains no link.
    ///  - isTrusted: Whether the script may read any file.
    /// - Throws: `FileError.unreadable`.
    static func contents(of path: String, isTrusted: Bool) throws(FileError) -> [UInt8] {
        guard !isTrusted else { return try FileSystem.contents(of: path, from: FileSystem.Kind.allCases) }
        let descriptor = UnlinkedFile.open(path, flags: O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: SystemError.last) }
        defer { close(descriptor) }
        return try FileSystem.contents(of: path, open: descriptor)
    }

    /// Writes a file of an untrusted script, whose path has been checked and contains no link.
    /// - Throws: `FileError.cannotWrite`.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = UnlinkedFile.open(path, flags: O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions: 0o666)
        guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: SystemError.last) }
        defer { close(descriptor) }
        guard bytes.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) else {
            throw .cannotWrite(path: path, reason: SystemError.last)
        }
    }
}

extension Sandbox {
    /// The content of a file that a script names as the place of its code; `nil` if the script may not read it, since
    /// reports must not show more than a script can print.
    public func source(at path: String) -> [UInt8]? {
        guard !isTrusted else { return try? SandboxFile.contents(of: path, isTrusted: true) }
        let paths = SandboxPaths(folder: folder, roots: roots, linkRoots: linkRoots)
        for verdict in [paths.checkLoading(path), paths.check(path, mode: "r")] {
            if case .allowed(let target) = verdict { return try? SandboxFile.contents(of: target, isTrusted: false) }
        }
        return nil
    }
}
