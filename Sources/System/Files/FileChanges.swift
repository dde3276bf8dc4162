/// Files that have changed.
public struct FileChanges: Hashable, Sendable {
    /// Files that were written, made, renamed or removed: absolute paths without links.
    public var files: Set<String> = []
    /// Whether changes were lost, so that any file may have changed.
    public var isEverything = false

    /// Nothing.
    public init() {}

    /// Whether nothing has changed.
    public var isEmpty: Bool { files.isEmpty && !isEverything }

    /// Adds other changes.
    public mutating func formUnion(_ other: FileChanges) {
        files.formUnion(other.files)
        isEverything = isEverything || other.isEverything
    }
}
