/// File operations straight from the C library: Foundation's would take a good part of the time in which a short run
/// starts and ends.
package enum FileSystem {
    /// The kind of file of a path or descriptor.
    package enum Kind: Equatable, CaseIterable {
        case file, directory
        /// A named pipe, the pipe of a shell, or a socket.
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

    /// The device and the node, which identify a file. A string, since the first set of any other type makes the
    /// runtime search all conformances of the program, which takes longer than finding the files.
    package typealias Identity = String

    /// The file of a path, with links followed; `nil` if there is none.
    package static func status(_ path: String) -> (kind: Kind, identity: Identity)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return (Kind(status), identity(status))
    }

    /// The file of a descriptor; `nil` if it isn't open.
    package static func status(_ descriptor: Int32) -> (kind: Kind, identity: Identity)? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        return (Kind(status), identity(status))
    }

    /// When a file was last written, in nanoseconds since 1970; `nil` if there is none.
    package static func modificationTime(_ path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if os(Linux)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    private static func identity(_ status: stat) -> Identity { "\(status.st_dev):\(status.st_ino)" }

    // MARK: - Links

    /// Returns the absolute path that a path leads to, without links; `nil` if nothing is there, with `errno` set.
    package static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The target of a link; `nil` if the path isn't a link.
    package static func linkTarget(_ path: String) -> String? {
        var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = target.withUnsafeMutableBytes { bytes in
            readlink(path, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        return length > 0 ? String(decoding: target[..<length], as: UTF8.self) : nil
    }

    // MARK: - Folders

    /// Makes a folder the working directory.
    /// - Returns: Whether it is; if not, `errno` has the reason.
    @discardableResult
    package static func enter(_ folder: String) -> Bool { chdir(folder) == 0 }

    /// The names in a directory, without `.` and `..`, in no particular order.
    /// - Throws: `FileError.unreadable`.
    package static func names(in directory: String) throws(FileError) -> [String] {
        guard let handle = opendir(directory) else {
            throw .unreadable(path: directory, reason: SystemError.last)
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

    /// Makes the folders above a path; those that are there stay as they are.
    /// - Throws: `FileError.cannotWrite` for the first folder that can't be made.
    package static func makeFolders(above path: String) throws(FileError) {
        for slash in path.indices where path[slash] == "/" && slash > path.startIndex {
            try makeFolder(String(path[..<slash]))
        }
    }

    /// Makes a folder; the folders around it have to be there.
    /// - Returns: Whether it was made; if not, something is there already.
    /// - Throws: `FileError.cannotWrite`.
    @discardableResult
    static func makeFolder(_ path: String) throws(FileError) -> Bool {
        if mkdir(path, 0o777) == 0 { return true }
        guard errno == EEXIST else { throw .cannotWrite(path: path, reason: SystemError.last) }
        return false
    }
}

extension String {
    /// Whether an absolute path without links leads into a folder, whose path is one too, or is that folder.
    package func isBelow(_ folder: String) -> Bool {
        self == folder || folder == "/" || hasPrefix(folder + "/")
    }
}
