import Lua
import Scripting
import System

/// The session of a REPL: an open ``ScriptSession`` with everything that specs see, in which chunks of Lua run.
///
/// Completion and commands work on it, and so does a program that runs chunks without a REPL.
@MainActor
public final class ReplSession {
    /// The views, models and functions that scripts can use.
    public let catalog: Catalog
    /// The session with its views, screens, clock and journal.
    public let script: ScriptSession
    /// The modules of the Lua half by name, such as `pretty`; each is loaded on first use.
    public let library: Lua.Table
    /// The interpreter that runs the chunks.
    public var interpreter: Interpreter { script.interpreter }

    /// Called after each complete chunk with its source and its result.
    public var observers: [@MainActor (_ source: String, _ result: Evaluation) -> Void] = []

    /// Called before each chunk with its source.
    public var beginnings: [@MainActor (_ source: String) -> Void] = []

    /// Called before each chunk, and at its end before other work on the main actor runs: changes between the two are
    /// the chunk's own.
    public var boundaries: [@MainActor (_ isEnd: Bool) -> Void] = []

    /// The markup of values and errors.
    public let style: TextStyle

    /// The function `help` of the console, which the user may replace.
    let ownHelp: Value

    private var typed = TypedSource()
    private let evaluate: ScriptDriver
    private var running: Task<Evaluation, Never>?

    /// Opens a session.
    /// - Parameters:
    ///  - catalog: The views, models and functions that scripts can use.
    ///  - style: The markup of values.
    ///  - sandbox: The limits of the chunks. A person at a console may use all files; modules are found where specs
    ///    find them.
    ///  - memoryLimit: The memory limit of Lua, in bytes; nil for none.
    ///  - printed: Receives the output of scripts, line ends included.
    /// - Throws: `LuaError` if there isn't enough memory.
    public init(
        catalog: Catalog, style: TextStyle = TextStyle(isColored: false),
        sandbox: Sandbox = Sandbox(file: "", isTrusted: true), memoryLimit: Int? = nil,
        printed: @escaping (String) -> Void
    ) throws {
        self.catalog = catalog
        self.style = style
        // Any chunk, and each coroutine in it, can be interrupted: Lua checks now and then.
        script = try ScriptSession(
            catalog: catalog, configuration: Configuration(memoryLimit: memoryLimit, hookInterval: 10_000))
        script.journal.recordsScreens = true
        script.beginSpec()
        let host = try ScriptLibrary.makeHost(script.interpreter, printed: printed)
        try ScriptSession.addExploration(to: host, script.interpreter, style: style)
        try Self.addHelp(to: host, script, Help(catalog: catalog, style: style))
        library = try ScriptLibrary.load(["output", "console"], into: script.interpreter, host: host)
        guard let makeCoroutine = try library.get("console").function else {
            preconditionFailure("the console module returns a function")
        }
        ownHelp = try script.interpreter.globals.get("help")
        try script.confine(to: sandbox)
        evaluate = try ScriptDriver(makeCoroutine: makeCoroutine, interrupter: script.interpreter.interrupter)
    }

    /// Runs a chunk: an expression returns its values, a statement none. While it waits, tasks and other work on the
    /// main actor go on. Chunks must not overlap.
    /// - Parameters:
    ///  - source: Lua.
    ///  - name: The name in errors.
    ///  - firstLine: The number of its first line in a file, from 1; nil for typed chunks, whose lines are counted
    ///    here.
    public func evaluate(_ source: String, name: String = "stdin", firstLine: Int = 1) async -> Evaluation {
        await evaluate(source, name: name, isFile: false, firstLine: firstLine)
    }

    /// Runs a Lua file like a typed chunk.
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

    /// Stops the chunk that runs or waits, if there is one: it ends with an error, and the session continues.
    public func interrupt() {
        guard let running else { return }
        // A running chunk checks this; a waiting one is woken to check it.
        interpreter.interrupt(Self.reason)
        running.cancel()
    }

    /// Removes all screens.
    /// - Returns: The unreported errors of tasks and timers.
    public func finish() -> [any Error] { script.endSpec() }

    /// The message of an interruption.
    nonisolated static let reason = "interrupted"

    private func evaluate(_ source: String, name: String, isFile: Bool, firstLine: Int = 1) async -> Evaluation {
        let first = name == TypedSource.name ? typed.nextLine : firstLine
        for beginning in beginnings { beginning(source) }
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
            return .error(Self.interruption(traceback, of: SourcePosition(file: name, line: firstLine)))
        } catch {
            return .error(EvaluationError(message: "\(error)"))
        }
    }

    /// Reads the answer of the Lua half: "values" with the texts of the values, or "incomplete" or "error" with a
    /// message, the place, and the lines of the traceback.
    private static func evaluation(_ results: [Value]) throws -> Evaluation {
        let parts = results.dropFirst()
        let kind = results.first?.string
        guard kind != "values" else { return .values(parts.map { $0.string ?? "" }) }
        let values = Array(parts)
        var error = EvaluationError(message: values.first?.string ?? "")
        if values.count > 2, let source = values[1].string, let line = values[2].integer {
            error.location = SourcePosition(file: source, line: Int(line))
        }
        if values.count > 3, let lines = values[3].table { error.traceback = try lines.sequence.compactMap(\.string) }
        return kind == "incomplete" ? .incomplete(error) : .error(error)
    }

    /// The place in the user's code of an interruption. A call that is the whole chunk, such as of `wait_until`, takes
    /// the chunk's place on the traceback: then it is the start of the chunk.
    private static func interruption(_ traceback: Traceback, of chunk: SourcePosition) -> EvaluationError {
        // Our own chunks have names in brackets, as have functions that aren't Lua.
        let frames = traceback.frames.filter {
            $0.line != nil && !$0.source.hasPrefix("[") && !$0.source.hasPrefix("=")
        }
        let place = frames.first.map { SourcePosition(file: $0.source, line: $0.line ?? 0) }
        return EvaluationError(
            message: reason, location: place ?? chunk, traceback: frames.map(\.description), isInterruption: true)
    }
}
