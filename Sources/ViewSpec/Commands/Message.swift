import SpecRunner
import System

/// Messages of commands for the person or the build server that called them, on standard error.
enum Message {
    /// Says why something wasn't done.
    static func error(_ reason: some CustomStringConvertible) {
        write("Error: \(reason.description)\n")
    }

    /// Says what a person may not expect.
    static func note(_ text: String) {
        write("Note: \(text)\n")
    }

    /// Writes whole lines.
    static func write(_ text: String) {
        FileOutput.standardError().write(readable(text))
    }

    /// The text as it may be shown: files, views and arguments have a part in it, so that it may hold what a terminal or a
    /// build server obeys.
    static func readable(_ text: String) -> String {
        TextStyle(isColored: false, quotesCommands: true).shown(withShortArguments(text))
    }

    /// The number of characters of an argument that are repeated.
    private static let longest = 200

    /// The text with only the beginnings of long arguments of the command line.
    private static func withShortArguments(_ text: String) -> String {
        guard text.utf8.count > longest else { return text }
        var text = text
        for argument in Set(CommandLine.arguments.dropFirst()) where argument.count > longest {
            text = text.replacing(argument, with: "\(argument.prefix(longest))… (\(argument.count) characters)")
        }
        return text
    }
}
