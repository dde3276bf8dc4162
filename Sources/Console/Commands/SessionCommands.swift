import Lua
import Scripting
import System

/// The commands of a console with their state.
@MainActor
public final class SessionCommands: ReplCommands {
    /// Runs spec files in a separate process.
    /// - Parameters:
    ///  - paths: As on the command line: files, folders, or a file with a line.
    ///  - printed: Receives the output of the run while it is written.
    /// - Returns: Whether all specs passed.
    /// - Throws: If the process can't be started.
    public typealias SpecRunning = @MainActor (_ paths: [String], _ printed: (String) -> Void) throws -> Bool

    /// Builds the program of this console again.
    /// - Parameter printed: Receives messages for the user, line ends included.
    /// - Returns: `.rebuilt` if there is a new one.
    public typealias Building = @MainActor (_ printed: (String) -> Void) -> ReplCommandResult

    let session: ReplSession
    let recorder: Recorder
    let runSpecs: SpecRunning
    let build: Building?
    /// The modules that were loaded at the start.
    let ownModules: Set<String>
    /// The files that `:load` ran, in order, without duplicates.
    var loadedFiles: [String] = []
    /// The paths of the last `:run`.
    var lastRun: [String] = []
    /// The view to host at the start.
    let view: InitialView?
    /// Whether the initial view could not be hosted, which ends the console.
    public private(set) var isRefused = false
    private let terminal: any Terminal
    private let kept: KeptRecording
    let watch: ScreenWatch
    /// Whether a command runs Lua that isn't recorded.
    private var isBusy = false

    /// Creates the commands for a session.
    /// - Parameters:
    ///  - session: The session, before its first chunk.
    ///  - terminal: The terminal for output while a command runs.
    ///  - view: The view to host at the start, as the global `screen`.
    ///  - keepsRecording: Whether the recording is kept in a file while the console runs.
    ///  - build: Builds the program; `nil` where that isn't possible.
    ///  - runSpecs: Runs spec files.
    /// - Throws: `LuaError` if memory runs out.
    public init(
        session: ReplSession, terminal: any Terminal, view: InitialView? = nil, keepsRecording: Bool = false,
        build: Building? = nil, runSpecs: @escaping SpecRunning
    ) throws {
        self.session = session
        self.terminal = terminal
        self.view = view
        self.build = build
        self.runSpecs = runSpecs
        recorder = try Recorder(session.interpreter)
        kept = KeptRecording(recorder)
        watch = ScreenWatch(session.script)
        ownModules = try Self.modules(in: session)
        session.boundaries.append { [watch] isEnd in isEnd ? watch.end() : watch.begin() }
        if keepsRecording { session.beginnings.append { [kept] in kept.keep(beginning: $0) } }
        session.observers.append { [weak self] source, result in self?.note(source, result) }
    }

    /// After an accident: puts the kept recording where the next console leaves it, and returns its path; nil if there is none.
    nonisolated public static func rescueKeptRecording() -> String? { KeptRecording.rescue() }

    /// Removes the kept recording: the console ends as it should.
    public func discardKeptRecording() { kept.discard() }

    /// The names of the modules that are loaded.
    static func modules(in session: ReplSession) throws -> Set<String> {
        let loaded = try session.interpreter.globals.get("package").table?.get("loaded").table
        return Set(try loaded?.pairs.compactMap(\.key.string) ?? [])
    }

    /// The commands with summaries and examples, for help texts.
    nonisolated public static var reference: String { SessionCommand.reference }

    /// The names of the commands, sorted.
    public var names: [String] { SessionCommand.all.map(\.name).sorted() }

    /// Runs a line. A name may be abbreviated to an unambiguous prefix.
    public func run(_ line: String) async -> ReplCommandResult {
        let line = CommandWords(line)
        do {
            let command = try command(named: line.name)
            guard !line.isForced || command.takesForce else {
                throw CommandFailure(":\(command.name) takes no exclamation mark")
            }
            return try await command.body(self, line)
        } catch {
            return .error("\(error)")
        }
    }

    /// Whether the command of a line has changed the session.
    public func changesSession(_ line: String) -> Bool {
        (try? command(named: CommandWords(line).name))?.changesSession ?? false
    }

    /// Hosts the view to begin with.
    public func start() async -> ReplCommandResult {
        guard let view else { return .done(nil) }
        do {
            return .done(try await host(view))
        } catch {
            isRefused = true
            terminal.writeError("\(error)\n")
            return .quit
        }
    }

    private func note(_ source: String, _ result: Evaluation) {
        guard !isBusy, case .values = result, let values = try? session.lastValues else { return }
        recorder.note(source, values: values, waits: watch.take())
    }

    /// Writes without buffering.
    func write(_ text: String) { terminal.write(text) }

    /// How the terminal shows pictures; whatever isn't the process's own has text alone.
    func pictures() -> TerminalPictures {
        (terminal as? StandardTerminal)?.pictures ?? TerminalPictures(form: .text)
    }

    /// Runs Lua that isn't recorded.
    /// - Throws: `EvaluationError` if it fails.
    func evaluate(_ run: (ReplSession) async -> Evaluation) async throws {
        isBusy = true
        defer { isBusy = false }
        switch await run(session) {
        case .values: return
        case .incomplete(let error), .error(let error): throw error
        }
    }

    private func command(named name: String) throws -> SessionCommand {
        if let exact = SessionCommand.all.first(where: { $0.name == name }) { return exact }
        let begun = SessionCommand.all.filter { !name.isEmpty && $0.name.hasPrefix(name) }
        if begun.count == 1 { return begun[0] }
        if begun.count > 1 {
            let choices = begun.map { ":\($0.name)" }.joined(separator: ", ")
            throw CommandFailure(":\(name) could be \(choices)")
        }
        guard !name.isEmpty else { throw CommandFailure("a command's name follows the colon; :help lists them") }
        let near = Suggestions.nearest(to: name, among: names)
        throw CommandFailure(
            "there is no command :\(name)" + (near.map { "; did you mean :\($0)?" } ?? "; :help lists them"))
    }
}
