/// What is wrong with a configuration file.
public struct ConfigurationError: Error, Hashable, CustomStringConvertible {
    /// The file's path.
    public let file: String
    /// The line, counted from 1, where it is known.
    public let line: Int?
    /// What was wanted, what was found, and what would help.
    public let message: String

    /// How it prints: `file:line: message`.
    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
