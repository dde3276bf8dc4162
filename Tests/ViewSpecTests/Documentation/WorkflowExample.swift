import Foundation

/// A job of a build server, or a part of one.
struct WorkflowExample {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Nothing where it is what `init` writes. Otherwise its lines have to be in order, and its commands have to succeed.
    func problems(in folder: ExampleFolder) throws -> [String] {
        if try Workflows.written().contains(text) { return [] }
        return layout() + (try commands().compactMap { try ShellCommands.problem(of: $0, in: folder) })
    }

    /// Lines that are no entry of a list or a mapping, or don't stand below one.
    private func layout() -> [String] {
        var indentation = 0
        var problems: [String] = []
        for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("#") {
            let depth = line.prefix { $0 == " " }.count
            if depth % 2 != 0 || depth > indentation + 2 {
                problems.append("this stands too far to the right: \(line)")
            }
            let content = line.dropFirst(depth)
            if content.wholeMatch(of: /(- )?[\w.-]+:( \S.*)?|- \S.*/) == nil { problems.append("no entry: \(line)") }
            // What follows the dash of a list stands deeper than the dash.
            indentation = content.hasPrefix("- ") ? depth + 2 : depth
        }
        return problems
    }

    /// The commands, one for each value where a matrix gives them values.
    private func commands() -> [String] {
        let lines = text.matches(of: /(?m)^ *- (?:run: )?((?:viewspec|swift|apt-get|git|ln) .*)$/).map {
            String($0.output.1)
        }
        return lines.flatMap { line -> [String] in
            guard let name = line.firstMatch(of: /\$\{\{ matrix\.(\w+) \}\}/) else { return [line] }
            guard let list = try? Regex("\(name.output.1): \\[([^\\]]*)\\]").firstMatch(in: text) else { return [line] }
            let values = (list.output[1].substring ?? "").split(separator: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
            }
            return values.map { line.replacing(name.output.0, with: $0) }
        }
    }
}
