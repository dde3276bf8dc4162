// Files that the program keeps for itself beside the user's: records and snapshots. Neither they nor the folder that holds
// them may be links: a repository can carry links, and a spec decides what is in some of these files.
extension FileSystem {
    /// Puts a whole file in the place of another, or where there is none.
    /// - Parameters:
    ///   - name: The name of the file in its folder.
    ///   - folder: The folder, which is made if need be, but not the folders around it.
    ///   - bytes: What the file holds.
    /// - Throws: `FileError.cannotWrite`, also where the folder or the file is a link or anything but a file.
    package static func replace(_ name: String, in folder: String, with bytes: [UInt8]) throws(FileError) {
        let path = "\(folder)/\(name)"
        try makeFolder(folder)
        let parent = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard parent >= 0 else { throw .cannotWrite(path: folder, reason: reasonWithoutLinks(AT_FDCWD, folder)) }
        defer { close(parent) }
        var status = stat()
        if fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw .cannotWrite(path: path, reason: description(of: status))
        }
        let draft = try DraftFile(of: name, at: parent, naming: path)
        try draft.write(bytes)
        try draft.replaceTarget()
    }

    /// The whole content of such a file; `nil` if it isn't there.
    /// - Throws: `FileError.unreadable`, also where the folder or the file is a link or anything but a file.
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

    /// Why the last call couldn't open a path without following links: the system has no number of its own for that.
    private static func reasonWithoutLinks(_ folder: Int32, _ path: String) -> String {
        let reason = SystemError.last
        var status = stat()
        guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK else {
            return reason
        }
        return description(of: status)
    }
}
