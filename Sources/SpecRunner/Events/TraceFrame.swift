import Lua

/// One step of a traceback, innermost first.
public struct TraceFrame: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The line that was running.
    public let location: SourcePosition
    /// Lua's description of the function, such as `function 'add'`; `main chunk` at file level.
    public let function: String

    /// Describes one step of a traceback.
    public init(location: SourcePosition, function: String) {
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
