import Lua
import System

/// The files of a sandbox, as they are read.
enum SandboxFile {
    /// The whole content of a file; `nil`, with `errno` set, where it can't be read.
    /// - Parameters:
    ///   - path: Where it is. If the script isn't trusted, this has been checked, and holds no link.
    ///   - isTrusted: Whether the script may read whatever there is.
    static func contents(of path: String, isTrusted: Bool) -> [UInt8]? {
        let flags = O_RDONLY | O_CLOEXEC
        let descriptor = isTrusted ? open(path, flags) : UnlinkedFile.open(path, flags: flags)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}

extension Sandbox {
    /// The content of a file that a script names as the place of its code; `nil` if the script may not read it. What a
    /// report shows of files is to be no more than a script could print.
    public func source(at path: String) -> [UInt8]? {
        guard !isTrusted else { return SandboxFile.contents(of: path, isTrusted: true) }
        let paths = SandboxPaths(folder: folder, roots: roots)
        for verdict in [paths.checkLoading(path), paths.check(path, mode: "r")] {
            if case .allowed(let target) = verdict { return SandboxFile.contents(of: target, isTrusted: false) }
        }
        return nil
    }
}
