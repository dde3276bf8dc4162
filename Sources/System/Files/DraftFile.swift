/// A file that is written under another name, and replaces its target when it is complete. Readers of the target see
/// the old file or the new one. The target is never written through: neither a link nor a file that another process
/// holds open.
package struct DraftFile {
    /// The open file of the draft.
    package let descriptor: Int32
    private let folder: Int32
    private let target: String
    private let draft: String
    /// The name of the target in errors.
    private let path: String

    /// Creates an empty draft.
    /// - Parameters:
    ///  - target: The path of the file to replace, which needn't exist.
    ///  - folder: An open folder that the path starts from; by default the working directory.
    ///  - mode: The permissions of the new file.
    ///  - path: The name of the target in errors, by default its path.
    /// - Throws: `FileError.cannotWrite` if the draft can't be created in the target's folder.
    package init(
        of target: String, at folder: Int32 = AT_FDCWD, mode: mode_t = 0o666, naming path: String? = nil
    ) throws(FileError) {
        self.folder = folder
        self.target = target
        self.path = path ?? target
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
        throw .cannotWrite(path: self.path, reason: SystemError.last)
    }

    private static let tries = 1_000

    /// Writes bytes to the end of the draft.
    /// - Throws: `FileError.cannotWrite`; the draft is gone then.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        guard bytes.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) else {
            let reason = SystemError.last
            discard()
            throw .cannotWrite(path: path, reason: reason)
        }
    }

    /// Puts the draft in the target's place. The draft is gone in either case.
    /// - Parameter copiesOntoMounts: Whether the target is written through where it can't be replaced because it is a
    ///   mount, as a container's single files are.
    /// - Throws: `FileError.cannotWrite` if the system has lost some of it, or doesn't allow the change.
    package func replaceTarget(copiesOntoMounts: Bool = false) throws(FileError) {
        // Some file systems say only here that the disk is full.
        if close(descriptor) == 0 {
            if renameat(folder, draft, folder, target) == 0 { return }
            if copiesOntoMounts, errno == EBUSY || errno == EXDEV, try copyOntoTarget() {
                unlinkat(folder, draft, 0)
                return
            }
        }
        let reason = SystemError.last
        unlinkat(folder, draft, 0)
        throw .cannotWrite(path: path, reason: reason)
    }

    /// - Returns: Whether it succeeded; if not, `errno` has the reason.
    private func copyOntoTarget() throws(FileError) -> Bool {
        let source = openat(folder, draft, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { return false }
        defer { close(source) }
        let bytes = try FileSystem.contents(of: draft, open: source)
        let output = openat(folder, target, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard output >= 0 else { return false }
        guard bytes.withUnsafeBytes({ Descriptor.write($0, to: output) }) else {
            let number = errno
            close(output)
            errno = number
            return false
        }
        return close(output) == 0
    }

    /// Drops the draft; the target stays as it was.
    package func discard() {
        close(descriptor)
        unlinkat(folder, draft, 0)
    }
}
