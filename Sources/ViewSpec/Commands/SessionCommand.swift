import Agents
import ArgumentParser
import Console
import Scripting
import SpecRunner
import System

/// `session`: sessions that stay between commands.
struct SessionCommand: ConsoleCommand {
    enum Action: String, CaseIterable, ExpressibleByArgument {
        case start, list, end
    }

    static let abstract = "Start, list or end sessions that stay between commands."

    static func discussion(_ program: String) -> String {
        """
        A session is a screen in a process of its own, for whoever works in a shell: "\(program) eval" runs Lua in it. It \
        belongs to the folder that it is started in, and ends by "session end", or by itself when it isn't used for a while. \
        Where the app crashes, the next "eval" says why. Code is confined as in "\(program) run", unless --trust is given at \
        the start. Other users can't connect.

        EXAMPLES
          \(program) session start cart --view Cart
              with that view of the app hosted as the global 'screen'; prints its tree
          \(program) eval --session cart 'screen:find{ button = "Add" }:tap()'
          \(program) session list
          \(program) session end cart

        EXIT CODES
          0  it was done
          1  the session couldn't be started
          2  the command line is invalid, there is no such session or view, or the app doesn't build
        """
    }

    @Argument(help: "start, list or end.")
    var action: Action

    @Argument(help: "The name of the session, for start and end.")
    var name: String?

    @OptionGroup var initial: InitialViewFlags

    @Option(
        help: ArgumentHelp(
            "End it after so many seconds without a command (default: 1800).", valueName: "seconds"))
    var idle: Int?

    @Flag(help: "Let it use all of Lua: files anywhere, other programs, C modules, the debug library.")
    var trust = false

    @Flag(help: "For start: end a session of that name first.")
    var replace = false

    func validate() throws {
        guard (name == nil) == (action == .list) else {
            throw ValidationError(
                action == .list
                    ? "'session list' takes no name." : "'session \(action.rawValue)' needs the name of a session.")
        }
        guard action == .start || !replace && flags.isEmpty else {
            throw ValidationError("The flags are those of 'session start'.")
        }
        guard (idle ?? 1) > 0 else { throw ValidationError("'--idle' is at least one second.") }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        do throws(SessionFailure) {
            switch action {
            case .list: FileOutput.standardOutput().write(try list)
            case .end: try SessionClient(name ?? "").end()
            case .start: return try begin(name ?? "")
            }
            return .passed
        } catch {
            Message.error("\(error)")
            return .usage
        }
    }

    /// The flags for the program that stays.
    private var flags: [String] {
        initial.commandLine + (idle.map { ["--idle=\($0)"] } ?? []) + (trust ? ["--trust"] : [])
    }

    /// A line for each session: its name, and the view that it was started with or why its screen has ended.
    private var list: String {
        get throws(SessionFailure) {
            let names = try SessionPlace().names
            let rows = names.compactMap { name -> (String, String)? in
                guard let introduction = try? SessionClient(name).introduction else { return nil }
                let outdated = introduction.isOutdated ? " (the app was built again since)" : ""
                let ending = introduction.ending?.split(separator: "\n").first.map { "has ended: \($0)" }
                return (name, ending ?? (introduction.view.isEmpty ? "no view" : introduction.view) + outdated)
            }
            return rows.isEmpty
                ? "There are no sessions for this folder.\n"
                : TwoColumns.lines(rows).map { $0 + "\n" }.joined()
        }
    }

    /// Starts this program again, as one that stays, and prints the tree of its screen.
    private func begin(_ name: String) throws(SessionFailure) -> ExitStatus {
        if replace { try? SessionClient(name).end() }
        MainActor.assumeIsolated { AppConsole.handOn() }
        switch try SessionStart.inBackground(["repl", "--session", name] + flags) {
        case .started(let tree):
            FileOutput.standardOutput().write(tree)
            return .passed
        case .ended(let reason, let status):
            FileOutput.standardError().write(reason)
            return status == ExitStatus.usage.code ? .usage : .failed
        }
    }
}
