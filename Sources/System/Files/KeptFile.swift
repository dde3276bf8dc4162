// Files of the program itself: records and snapshots. Neither they nor their folder may be links: a repository can
// contain links, and specs determine the content of some of these files.
extension FileSystem {
    /// Replaces or creates a file. One that was there keeps its permissions.
    /// - Parameters:
    ///  - name: The name of the file in its folder.
    ///  - folder: The folder, which is created if needed; the folders around it are not.
    ///  - bytes: The content.
    /// - Throws: `FileError.cannotWrite`, also if the folder is a link, or the file a link or another kind.
    package static func replace(_ name: String, in folder: String, with bytes: [UInt8]) throws(FileError) {
        let path = "\(folder)/\(name)"
        try makeFolder(folder)
        let parent = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard parent >= 0 else { throw .cannotWrite(path: folder, reason: reasonWithoutLinks(AT_FDCWD, folder)) }
        defer { close(parent) }
        var status = stat()
        let isThere = fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
            throw .cannotWrite(path: path, reason: description(of: status))
        }
        let draft = try DraftFile(of: name, at: parent, naming: path)
        // Where the owner doesn't allow it, the file has the permissions of a new one.
        if isThere { _ = fchmod(draft.descriptor, status.st_mode & 0o7777) }
        try draft.write(bytes)
        try draft.replaceTarget()
    }

    /// Adds to the end of a file that was written before.
    /// - Parameters:
    ///  - name: The name of the file in its folder.
    ///  - folder: The folder.
    ///  - bytes: What is added: all of it or, after an error, nothing.
    /// - Throws: `FileError.cannotWrite`, also if the folder is a link, or the file a link or another kind.
    package static func append(_ bytes: [UInt8], to name: String, in folder: String) throws(FileError) {
        let path = "\(folder)/\(name)"
        let parent = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard parent >= 0 else { throw .cannotWrite(path: folder, reason: reasonWithoutLinks(AT_FDCWD, folder)) }
        defer { close(parent) }
        let flags = O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let descriptor = openat(parent, name, flags)
        guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: reasonWithoutLinks(parent, name)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .cannotWrite(path: path, reason: SystemError.last) }
        guard Kind(status) == .file else { throw .cannotWrite(path: path, reason: description(of: status)) }
        guard !bytes.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) else { return }
        let reason = SystemError.last
        _ = ftruncate(descriptor, status.st_size)
        throw .cannotWrite(path: path, reason: reason)
    }

    /// The content of such a file; `nil` if it doesn't exist.
    /// - Throws: `FileError.unreadable`, also if the folder is a link, or the file a link or another kind.
    package static func contents(of name: String, in folder: String) throws(FileError) -> [UInt8]? {
        let parent = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard parent >= 0 else {
            if errno == ENOENT { return nil }
            throw .unreadable(path: folder, reason: reasonWithoutLinks(AT_FDCWD, folder))
        }
        defer { close(parent) }
        let path = "\(folder)/\(name)"
        let descriptor = openat(parent, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .unreadable(path: path, reason: reasonWithoutLinks(parent, name))
        }
        defer { close(descriptor) }
        return try contents(of: path, open: descriptor, from: [.file])
    }

    /// Calls a function while no other process calls one for the same folder, which is created if needed.
    ///
    /// On file systems that know no locks, the function is called all the same.
    /// - Throws: `FileError.cannotWrite` if the folder is a link or can't be opened, and what `body` throws.
    package static func exclusively(in folder: String, _ body: () throws -> Void) throws {
        try makeFolder(folder)
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw FileError.cannotWrite(path: folder, reason: reasonWithoutLinks(AT_FDCWD, folder))
        }
        // Closing it gives the lock back.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        try body()
    }

    /// A text that is another one when a file has been replaced or has grown; empty where there is none.
    package static func stamp(of path: String) -> String {
        var status = stat()
        guard lstat(path, &status) == 0 else { return "" }
        return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }

    /// The reason why a path couldn't be opened without following links: the system has no error number of its own for
    /// that.
    private static func reasonWithoutLinks(_ folder: Int32, _ path: String) -> String {
        let reason = SystemError.last
        var status = stat()
        guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK else {
            return reason
        }
        return description(of: status)
    }
}
