import Agents
import ArgumentParser
import Scripting
import System

/// `mcp`: the app's screens, specs and documentation for coding agents.
struct McpCommand: ConsoleCommand {
    static let abstract = "Serve coding agents, by the Model Context Protocol."

    static func discussion(_ program: String) -> String {
        """
        Speaks the protocol on standard input and output, in the revisions 2026-07-28, 2025-11-25 and 2025-06-18. A client \
        is configured with the command "\(program)" and the argument "mcp", in the folder of the app. The article \
        Agents says more: "\(program) docs Agents".

        TOOLS
          views   list what can be hosted
          host    put a view on a screen
          look    show the screen, or a part of it
          act     do what a person does; answers with the change
          lua     run Lua on the screen
          spec    write specs, and run them
          docs    search the documentation

        Scripts and specs are confined as in "\(program) run", unless --trust is given here.

        EXIT CODES
          0  the input ended, or the client went away
          2  the command line is invalid, or there are too many open files
        """
    }

    @Flag(help: "Let scripts and specs use all of Lua: files anywhere, other programs, C modules, the debug library.")
    var trust = false

    func run(catalog: Catalog) async -> ExitStatus {
        let surroundings = AgentSurroundings(catalog: catalog, version: Version.current, isTrusted: trust) {
            let listing = PreviewListing.make()
            let table = PreviewLine.table(of: listing.lines)
            return (table.split(separator: "\n").map(String.init), listing.problems)
        }
        if await AgentServer(surroundings).run() { return .passed }
        Message.error("can't take standard input and output: \(SystemError.last)")
        return .usage
    }
}
