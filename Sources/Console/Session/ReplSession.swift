import Lua
import Scripting
import System

/// What a REPL works on: an open ``ScriptSession`` with everything that specs see, which chunks of Lua are run in.
///
/// Completion and commands get it, and so does whoever feeds a REPL from elsewhere.
@MainActor
public final class ReplSession {
    /// What the user can use by name.
    public let catalog: Catalog
    /// The views, screens, clock and journal behind it.
    public let script: ScriptSession
    /// The Lua half's modules by name, such as `pretty`; one that isn't loaded yet is loaded where it is looked up.
    public let library: Lua.Table
    /// Where the chunks run.
    public var interpreter: Interpreter { script.interpreter }

    /// Called after each chunk that was complete, with its source and what came of it: for whoever keeps a record.
    public var observers: [@MainActor (_ source: String, _ result: Evaluation) -> Void] = []

    /// Called before each chunk runs, and where it has ended before anything else gets its turn: what happens between the
    /// two is its own doing.
    public var boundaries: [@MainActor (_ isEnd: Bool) -> Void] = []

    /// How values and errors are marked up.
    public let style: TextStyle

    private var typed = TypedSource()
    private let evaluate: ScriptDriver
    private var running: Task<Evaluation, Never>?

    /// Opens a session.
    /// - Parameters:
    ///   - catalog: What the user can use by name.
    ///   - style: How values are marked up.
    ///   - printed: Takes what scripts print, line ends included.
    /// - Throws: `LuaError` if there isn't enough memory.
    public init(
        catalog: Catalog, style: TextStyle = TextStyle(isColored: false), printed: @escaping (String) -> Void
    ) throws {
        self.catalog = catalog
        self.style = style
        // Somebody may want to stop any chunk, and each coroutine in it: Lua looks now and then.
        script = try ScriptSession(catalog: catalog, configuration: Configuration(hookInterval: 10_000))
        script.journal.recordsScreens = true
        script.beginSpec()
        let host = try ScriptLibrary.makeHost(script.interpreter, printed: printed)
        try ScriptSession.addExploration(to: host, script.interpreter, style: style)
        try Self.addHelp(to: host, script, Help(catalog: catalog, style: style))
        library = try ScriptLibrary.load(["output", "console"], into: script.interpreter, host: host)
        guard let makeCoroutine = try library.get("console").function else {
            preconditionFailure("the console module returns a function")
        }
        // Whoever sits at a console may use all files; modules are found where specs find them.
        try script.confine(to: Sandbox(file: "", isTrusted: true))
        evaluate = try ScriptDriver(makeCoroutine: makeCoroutine, interrupter: script.interpreter.interrupter)
    }

    /// Runs a chunk: an expression gives its values, a statement none. While it waits, tasks and other work on the main
    /// actor go on; chunks don't overlap, so this is not to be called before the last chunk has come to its end.
    /// - Parameters:
    ///   - source: Lua.
    ///   - name: What errors call it.
    ///   - firstLine: The number of its first line, from 1, where it is a part of a file; what is typed counts by itself.
    public func evaluate(_ source: String, name: String = "stdin", firstLine: Int = 1) async -> Evaluation {
        await evaluate(source, name: name, isFile: false, firstLine: firstLine)
    }

    /// Runs a Lua file as a whole, as if its text had been typed.
    /// - Parameter path: The file, relative to the working directory.
    public func evaluate(file path: String) async -> Evaluation {
        let source: String
        do throws(FileError) {
            source = try FileSystem.text(of: path)
        } catch {
            return .error(EvaluationError(message: "can't read '\(path)': \(error.reason)"))
        }
        return await evaluate(source, name: path, isFile: true)
    }

    /// Counts a line of the input that wasn't evaluated, so that errors in those that follow name the right one.
    public func skipLine() { typed.skipLine() }

    /// The values that the last chunk returned, if it ran to its end.
    public var lastValues: [Value] {
        get throws {
            guard let returned = try library.rawGet("returned").table, let count = try returned.get("n").integer else {
                return []
            }
            return try (0..<count).map { try returned.get($0 + 1) }
        }
    }

    /// Whether a chunk is running or waiting.
    public var isEvaluating: Bool { running != nil }

    /// Stops the chunk that runs or waits, if there is one: it ends with an error. The session goes on.
    public func interrupt() {
        guard let running else { return }
        // What runs looks at this, and what waits is woken to see it.
        interpreter.interrupt(Self.reason)
        running.cancel()
    }

    /// Takes everything down that was hosted.
    /// - Returns: What went wrong in a task or a timer and nobody has asked about.
    public func finish() -> [any Error] { script.endSpec() }

    /// What an interruption says.
    nonisolated static let reason = "interrupted"

    private func evaluate(_ source: String, name: String, isFile: Bool, firstLine: Int = 1) async -> Evaluation {
        let first = name == TypedSource.name ? typed.nextLine : firstLine
        let task = Task { await run(source, name: name, isFile: isFile, firstLine: first) }
        running = task
        var result = await task.value
        running = nil
        interpreter.clearInterruption()
        if case .incomplete = result { return result }
        if name == TypedSource.name { typed.add(source) }
        if case .error(var error) = result {
            error.excerpt = error.location.flatMap(typed.excerpt)
            result = .error(error)
        }
        for observer in observers { observer(source, result) }
        return result
    }

    private func run(_ source: String, name: String, isFile: Bool, firstLine: Int) async -> Evaluation {
        for boundary in boundaries { boundary(false) }
        // Also where it fails, it has done something.
        defer { for boundary in boundaries { boundary(true) } }
        do {
            let results = try await evaluate(
                .string(LuaString(source)), .string(LuaString(name)), .boolean(isFile), .integer(Int64(firstLine)))
            return try Self.evaluation(Array(results))
        } catch LuaError.interrupted(_, let traceback) {
            return .error(Self.interruption(traceback, of: SourcePosition(source: name, line: firstLine)))
        } catch {
            return .error(EvaluationError(message: "\(error)"))
        }
    }

    /// What the Lua half answers: "values" with the texts of the values, or "incomplete" or "error" with a message, the
    /// place, and the lines of the traceback.
    private static func evaluation(_ results: [Value]) throws -> Evaluation {
        let parts = results.dropFirst()
        let kind = results.first?.string
        guard kind != "values" else { return .values(parts.map { $0.string ?? "" }) }
        let values = Array(parts)
        var error = EvaluationError(message: values.first?.string ?? "")
        if values.count > 2, let source = values[1].string, let line = values[2].integer {
            error.location = SourcePosition(source: source, line: Int(line))
        }
        if values.count > 3, let lines = values[3].table { error.traceback = try lines.sequence.compactMap(\.string) }
        return kind == "incomplete" ? .incomplete(error) : .error(error)
    }

    /// Where the user's code was when somebody stopped it. A call that is all of a chunk, such as of `wait_until`, takes
    /// the chunk's place on the traceback: then it was where the chunk begins.
    private static func interruption(_ traceback: Traceback, of chunk: SourcePosition) -> EvaluationError {
        // Our own chunks have names in brackets, as have functions that aren't Lua.
        let frames = traceback.frames.filter {
            $0.line != nil && !$0.source.hasPrefix("[") && !$0.source.hasPrefix("=")
        }
        let place = frames.first.map { SourcePosition(source: $0.source, line: $0.line ?? 0) }
        return EvaluationError(
            message: reason, location: place ?? chunk, traceback: frames.map(\.description), isInterruption: true)
    }
}
