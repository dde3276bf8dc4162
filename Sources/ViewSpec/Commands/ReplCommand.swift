import ArgumentParser
import Console
import Scripting
import SpecRunner

/// `repl`: Lua, line by line.
struct ReplCommand: ConsoleCommand {
    static var configuration: CommandConfiguration {
        let program = RootCommand.programName
        return CommandConfiguration(
            commandName: "repl",
            abstract: "Reads Lua, runs it, and prints the values.",
            discussion: """
                Input that isn't complete yet goes on in the next line. Control-D leaves.

                EXAMPLES
                  \(program) repl
                  echo 'print(1 + 1)' | \(program) repl
                  \(program) repl setup.lua
                  \(program) repl --view SignIn --arguments '{ user = "ann" }'
                      with that view of the app's on the screen, as the global 'screen'

                COMMANDS
                \(SessionCommands.reference)

                Exits with 1 if the input isn't a terminal and something in it failed, with 2 if the view can't be
                hosted.
                """
        )
    }

    @Argument(help: "A Lua file to run first, in the same session.")
    var file: String?

    @Option(help: ArgumentHelp("The view to host at the start, by the name it is registered under.", valueName: "name"))
    var view: String?

    @Option(
        help: ArgumentHelp(
            "What that view takes, as Lua writes it: '{ user = \"ann\" }'.", valueName: "table"))
    var arguments: String?

    func validate() throws {
        guard arguments == nil || view != nil else {
            throw ValidationError("'--arguments' is for a view: name it with '--view'.")
        }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        let terminal = StandardTerminal()
        let isColored = ColorMode.auto.isColored(
            isTerminal: FileOutput.standardOutput().isTerminal, environment: ColorEnvironment.current)
        let view = self.view.map { HostedView(name: $0, arguments: arguments) }
        var commands: SessionCommands?
        let repl = Repl(
            catalog: catalog, terminal: terminal, file: file, style: TextStyle(isColored: isColored),
            commands: { session in
                let made = try SessionCommands(session: session, terminal: terminal, view: view) { paths, printed in
                    try SpecProcess.run(paths, isColored: isColored, printed: printed)
                }
                commands = made
                return made
            })
        let hadError = await repl.run()
        if commands?.isRefused == true { return .usage }
        return hadError && !terminal.isInteractive ? .failed : .passed
    }
}
