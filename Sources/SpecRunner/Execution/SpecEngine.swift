import Lua
import Scripting

/// One spec file in an interpreter of its own: reads it, and runs its parts when asked.
@MainActor
final class SpecEngine {
    private let session: ScriptSession
    private let driver: ScriptDriver
    private let details: DetailReader
    private let builder: Box<PlanBuilder>
    private let finder: Function
    private let helper: String?

    /// The Lua half, each module after those that it uses.
    private static let modules = [
        "text", "pretty", "compare", "failure", "hints", "trace", "assert", "assertions", "coroutines", "output",
        "scopes",
        "definition", "execution",
    ]

    /// Opens an interpreter and loads the spec language into it.
    /// - Parameters:
    ///   - catalog: What specs can use by name.
    ///   - options: What it may use and reach, and where its modules are.
    ///   - path: The spec file.
    ///   - emit: Takes what specs print and the steps they name.
    init(catalog: Catalog, options: RunOptions, path: String, emit: @escaping (SpecEvent) -> Void) throws {
        var sandbox = Sandbox(file: path, templates: options.moduleTemplates, isTrusted: options.isTrusted)
        if let record = options.loadRecord { sandbox.loaded = { record.add($0, by: path) } }
        helper = options.helper
        session = try ScriptSession(
            catalog: catalog, configuration: Configuration(memoryLimit: options.memoryLimit, hookInterval: 0),
            sandbox: sandbox)
        let interpreter = session.interpreter
        RunningScript.interpreter = interpreter
        builder = Box(PlanBuilder(file: path))
        details = DetailReader()
        guard let find = try interpreter.globals.get("string").table?.get("find").function else {
            preconditionFailure("the interpreter has Lua's string library")
        }
        finder = find
        let host = try ScriptLibrary.makeHost(interpreter) { emit(.output(text: $0)) }
        let step = try interpreter.makeFunction { call in
            emit(.step(name: try call.string(1)))
            return .nothing
        }
        try host.set("step", .function(step))
        try host.set("define", .function(try Self.makeDefine(interpreter, path: path, builder: builder)))
        let library = try ScriptLibrary.load(Self.modules, into: interpreter, host: host)
        guard let makeDriver = try library.get("execution").function else {
            preconditionFailure("the execution module returns a function")
        }
        driver = try ScriptDriver(makeCoroutine: makeDriver)
        try session.confine(to: sandbox)
    }

    /// The Lua files that the spec file has loaded so far: absolute paths without links, each once.
    var loadedFiles: [String] { session.loadedFiles }

    /// `define(kind, parent, name, file, line)`: takes down a group or spec.
    private static func makeDefine(
        _ interpreter: Interpreter, path: String, builder: Box<PlanBuilder>
    ) throws -> Function {
        try interpreter.makeFunction { call in
            let location = SourceLocation(
                file: call.isNil(4) ? path : try call.string(4), line: call.isNil(5) ? 1 : try call.integer(5))
            builder.value.define(
                kind: try call.string(1), parent: try call.integer(2), name: try call.string(3), location: location)
            return .nothing
        }
    }

    /// Reads the file: what it defines, with the problems of groups whose bodies failed.
    func read(_ source: [UInt8], path: String) async throws -> PlannedGroup {
        details.addSource(source, path: path)
        let start = SourceLocation(file: path, line: 1)
        do {
            try runHelper()
        } catch {
            builder.value.fail(group: 1, details.detail(raised: error, fallback: start))
            return builder.value.root
        }
        let problems = try await driver("read", .string(LuaString(bytes: source)), .string(LuaString(path))).first
        for problem in try problems?.table?.sequence ?? [] {
            guard let problem = problem.table, let group = try problem.get("group").integer,
                let record = try problem.get("detail").table
            else { continue }
            builder.value.fail(group: group, try details.detail(record, fallback: start))
        }
        for exit in withExit(builder.value.root.failure.map { [$0] } ?? [], start).suffix(1) {
            builder.value.fail(group: 1, exit)
        }
        return builder.value.root
    }

    /// Runs what comes before the file.
    private func runHelper() throws {
        guard let helper else { return }
        let isFile = helper.hasSuffix(".lua") || helper.contains("/")
        try session.interpreter.globals.get(isFile ? "dofile" : "require").function?.call(.string(LuaString(helper)))
    }

    /// The problems; and that a script wanted to end the process, where it has caught the error that came of it.
    private func withExit(_ problems: [OutcomeDetail], _ fallback: SourceLocation) -> [OutcomeDetail] {
        guard let exit = session.interpreter.takeExit() else { return problems }
        let message = Interpreter.Exit.message
        guard !problems.contains(where: { $0.message.contains(message) }) else { return problems }
        let location = exit.position.map { SourceLocation(file: $0.source, line: $0.line) }
        return problems + [details.detail(message: message, location: location ?? fallback)]
    }

    /// Whether a Lua pattern occurs in a name.
    func matches(_ pattern: String, in name: String) throws -> Bool {
        try finder.call(.string(LuaString(name)), .string(LuaString(pattern))).first?.isNil == false
    }

    /// Runs a group's `setup` hooks.
    func enter(_ group: PlannedGroup) async throws -> [OutcomeDetail] {
        try await command("enter", group.number, group.reference.location)
    }

    /// Runs a group's `teardown` hooks.
    func leave(_ group: PlannedGroup) async throws -> [OutcomeDetail] {
        try await command("leave", group.number, group.reference.location)
    }

    /// Runs a spec with its hooks.
    func run(_ spec: PlannedSpec) async throws -> [OutcomeDetail] {
        let location = spec.reference.location
        session.beginSpec()
        do {
            let problems = try await command("run", spec.number, location)
            let unsaid = session.endSpec().map { details.detail(raised: $0, fallback: location) }
            return withExit(problems + unsaid, location)
        } catch {
            session.endSpec()
            throw error
        }
    }

    /// What became of something whose coroutine died.
    func detail(of error: any Error, at location: SourceLocation) -> OutcomeDetail {
        if case LuaError.interrupted(let reason, let traceback) = error {
            return details.detail(interrupted: reason, traceback, fallback: location)
        }
        return details.detail(message: "\(error)", location: location)
    }

    private func command(
        _ name: String, _ number: Int, _ location: SourceLocation
    ) async throws -> [OutcomeDetail] {
        let records = try await driver(.string(LuaString(name)), .integer(Int64(number))).first?.table
        let problems = try records?.sequence.compactMap { record in
            try record.table.map { try details.detail($0, fallback: location) }
        }
        return withExit(problems ?? [], location)
    }
}

/// Shares a value between Swift and the functions that Lua calls.
final class Box<Wrapped> {
    var value: Wrapped

    init(_ value: Wrapped) { self.value = value }
}
