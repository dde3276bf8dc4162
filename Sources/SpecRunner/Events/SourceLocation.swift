/// A line of a Lua source file.
public struct SourceLocation: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The file's path, as it was given to the runner (relative paths stay relative).
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
    func mapTexts(_ transform: (String) -> String) -> SourceLocation {
        SourceLocation(file: transform(file), line: line)
    }

    /// `file:line`, the form that editors and terminals turn into a link.
    public var description: String { "\(file):\(line)" }
}

/// One step of a traceback, innermost first.
public struct TraceFrame: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The line that was running.
    public let location: SourceLocation
    /// Lua's description of the function, such as `function 'add'`; `main chunk` at file level.
    public let function: String

    /// Describes one step of a traceback.
    public init(location: SourceLocation, function: String) {
        self.location = location
        self.function = function
    }

    /// The step with other texts.
    func mapTexts(_ transform: (String) -> String) -> TraceFrame {
        TraceFrame(location: location.mapTexts(transform), function: transform(function))
    }

    /// `file:line: in function 'name'`
    public var description: String { "\(location): in \(function)" }
}
