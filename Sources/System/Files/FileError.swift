/// A file or directory that can't be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
    /// The failed operation.
    public enum Access: String, Sendable {
        case read, write
    }

    /// The failed operation.
    public let access: Access
    /// The file's path, or another name for the user.
    public let path: String
    /// The reason; the system's message where the system refuses.
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
