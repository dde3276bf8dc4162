// Reading and writing whole files.
extension FileSystem {
    /// The content of a file.
    /// - Parameters:
    ///  - path: The file's path; links are followed.
    ///  - kinds: The accepted kinds. A device such as `/dev/zero` has no end, and a pipe can be read only once.
    /// - Throws: `FileError.unreadable`, also for another kind, and for a file that is too large.
    package static func contents(of path: String, from kinds: [Kind] = [.file]) throws(FileError) -> [UInt8] {
        // Without O_NONBLOCK, a named pipe would be waited for before it could be refused.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (kinds.contains(.pipe) ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: SystemError.last) }
        defer { close(descriptor) }
        return try contents(of: path, open: descriptor, from: kinds)
    }

    /// The content of an open file, which stays open.
    /// - Parameters:
    ///  - path: The name of the file in errors.
    ///  - kinds: The accepted kinds.
    /// - Throws: `FileError.unreadable`, as above.
    package static func contents(
        of path: String, open descriptor: Int32, from kinds: [Kind] = Kind.allCases
    ) throws(FileError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, reason: SystemError.last) }
        guard kinds.contains(Kind(status)) else { throw .unreadable(path: path, reason: description(of: status)) }
        let size = max(Int(status.st_size), 0)
        guard size <= largestSize else {
            throw .unreadable(path: path, reason: "it has \(size) bytes, and at most \(largestSize) are read")
        }
        // A read of one byte more than the size finds the end immediately. A pipe has no size.
        guard let bytes = Descriptor.readAll(descriptor, chunk: max(size + 1, 1 << 12), most: largestSize) else {
            throw .unreadable(path: path, reason: SystemError.last)
        }
        guard bytes.count <= largestSize else {
            throw .unreadable(path: path, reason: "it has no end: more than \(largestSize) bytes were read")
        }
        return bytes
    }

    /// The text of a file, of a pipe, or of whatever a path leads to.
    /// - Throws: `FileError.unreadable`, as above.
    package static func text(of path: String) throws(FileError) -> String {
        String(decoding: try contents(of: path, from: Kind.allCases), as: UTF8.self)
    }

    /// The most bytes that are read of a file: a file may be said to have more than there is memory.
    private static let largestSize = 1 << 31

    /// The reason of an error for something that isn't a file.
    static func description(of status: stat) -> String {
        switch status.st_mode & S_IFMT {
        case S_IFLNK: "it is a link, and links are not followed here"
        case S_IFDIR: "it is a directory"
        case S_IFIFO: "it is a pipe, not a file"
        case S_IFSOCK: "it is a socket, not a file"
        default: "it is a device, not a file"
        }
    }

    /// Writes a whole file, and creates its folders.
    /// - Parameter replacing: Whether an existing file is overwritten; otherwise it stays unchanged.
    /// - Returns: Whether the file was written, rather than left unchanged.
    /// - Throws: `FileError.cannotWrite`, which names the file, or the folder that can't be created.
    @discardableResult
    package static func write(_ text: String, to path: String, replacing: Bool = false) throws(FileError) -> Bool {
        try write(Array(text.utf8), to: path, replacing: replacing)
    }

    /// Writes a whole file of bytes, and creates its folders, as above.
    @discardableResult
    package static func write(_ bytes: [UInt8], to path: String, replacing: Bool = false) throws(FileError) -> Bool {
        do {
            try makeFolders(above: path)
        } catch {
            throw .cannotWrite(path: path, reason: error.reason)
        }
        // The system ensures that nothing is overwritten, not even a file created at this moment.
        let descriptor = open(path, O_WRONLY | O_CREAT | (replacing ? O_TRUNC : O_EXCL) | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            if errno == EEXIST { return false }
            throw .cannotWrite(path: path, reason: SystemError.last)
        }
        defer { close(descriptor) }
        guard bytes.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) else {
            throw .cannotWrite(path: path, reason: SystemError.last)
        }
        return true
    }
}
