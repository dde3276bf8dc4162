/// A line of a Lua source: of a file, or of a chunk with a name.
public struct SourcePosition: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The file's path, as it was given to the runner (relative paths stay relative); of a chunk that isn't a file, the name that
    /// it was loaded with.
    public let file: String
    /// The line, counted from 1.
    public let line: Int

    /// Names a line of a file.
    /// - Parameters:
    ///   - file: The file's path.
    ///   - line: The line, counted from 1.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The location with another text.
    package func mapTexts(_ transform: (String) -> String) -> SourcePosition {
        SourcePosition(file: transform(file), line: line)
    }

    /// `file:line`, the form that editors and terminals turn into a link.
    public var description: String { "\(file):\(line)" }
}
