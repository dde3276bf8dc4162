import ArgumentParser
import Reference
import Scripting
import SpecRunner
import System
import Views

/// `kinds`: the views, modifiers and values that this console knows.
struct KindsCommand: ConsoleCommand {
    static let abstract = "List what specs can use: the app's views and models, views, modifiers, values."

    static func discussion(_ program: String) -> String {
        """
        The views, models and functions of the app come first, each with the call that makes it. Every other name is \
        followed by its own calls, beyond those of every view.

        EXAMPLES
          \(program) kinds
              all of them
          \(program) kinds Button padding
              the calls of Button and padding
          \(program) kinds --missing
              names of SwiftUI and its inspectors that are not here, with the reason

        EXIT CODES
          0  the names are known
          2  a name isn't known
        """
    }

    @Argument(help: "The names to list; all by default.", completion: Completions.kinds)
    var names: [String] = []

    @Flag(help: "List what is missing instead.")
    var missing = false

    func validate() throws {
        if missing, !names.isEmpty { throw ValidationError("--missing takes no names") }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        missing ? listMissing() : list(KnownNames(app: AppReference(catalog)))
    }

    private func list(_ known: KnownNames) -> ExitStatus {
        let output = FileOutput.standardOutput()
        let all = known.sections.flatMap(\.entries).map(\.name)
        if let stray = names.first(where: { !all.contains($0) }) {
            let hint = Suggestions.nearest(to: stray, in: all).map { "; did you mean '\($0)'?" } ?? ""
            Message.error("nothing is called '\(stray)'\(hint)")
            return .usage
        }
        for section in known.sections {
            let entries = names.isEmpty ? section.entries : section.entries.filter { names.contains($0.name) }
            guard !entries.isEmpty else { continue }
            output.write("\(section.title) (\(entries.count))\n")
            let width = entries.map(\.name.count).max() ?? 0
            for entry in entries {
                let calls = entry.calls.joined(separator: ", ")
                output.write(calls.isEmpty ? "  \(entry.name)\n" : "  \(entry.name.padded(to: width))  \(calls)\n")
            }
            output.write("\n")
        }
        return .passed
    }

    private func listMissing() -> ExitStatus {
        let output = FileOutput.standardOutput()
        for (name, reason) in LeftOutCalls.all { output.write("\(name): \(reason)\n") }
        for group in MissingNames.groups {
            for name in group.names { output.write("\(name): \(group.reason)\n") }
        }
        return .passed
    }
}
