import Foundation
import TestSupport

/// What a person sees in a terminal: commands behind `$ `, what is typed into a session behind its prompt, and the output.
struct ConsoleExample {
    /// A command with all that follows it.
    private struct Step {
        let command: String
        /// The input, with a mark wherever something was printed before.
        var typed = ""
        /// The output, with the same marks.
        var printed = ""
    }

    private var steps: [Step] = []

    /// Stands between the outputs of a session, so that each is found where the document shows it.
    private static let mark = "\u{1F}"

    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2))))
            } else if var step = steps.popLast() {
                if let typed = line.prefixMatch(of: /(>>?) ?/) {
                    if typed.output.1 == ">", !step.printed.isEmpty, !step.printed.hasSuffix("\(Self.mark)\n") {
                        step.typed += "print(\"\(Self.mark)\")\n"
                        step.printed += "\(Self.mark)\n"
                    }
                    step.typed += line[typed.range.upperBound...] + "\n"
                } else {
                    step.printed += line + "\n"
                }
                steps.append(step)
            }
        }
    }

    /// What is printed otherwise than shown. Commands of `viewspec` run in the project, if there is one.
    func problems(in folder: ExampleFolder, project: URL?) throws -> [String] {
        if steps.isEmpty { return ["no line begins with \"$ \""] }
        return try steps.compactMap { step in
            // What follows the registrations of an app is about that app.
            let isOfProject = step.command.hasPrefix("viewspec ") && folder.text(of: "specs/Specs.swift") == nil
            let output = try folder.run(step.command, typed: step.typed, in: isOfProject ? project : nil).output
            let actual = Self.withLinesAsTyped(output)
            let expected = Transcript.normalized(step.printed)
            guard Self.trimmed(actual) != Self.trimmed(expected) else { return nil }
            return "\(step.command) prints\n\(actual)instead of\n\(expected)"
        }
    }

    /// A session counts its lines, and each mark was one that nobody types.
    private static func withLinesAsTyped(_ text: String) -> String {
        let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
        return parts.enumerated().map { count, part in
            part.replacing(/stdin:(\d+):/) { "stdin:\((Int($0.output.1) ?? 0) - count):" }
        }
        .joined(separator: mark)
    }

    /// Without the empty lines at the end, and at the end of each output of a session.
    private static func trimmed(_ text: String) -> String {
        text.replacing(/\n+$/, with: "").replacing(/\n+\u{1F}/, with: "\n\u{1F}")
    }
}
