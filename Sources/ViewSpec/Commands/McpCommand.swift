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
        var surroundings = AgentSurroundings(catalog: catalog, version: Version.current, isTrusted: trust)
        surroundings.memory = McpHandover.take()
        surroundings.previews = {
            let listing = PreviewListing.make()
            let table = PreviewLine.table(of: listing.lines)
            return (table.split(separator: "\n").map(String.init), listing.problems)
        }
        surroundings.rebuild = Self.rebuild
        surroundings.become = { McpHandover.give($1, to: $0) }
        if await AgentServer(surroundings).run() { return .passed }
        Message.error("can't take standard input and output: \(SystemError.last)")
        return .usage
    }

    /// Builds the package that this program belongs to.
    @MainActor
    private static func rebuild() -> AgentSurroundings.Rebuilding {
        guard let package = AppConsole.ownBuild else {
            return .failed(
                "this program can't be built from here: that needs one that SwiftPM built, and a folder of its package")
        }
        let changes = package.changes
        guard !changes.isEmpty else { return .unchanged }
        return switch package.build(for: changes, write: { Message.write($0) }) {
        case .rebuilt: .rebuilt(program: package.program)
        case .unchanged: .unchanged
        case .failed(let errors): .failed(errors)
        }
    }
}
