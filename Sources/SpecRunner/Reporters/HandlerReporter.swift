import Lua
import Scripting
import System
import VirtualTime

/// A report that a Lua file writes: an output handler of busted's. It runs in an interpreter of its own, within the limits
/// of specs, and what it prints is the report.
public final class HandlerReporter: Reporter {
    public static let name = "handler"

    private let output: any ReportOutput
    private let path: String
    private let session: ScriptSession
    private let events: Table
    /// The seed of the order, if the run has one.
    private let seed: UInt64?
    private var hasFile = false
    public private(set) var failure: SpecRunnerError?

    /// What the run says to handlers.
    public struct Options {
        /// The settings that the handler shares with specs: whether it is trusted, and where modules are.
        public let execution: ExecutionSettings
        /// The values in `options.arguments`.
        public let arguments: [String]

        /// The files that the handler may write wherever they are.
        public let files: [String]

        /// The options of a run.
        public init(execution: ExecutionSettings, arguments: [String], files: [String] = []) {
            self.execution = execution
            self.arguments = arguments
            self.files = files
        }
    }

    /// Never called: a report of this kind is made from its file.
    public init(output: any ReportOutput, style: TextStyle) {
        preconditionFailure("a handler is made from its file")
    }

    /// Loads a handler.
    /// - Parameter path: Its file.
    /// - Throws: `SpecRunnerError.badHandler` if it can't be loaded.
    @MainActor
    public init(path: String, options: Options, output: any ReportOutput) throws(SpecRunnerError) {
        self.path = path
        self.output = output
        seed = options.execution.seed
        do {
            var sandbox = Sandbox(options.execution, file: path)
            sandbox.writableFiles = options.files
            session = try ScriptSession(
                catalog: Catalog(), configuration: Configuration(hookInterval: 0), sandbox: sandbox)
            let interpreter = session.interpreter
            try ProgramArguments.define(in: interpreter)
            let host = try ScriptLibrary.makeHost(interpreter) { output.write($0) }
            let start = MonotonicTime.nanoseconds
            var now = timespec()
            clock_gettime(CLOCK_REALTIME, &now)
            let beginning = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
            let time = try interpreter.makeFunction { call in
                try call.returns(beginning + MonotonicTime.seconds(since: start))
            }
            try host.set("time", .function(time))
            let library = try ScriptLibrary.load(["output", "handler"], into: interpreter, host: host)
            guard let events = try library.get("handler").table else {
                preconditionFailure("the handler module returns a table")
            }
            self.events = events
            try session.confine(to: sandbox)
            let arguments = try interpreter.makeTable(options.arguments.map { .string(LuaString($0)) })
            try RuntimeClock.real {
                _ = try events.get("load").function?.call(.string(LuaString(path)), .table(arguments))
            }
        } catch {
            throw .badHandler(path: path, reason: "\(error)")
        }
    }

    /// Passes the event on. After an error the handler hears nothing more.
    public func receive(_ event: SpecEvent) {
        guard failure == nil else { return }
        do {
            // A handler is no part of a spec: its `os.time()` is the real one.
            try RuntimeClock.real { try tell(event) }
        } catch {
            failure = .badHandler(path: path, reason: "\(error)")
        }
    }

    public func pause() { output.flush() }

    private func tell(_ event: SpecEvent) throws {
        switch event {
        case .runStarted: try call("run", seed.map { .integer(Int64(bitPattern: $0)) } ?? .nil)
        case .fileStarted(let path):
            hasFile = true
            try call("file", text(path))
        case .groupStarted(let group):
            try call("group", text(group.names.last ?? ""), text(group.file), line(group.location))
        case .specStarted(let spec): try call("spec", text(spec.name), text(spec.group.file), line(spec.location))
        case .output(let printed): output.write(printed)
        case .step, .traced: break
        case .specFinished(let result):
            for detail in result.details { try tell(detail, at: result.spec.location) }
            try call("specEnd", text(Self.status(of: result.outcome)), .number(result.seconds))
        case .groupFailed(let group, let detail): try tell(detail, at: group.location)
        case .groupFinished: try call("groupEnd")
        case .fileFinished:
            if hasFile { try call("fileEnd") }
            hasFile = false
        case .runFinished(let total): try call("runEnd", .number(total.seconds))
        }
    }

    private func tell(_ detail: OutcomeDetail, at fallback: SourcePosition) throws {
        guard detail.outcome != .flaky, detail.outcome != .pending || !detail.message.isEmpty else { return }
        let place = detail.location ?? fallback
        let frames = detail.traceback.map { "\n\t\($0)" }.joined()
        try call(
            "problem", text(Self.status(of: detail.outcome)), text(detail.message), text(place.file), line(place),
            text("\nstack traceback:" + frames))
    }

    /// An outcome in the words of busted.
    private static func status(of outcome: Outcome) -> String {
        switch outcome {
        case .success, .flaky: "success"
        case .pending: "pending"
        case .failure: "failure"
        case .error, .crashed: "error"
        }
    }

    private func text(_ text: String) -> Value { .string(LuaString(text)) }
    private func line(_ location: SourcePosition) -> Value { .integer(Int64(location.line)) }

    private func call(_ name: String, _ arguments: Value...) throws {
        guard let function = try events.get(name).function else {
            preconditionFailure("the handler module has \(name)")
        }
        _ = try function.call(arguments: arguments)
    }
}
