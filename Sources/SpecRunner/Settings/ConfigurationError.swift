/// An error in a configuration file.
public struct ConfigurationError: Error, Hashable, CustomStringConvertible {
    /// The file's path.
    public let file: String
    /// The line, counted from 1, if known.
    public let line: Int?
    /// The message: what was expected, what was found, and what helps.
    public let message: String

    /// The message with its place: `file:line: message`.
    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
