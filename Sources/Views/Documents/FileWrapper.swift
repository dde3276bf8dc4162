import Foundation

/// The contents of a file, or of a folder with its files.
public final class FileWrapper {
    /// The contents; nil for a folder.
    public let regularFileContents: Data?
    /// The files of a folder by their names; nil for a file.
    public private(set) var fileWrappers: [String: FileWrapper]?
    /// The name that it was read under; nil where it wasn't.
    public var filename: String?
    /// The name to write it under.
    public var preferredFilename: String?

    /// A file with contents.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
    }

    /// A folder with files, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        regularFileContents = nil
        fileWrappers = childrenByPreferredName
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Whether it is a folder.
    public var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file.
    public var isRegularFile: Bool { regularFileContents != nil }

    /// Adds a file to a folder and returns the name that it has there: the preferred one, with a number where that is
    /// taken.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        let preferred = child.preferredFilename ?? "Untitled"
        var name = preferred
        var number = 1
        while fileWrappers?[name] != nil {
            number += 1
            name = "\(preferred) \(number)"
        }
        child.filename = name
        fileWrappers?[name] = child
        return name
    }

    /// Removes a file from a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }
}
