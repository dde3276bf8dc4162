import ArgumentParser
import Scripting

/// The command line as a whole; `SpecConsole` parses it and runs the subcommand.
struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: programName,
            abstract: "Describes the behaviour of SwiftUI-style views in Lua, and checks it.",
            discussion: """
                EXAMPLES
                  \(programName) run                        run every spec below specs/
                  \(programName) run specs/counter_spec.lua run one file
                  \(programName) init                       add specs to a project
                  \(programName) merge a.jsonl b.jsonl      report what several machines ran
                  \(programName) repl                       try things out
                  \(programName) kinds                      what specs can use

                "\(programName) help run" shows more of them.
                """,
            version: "\(programName) \(Version.current)",
            subcommands: [
                RunCommand.self, BisectCommand.self, MergeCommand.self, InitCommand.self, ReplCommand.self,
                DocsCommand.self,
                KindsCommand.self,
            ]
        )
    }

    /// What the user typed: an app's own console has a name of its own.
    static var programName: String {
        let path = CommandLine.arguments.first ?? "viewspec"
        return path.split(separator: "/").last.map(String.init) ?? path
    }
}

/// A subcommand that works on the app's registered views.
protocol ConsoleCommand: ParsableCommand {
    /// What the command does, in a sentence.
    static var abstract: String { get }
    /// The rest of its help page, for a console of this name.
    static func discussion(_ program: String) -> String

    @MainActor func run(catalog: Catalog) async -> ExitStatus
}

extension ConsoleCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            // BisectCommand is `bisect`.
            commandName: "\(Self.self)".replacing("Command", with: "").lowercased(), abstract: abstract,
            discussion: discussion(RootCommand.programName))
    }
}
