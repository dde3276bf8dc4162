/// A file or directory that can't be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
    /// What was to be done with it.
    public enum Access: String, Sendable {
        case read, write
    }

    /// What was to be done with it.
    public let access: Access
    /// The file's path, or what else the user calls it.
    public let path: String
    /// Why it can't be done, in the system's words where it is the system that refuses.
    public let reason: String

    /// A file that can't be read.
    public static func unreadable(path: String, reason: String) -> FileError {
        FileError(access: .read, path: path, reason: reason)
    }

    /// A file that can't be written.
    public static func cannotWrite(path: String, reason: String) -> FileError {
        FileError(access: .write, path: path, reason: reason)
    }

    /// The access, the path and the reason.
    public var description: String { "can't \(access.rawValue) \(path): \(reason)" }
}
