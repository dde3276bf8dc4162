import ArgumentParser
import Console
import Scripting

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

                Exits with 1 if the input isn't a terminal and something in it failed.
                """
        )
    }

    func run(catalog: Catalog) async -> ExitStatus {
        let terminal = StandardTerminal()
        let hadError = await Repl(catalog: catalog, terminal: terminal).run()
        return hadError && !terminal.isInteractive ? .failed : .passed
    }
}
