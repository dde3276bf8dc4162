import Agents
import ArgumentParser
import Console
import Scripting
import SpecRunner
import System

/// `repl`: Lua, line by line.
struct ReplCommand: ConsoleCommand {
    static let abstract = "Run Lua interactively."

    static func discussion(_ program: String) -> String {
        """
        An incomplete chunk continues on the next line. Control-D leaves.

        EXAMPLES
          \(program) repl
          echo 'print(1 + 1)' | \(program) repl
          \(program) repl setup.lua
          \(program) repl --view SignIn --arguments '{ user = "ann" }'
              with that view of the app hosted as the global 'screen'
          \(program) repl --preview 'Sold out'
              with a preview of the app, on the screen that its traits ask for
          \(program) repl --listen .viewspec/repl.sock
              for editors: exchanges chunks and values as JSON
          \(program) repl --session cart --view Cart
              until Control-C ends it: a session for "\(program) eval"

        COMMANDS
        \(SessionCommands.reference)

        REQUESTS
        With --listen, each line is a JSON-RPC 2.0 request, and so is each response:
          {"jsonrpc":"2.0","id":1,"method":"evaluate","params":{"code":"1 + 1"}}
          {"id":1,"jsonrpc":"2.0","result":{"outcome":"values","values":[…]}}
        Methods: evaluate {code, file, line}, complete {code, cursor},
        help {name}, command {line}, interrupt, shutdown. The output of scripts comes
        as 'output' notifications. All connections share one session; only the
        user who started it can connect.

        Exits with 1 if the input isn't a terminal and something in it failed, with 2 if the view can't be
        hosted.
        """
    }

    @Argument(help: "A Lua file to run first, in the same session.", completion: .file(extensions: ["lua"]))
    var file: String?

    @OptionGroup var initial: InitialViewFlags

    @Option(
        help: ArgumentHelp(
            "Take requests from editors on a socket at this path; '-' for standard input and output.",
            valueName: "socket"),
        completion: .file())
    var listen: String?

    @Option(
        help: ArgumentHelp(
            "Stay as the session of this name, which \"eval\" uses; \"session start\" does so in the background.",
            valueName: "name"))
    var session: String?

    @Option(
        help: ArgumentHelp(
            "End the session after so many seconds without a command (default: 1800).", valueName: "seconds"))
    var idle: Int?

    @Flag(help: "Let the session use all of Lua: files anywhere, other programs, C modules, the debug library.")
    var trust = false

    func validate() throws {
        guard listen != "" else { throw ValidationError("'--listen' needs the path of a socket, or '-'.") }
        guard session == nil || listen == nil && file == nil else {
            throw ValidationError("'--session' stands alone: a session has its own socket, and loads files by ':load'.")
        }
        guard session != nil || idle == nil && !trust else {
            throw ValidationError("'--idle' and '--trust' are for '--session': elsewhere, all of Lua can be used.")
        }
        guard (idle ?? 1) > 0 else { throw ValidationError("'--idle' is at least one second.") }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        if let session { return await stay(as: session, catalog) }
        if let listen { return await serve(catalog, at: listen == "-" ? .standardStreams : .socket(listen)) }
        let terminal = StandardTerminal()
        let isColored = ColorMode.auto.isColored(
            isTerminal: FileOutput.standardOutput().isTerminal, environment: ColorEnvironment.current)
        var commands: SessionCommands?
        let repl = Repl(
            catalog: catalog, terminal: terminal, file: file, typed: ReplHandover.take(),
            style: TextStyle(isColored: isColored),
            commands: { session in
                let made = try makeCommands(
                    session, terminal, isColored: isColored, keepsRecording: terminal.isInteractive,
                    build: terminal.isInteractive ? Self.build : nil)
                commands = made
                return made
            })
        LastWords.arrange {
            SessionCommands.rescueKeptRecording().map {
                "What was recorded, and the line that ran, are kept as a spec: \($0)\n"
            } ?? ""
        }
        let ending = await repl.run()
        if terminal.isInteractive { commands?.discardKeptRecording() }
        if commands?.isRefused == true { return .usage }
        switch ending {
        case .finished(let hadError): return hadError && !terminal.isInteractive ? .failed : .passed
        case .rebuilt(let program, let typed): return goOn(in: program, typed)
        }
    }

    /// Becomes the new program.
    /// - Returns: Only if that isn't possible.
    @MainActor
    private func goOn(in program: String, _ typed: [String]) -> ExitStatus {
        do {
            try ReplHandover.give(typed, to: program)
            return RunRequest.refuse(SpecRunnerError.cannotStartWorker(reason: "\(program): \(SystemError.last)"))
        } catch {
            return RunRequest.refuse(error)
        }
    }

    /// Stays as a session until it is ended.
    @MainActor
    private func stay(as name: String, _ catalog: Catalog) async -> ExitStatus {
        let view = initial.initialView
        if let absence = view?.absence(from: catalog) {
            Message.error(absence)
            return .usage
        }
        let surroundings = AgentSurroundings(catalog: catalog, version: Version.current, isTrusted: trust)
        do throws(SessionFailure) {
            try await SessionServer(surroundings, name: name, idleTime: idle ?? SessionServer.usualIdleTime)
                .run(view, begun: Self.tellOfStart) { Message.note($0) }
            return .passed
        } catch {
            Message.error("\(error)")
            if case .system = error { return .failed }
            return .usage
        }
    }

    /// Writes the tree, and ends the output, so that the starting process knows that it takes commands.
    private static func tellOfStart(_ tree: String) {
        Descriptor.write(tree + "\n", to: STDOUT_FILENO)
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nothing >= 0 else { return Descriptor.release(STDOUT_FILENO) }
        dup2(nothing, STDOUT_FILENO)
        Descriptor.release(nothing)
    }

    /// Answers editors.
    @MainActor
    private func serve(_ catalog: Catalog, at place: RemoteConsole.Place) async -> ExitStatus {
        var commands: SessionCommands?
        let console = RemoteConsole(catalog: catalog, place: place, file: file) { session, terminal in
            let made = try makeCommands(session, terminal, isColored: false)
            commands = made
            return made
        }
        let errors = FileOutput.standardError()
        // Who sits in front of it is to see each line when it comes.
        let isWell = await console.run {
            errors.write($0 + "\n")
            errors.flush()
        }
        if commands?.isRefused == true { return .usage }
        return isWell ? .passed : .failed
    }

    /// Builds the package that this program belongs to.
    @MainActor
    private static func build(_ write: (String) -> Void) -> ReplCommandResult {
        guard let package = AppConsole.ownBuild else {
            return .error(
                "this program can't be rebuilt from here: that needs one that SwiftPM built, and a folder of its package; "
                    + ":reload loads files of Lua again")
        }
        let changes = package.changes
        guard !changes.isEmpty else { return .done("Nothing has changed.") }
        return switch package.build(for: changes, write: write) {
        case .rebuilt: .rebuilt(program: package.program)
        case .unchanged: .done("The program is as it was.")
        case .failed(let errors): .error(errors)
        }
    }

    @MainActor
    private func makeCommands(
        _ session: ReplSession, _ terminal: any Terminal, isColored: Bool, keepsRecording: Bool = false,
        build: SessionCommands.Building? = nil
    ) throws -> SessionCommands {
        return try SessionCommands(
            session: session, terminal: terminal, view: initial.initialView, keepsRecording: keepsRecording,
            build: build
        ) { paths, printed in
            try SpecProcess.run(paths, isColored: isColored, printed: printed)
        }
    }
}
