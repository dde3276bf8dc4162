import ArgumentParser
import System

/// Makes the parser's messages about unknown flags and subcommands say what is likely meant. The parser itself proposes the
/// flag that is nearest, however far that is.
enum UsageHints {
    /// The flags of other test runners, with ours for the same.
    private static let foreign: [String: [String]] = [
        "grep": ["filter", "name"], "g": ["filter", "name"], "k": ["filter", "name"],
        "test-name-pattern": ["filter", "name"],
        "testNamePattern": ["filter", "name"], "grep-invert": ["filter-out"], "only": ["name"],
        "u": ["update-snapshots"], "w": ["watch"], "x": ["bail"], "fail-fast": ["bail"], "failfast": ["bail"],
        "workers": ["jobs"], "parallel": ["jobs"], "lf": ["last-failed"], "only-changed": ["changed"],
        "list-tests": ["list"], "collect-only": ["list"], "random": ["shuffle"], "random-order": ["shuffle"],
        "repeat-each": ["repeat"], "retry": ["retries"], "no-color": ["color"], "colour": ["color"],
    ]

    /// A message of the parser with a suggestion that fits, or without one.
    /// - Parameter arguments: Those that were parsed; the first may be a subcommand.
    static func improved(_ message: String, for arguments: [String]) -> String {
        if let found = message.firstMatch(of: #/^Error: Unknown option '(--?)([^']*)'(?:\. Did you mean [^\n]*)?/#) {
            let (hyphens, name) = (found.output.1, String(found.output.2.prefix { $0 != "=" }))
            let flags = flags(of: arguments.first)
            let meant = suggestions(for: name, among: flags).map { "'--\($0)'" }.joined(separator: " or ")
            let hint = meant.isEmpty ? "" : ". Did you mean \(meant)?"
            return "Error: Unknown option '\(hyphens)\(found.output.2)'\(hint)" + message[found.range.upperBound...]
        }
        // Only the root command takes no arguments of its own.
        let unexpected = #/^Error: (?:Unexpected argument|\d+ unexpected arguments:) '([^']*)'[^\n]*/#
        if let name = arguments.first, !name.hasPrefix("-"), !RootCommand.subcommandNames.contains(name),
            let found = message.firstMatch(of: unexpected), found.output.1 == name
        {
            return "Error: \(unknownSubcommand(name))" + message[found.range.upperBound...]
        }
        return message
    }

    /// The words of other tools for a subcommand, which may need a flag here.
    private static let foreignSubcommands = [
        "spec": "run", "exec": "run", "check": "run", "watch": "run --watch", "list": "run --list",
        "console": "repl", "shell": "repl", "new": "init", "create": "init", "views": "kinds", "reference": "docs",
    ]

    /// The message about a subcommand that isn't there.
    static func unknownSubcommand(_ name: String) -> String {
        let names = RootCommand.subcommandNames
        let near =
            foreignSubcommands[name] ?? names.first { $0.hasPrefix(name) } ?? Suggestions.nearest(to: name, in: names)
        return "there is no subcommand '\(name)'"
            + (near.map { "; did you mean '\($0)'?" } ?? "; there are: \(names.joined(separator: ", "))")
    }

    /// The flags that a name stands for: those that other programs call so, or else those that begin with it, or else the
    /// nearest, of which at most a third of the letters differ.
    static func suggestions(for name: String, among flags: [String]) -> [String] {
        let same = foreign[name, default: []].filter(flags.contains)
        guard same.isEmpty, name.count > 1 else { return same }
        let begun = flags.filter { $0.hasPrefix("\(name)-") || name.count > 2 && $0.hasPrefix(name) }
        if let first = begun.first { return [first] }
        return [Suggestions.nearest(to: name, in: flags)].compactMap(\.self)
    }

    /// The long flags of a subcommand, without their hyphens; those of the program where it is none.
    private static func flags(of subcommand: String?) -> [String] {
        let command = RootCommand.configuration.subcommands.first { $0.configuration.commandName == subcommand }
        let help = command.map { RootCommand.helpMessage(for: $0) } ?? RootCommand.helpMessage()
        return help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
            line.matches(of: #/(?:^  |, )(?:-\w, )?--([a-z][a-z-]*)/#).map { String($0.output.1) }
        }
    }
}
