#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The few file operations that a run needs, straight from the C library: Foundation's would cost a good part of
/// the time in which a short run starts and ends.
enum FileSystem {
    enum Kind {
        case file, directory
    }

    /// Tells apart what two paths lead to: device and node. A string, because the runtime looks through all
    /// conformances of the program for the first set of any other type, which takes longer than finding the files.
    typealias Identity = String

    /// What the last failed call ran into, in the system's words.
    static func lastError() -> String { String(cString: strerror(errno)) }

    /// What a path leads to, links followed; `nil` if nothing is there.
    static func status(_ path: String) -> (kind: Kind, identity: Identity)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let kind: Kind = status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
        return (kind, "\(status.st_dev):\(status.st_ino)")
    }

    /// Where a path leads, absolute and without links; `nil` if nothing is there.
    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The names in a directory, without `.` and `..`, in no particular order.
    static func names(in directory: String) throws(SpecRunnerError) -> [String] {
        guard let handle = opendir(directory) else {
            throw .unreadable(path: directory, reason: lastError())
        }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    /// The whole content of a file.
    static func contents(of path: String) throws(SpecRunnerError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: lastError()) }
        defer { close(descriptor) }
        var status = stat()
        // One byte more than a file has shows its end at once. What isn't a file, such as a pipe, doesn't say how much it
        // has.
        let size = fstat(descriptor, &status) == 0 ? max(Int(status.st_size), 0) : 0
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: max(size + 1, 1 << 12))
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: path, reason: lastError()) }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}
