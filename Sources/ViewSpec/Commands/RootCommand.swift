import ArgumentParser
import Scripting
import Synchronization

/// The whole command line; `SpecConsole` parses it and runs the subcommand.
struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: programName,
            abstract: "Describe and check the behavior of SwiftUI-style views in Lua.",
            discussion: """
                EXAMPLES
                  \(programName) run                        run every spec below specs/
                  \(programName) run specs/counter_spec.lua run one file
                  \(programName) init                       add specs to a project
                  \(programName) merge a.jsonl b.jsonl      merge the logs of several machines
                  \(programName) repl                       run Lua interactively
                  \(programName) kinds                      what specs can use

                See "\(programName) help run" for more.
                """,
            version: "\(programName) \(Version.current)",
            subcommands: [
                RunCommand.self, TestCommand.self, CheckCommand.self, TraceCommand.self, BisectCommand.self,
                MergeCommand.self, InitCommand.self, ReplCommand.self, SessionCommand.self, EvalCommand.self,
                UiCommand.self, McpCommand.self, FramesCommand.self, ShowCommand.self, GalleryCommand.self,
                PreviewsCommand.self, SdkCommand.self, DocsCommand.self, KindsCommand.self,
                CompletionsCommand.self, ManCommand.self,
            ]
        )
    }

    /// The name of the program, which is another one for an app's own console.
    static var programName: String {
        let path = CommandLine.arguments.first ?? "viewspec"
        return path.split(separator: "/").last.map(String.init) ?? path
    }
}

extension RootCommand {
    /// The names of the subcommands, in the order of the help.
    static var subcommandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// Refuses `help` with an unknown subcommand, for which the parser would show the general help.
    /// - Throws: `ValidationError` with the name that may be meant.
    static func checkHelp(_ arguments: [String]) throws {
        guard arguments.first == "help", arguments.count > 1, !arguments[1].hasPrefix("-") else { return }
        let name = arguments[1]
        guard name != "help", !subcommandNames.contains(name) else { return }
        throw ValidationError(UsageHints.unknownSubcommand(name))
    }
}

/// A subcommand that works on the views of a catalog.
protocol ConsoleCommand: ParsableCommand {
    /// The summary of the help page, in the imperative.
    static var abstract: String { get }
    /// The rest of its help page, for a console of this name.
    static func discussion(_ program: String) -> String

    @MainActor func run(catalog: Catalog) async -> ExitStatus
}

extension ConsoleCommand {
    static var configuration: CommandConfiguration {
        knownConfigurations.withLock { known in
            if let configuration = known[ObjectIdentifier(Self.self)] { return configuration }
            let configuration = CommandConfiguration(
                // BisectCommand is `bisect`.
                commandName: "\(Self.self)".replacing("Command", with: "").lowercased(), abstract: abstract,
                discussion: HelpText.wrapped(discussion(RootCommand.programName)))
            known[ObjectIdentifier(Self.self)] = configuration
            return configuration
        }
    }
}

/// The configurations of commands, by their types. The parser asks for each a dozen times as it reads a command line.
private let knownConfigurations = Mutex<[ObjectIdentifier: CommandConfiguration]>([:])
