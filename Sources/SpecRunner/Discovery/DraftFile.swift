import System

/// A file that is written under another name, in the folder of the file that it replaces once it is whole. Whoever reads
/// that file meanwhile sees the old one or the new one, and what is at its path is never written through: neither a link
/// nor a file that somebody else holds open.
struct DraftFile {
    /// Where the draft is written.
    let descriptor: Int32
    private let folder: Int32
    private let target: String
    private let draft: String

    /// Creates an empty draft.
    /// - Parameters:
    ///   - target: The path of the file to be replaced, which needn't be there.
    ///   - folder: An open folder that the path starts from; by default the working directory.
    ///   - mode: The permissions of the new file.
    /// - Throws: `SpecRunnerError.cannotWrite` if there can't be a file beside the target.
    init(
        of target: String, at folder: Int32 = AT_FDCWD, mode: mode_t = 0o666, naming path: String? = nil
    ) throws(SpecRunnerError) {
        self.folder = folder
        self.target = target
        let parent = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        // A draft that a killed process left has a name that may come again.
        for number in 0..<Self.tries {
            let draft = "\(parent).viewspec-\(getpid())-\(number).part"
            let descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            if descriptor >= 0 {
                self.descriptor = descriptor
                self.draft = draft
                return
            }
            if errno != EEXIST { break }
        }
        throw .cannotWrite(path: path ?? target, reason: FileSystem.lastError())
    }

    private static let tries = 1_000

    /// Puts the draft in the target's place. The draft is gone in either case.
    /// - Parameters:
    ///   - path: What errors call the target.
    ///   - copiesOntoMounts: Whether the target is written through where it can't be replaced because it is a mount, as a
    ///     container's single files are.
    /// - Throws: `SpecRunnerError.cannotWrite` if the system has lost some of it, or doesn't allow the change.
    func replaceTarget(naming path: String? = nil, copiesOntoMounts: Bool = false) throws(SpecRunnerError) {
        // Some file systems say only here that the disk is full.
        if close(descriptor) == 0 {
            if renameat(folder, draft, folder, target) == 0 { return }
            if copiesOntoMounts, errno == EBUSY || errno == EXDEV, try copyOntoTarget() {
                unlinkat(folder, draft, 0)
                return
            }
        }
        let reason = FileSystem.lastError()
        unlinkat(folder, draft, 0)
        throw .cannotWrite(path: path ?? target, reason: reason)
    }

    /// - Returns: Whether it could be done; if not, `errno` says why.
    private func copyOntoTarget() throws(SpecRunnerError) -> Bool {
        let source = openat(folder, draft, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { return false }
        defer { close(source) }
        let bytes = try FileSystem.contents(of: draft, open: source, from: [.file])
        let output = openat(folder, target, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard output >= 0 else { return false }
        guard bytes.withUnsafeBytes({ FileSystem.write($0, to: output) }) else {
            let number = errno
            close(output)
            errno = number
            return false
        }
        return close(output) == 0
    }

    /// Drops the draft; the target stays as it was.
    func discard() {
        close(descriptor)
        unlinkat(folder, draft, 0)
    }
}

/// Files that the runner keeps for itself beside the user's: records and snapshots. Neither they nor the folder that
/// holds them may be links: a repository can carry links, and a spec decides what is in some of these files.
extension FileSystem {
    /// Puts a whole file in the place of another, or where there is none.
    /// - Parameters:
    ///   - name: The name of the file in its folder.
    ///   - folder: The folder, which is made if need be, but not the folders around it.
    ///   - bytes: What the file holds.
    /// - Throws: `SpecRunnerError.cannotWrite`, also where the folder or the file is a link or anything but a file.
    static func replace(_ name: String, in folder: String, with bytes: [UInt8]) throws(SpecRunnerError) {
        let path = "\(folder)/\(name)"
        if mkdir(folder, 0o777) != 0, errno != EEXIST { throw .cannotWrite(path: folder, reason: lastError()) }
        let parent = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard parent >= 0 else { throw .cannotWrite(path: folder, reason: reasonWithoutLinks(AT_FDCWD, folder)) }
        defer { close(parent) }
        var status = stat()
        if fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw .cannotWrite(path: path, reason: description(of: status))
        }
        let draft = try DraftFile(of: name, at: parent, naming: path)
        guard bytes.withUnsafeBytes({ write($0, to: draft.descriptor) }) else {
            let reason = lastError()
            draft.discard()
            throw .cannotWrite(path: path, reason: reason)
        }
        try draft.replaceTarget(naming: path)
    }

    /// The whole content of such a file; `nil` if it isn't there.
    /// - Throws: `SpecRunnerError.unreadable`, also where the folder or the file is a link or anything but a file.
    static func contents(of name: String, in folder: String) throws(SpecRunnerError) -> [UInt8]? {
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
        let reason = lastError()
        var status = stat()
        guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK else {
            return reason
        }
        return description(of: status)
    }

    /// What something is that should be a file, as the reason of an error.
    static func description(of status: stat) -> String {
        switch status.st_mode & S_IFMT {
        case S_IFLNK: "it is a link, and links are not followed here"
        case S_IFDIR: "it is a directory"
        case S_IFIFO: "it is a pipe, not a file"
        case S_IFSOCK: "it is a socket, not a file"
        default: "it is a device, not a file"
        }
    }
}
