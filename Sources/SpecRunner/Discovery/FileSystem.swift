import System

/// The few file operations that a run needs, straight from the C library: Foundation's would cost a good part of
/// the time in which a short run starts and ends.
enum FileSystem {
    enum Kind: Equatable {
        case file, directory
        /// What one process writes and another reads: a named pipe, the pipe of a shell, a socket.
        case pipe
        /// A terminal, `/dev/null`, a disk.
        case device

        init(_ status: stat) {
            self =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .file
                case S_IFDIR: .directory
                case S_IFIFO, S_IFSOCK: .pipe
                default: .device
                }
        }
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
        return (Kind(status), identity(status))
    }

    /// The same of an open file; `nil` if it isn't open.
    static func status(_ descriptor: Int32) -> (kind: Kind, identity: Identity)? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        return (Kind(status), identity(status))
    }

    private static func identity(_ status: stat) -> Identity { "\(status.st_dev):\(status.st_ino)" }

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
    /// - Parameters:
    ///   - path: The file's path; links are followed.
    ///   - kinds: What it may be. A device such as `/dev/zero` has no end, and a pipe can be read once only.
    /// - Throws: `SpecRunnerError.unreadable`, also for what is of another kind, and for a file that is too large to be
    ///   what it should be.
    static func contents(of path: String, from kinds: [Kind] = [.file]) throws(SpecRunnerError) -> [UInt8] {
        // Without O_NONBLOCK, a named pipe would be waited for before it could be refused.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (kinds.contains(.pipe) ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: lastError()) }
        defer { close(descriptor) }
        return try contents(of: path, open: descriptor, from: kinds)
    }

    /// The same of a file that is open.
    static func contents(
        of path: String, open descriptor: Int32, from kinds: [Kind]
    ) throws(SpecRunnerError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, reason: lastError()) }
        guard kinds.contains(Kind(status)) else { throw .unreadable(path: path, reason: description(of: status)) }
        // One byte more than a file has shows its end at once. A pipe doesn't say how much it has.
        let size = max(Int(status.st_size), 0)
        guard size <= largestSize else {
            throw .unreadable(path: path, reason: "it has \(size) bytes, and at most \(largestSize) are read")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: max(size + 1, 1 << 12))
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: path, reason: lastError()) }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
            guard bytes.count <= largestSize else {
                throw .unreadable(path: path, reason: "it has no end: more than \(largestSize) bytes were read")
            }
        }
    }

    /// The most bytes that are read of a file: a file may be said to have more than there is memory.
    private static let largestSize = 1 << 31
}
