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

    @Option(
        help: ArgumentHelp("The view to host at the start, by its registered name.", valueName: "name"),
        completion: Completions.views)
    var view: String?

    @Option(
        help: ArgumentHelp(
            "The arguments of that view, as Lua source: '{ user = \"ann\" }'.", valueName: "table"))
    var arguments: String?

    @Option(
        help: ArgumentHelp("The preview to host at the start, by its name.", valueName: "name"),
        completion: Completions.previews)
    var preview: String?

    @Option(
        help: ArgumentHelp(
            "Take requests from editors on a socket at this path; '-' for standard input and output.",
            valueName: "socket"),
        completion: .file())
    var listen: String?

    func validate() throws {
        guard listen != "" else { throw ValidationError("'--listen' needs the path of a socket, or '-'.") }
        guard arguments == nil || view != nil else {
            throw ValidationError("'--arguments' is for a view: name it with '--view'.")
        }
        guard preview == nil || view == nil else {
            throw ValidationError("'--view' and '--preview' both name what to host: give one of them.")
        }
    }

    func run(catalog: Catalog) async -> ExitStatus {
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
        let view =
            preview.map { InitialView(preview: $0) }
            ?? self.view.map { InitialView(name: $0, arguments: arguments) }
        return try SessionCommands(
            session: session, terminal: terminal, view: view, keepsRecording: keepsRecording,
            build: build
        ) { paths, printed in
            try SpecProcess.run(paths, isColored: isColored, printed: printed)
        }
    }
}
