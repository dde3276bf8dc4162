import Foundation

/// A record of the output of a shell's commands.
///
/// Lines that begin with `$ ` are commands. After each come its output, its error output behind `2> `, and its exit code.
/// Durations are left out, so is how deep the stack goes, and the escape character is shown as `␛`.
package enum Transcript {
    /// Runs the commands of a transcript in a folder and writes down what they do.
    package static func run(_ recorded: String, in folder: URL) throws -> String {
        let commands = recorded.split(separator: "\n").filter { $0.hasPrefix("$ ") }
        return try commands.map { line in
            try line + "\n" + Shell.run(String(line.dropFirst(2)), in: folder).transcript
        }.joined(separator: "\n")
    }

    /// A text without what differs from run to run.
    package static func normalized(_ text: String) -> String {
        text.replacing(/( |\u{1B}\[2m ?)\(\d+(\.\d+)? m?s\)(\u{1B}\[0m)?/, with: "")
            .replacing(/time="\d+\.\d{6}"/, with: "time=\"…\"")
            .replacing(/nested \d+ levels/, with: "nested … levels")
            .replacing("\u{1B}", with: "␛")
    }
}

extension Program.Result {
    /// The lines of a transcript that follow the command.
    package var transcript: String {
        let errorLines = errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "2> \($0)\n" }
        return Transcript.normalized(output + errorLines.joined()) + "[exit \(status)]\n"
    }
}

extension TemporaryFolder {
    /// Runs a command of the shell in the folder and writes down what it does.
    package func run(_ command: String) throws -> String { try Shell.run(command, in: url).transcript }
}
