import Lua
import Scripting

/// Runs the parts of a spec file in an interpreter of its own.
@MainActor
final class SpecEngine {
    private let prepared: PreparedInterpreter
    private let session: ScriptSession
    private let driver: ScriptDriver
    private let details: DetailReader
    private let order: ExecutionOrder
    /// Whether it matters on which lines definitions end.
    private let measuresLines: Bool
    private let openGroup: Box<PlannedGroup?>
    private let finder: Function
    private let settings: ExecutionSettings
    private let library: Table
    private let snapshots: SnapshotFile

    /// The actions of the last spec, if it didn't simply succeed.
    private(set) var trace: SpecTrace?

    /// Prepares a dedicated interpreter for its file.
    /// - Parameter settings: The limits, the sandbox and the module paths.
    init(_ prepared: PreparedInterpreter, path: String, settings: ExecutionSettings) throws {
        self.prepared = prepared
        (session, driver, library, openGroup) = (
            prepared.session, prepared.driver, prepared.library, prepared.openGroup
        )
        let interpreter = session.interpreter
        self.settings = settings
        order = ExecutionOrder(settings: settings)
        measuresLines = settings.selection.lines[path] != nil
        let sandbox = Sandbox(settings, file: path)
        details = DetailReader { sandbox.source(at: $0) }
        guard let find = try interpreter.globals.get("string").table?.get("find").function else {
            preconditionFailure("the interpreter has Lua's string library")
        }
        finder = find
        snapshots = SnapshotFile(specFile: path, updates: settings.updatesSnapshots)
        try snapshots.add(to: prepared.host, interpreter)
        try session.confine(to: sandbox)
    }

    /// The interpreter that the file runs in.
    var interpreter: Interpreter { session.interpreter }

    /// The Lua files that the spec file has loaded: absolute paths without links or duplicates.
    var loadedFiles: [String] { session.loadedFiles }

    /// `define(number, kind, name, file, line, last line, options)`: adds a definition to the open group. All but the
    /// first three may be missing.
    static func makeDefine(
        _ interpreter: Interpreter, open: Box<PlannedGroup?>, forbidsOnly: Bool, path: @escaping () -> String
    ) throws -> Function {
        try interpreter.makeFunction { call in
            guard let parent = open.value else { preconditionFailure("definitions arrive while a group is opened") }
            let line = call.isNil(5) ? 1 : try call.integer(5)
            let location = SourcePosition(file: call.isNil(4) ? path() : try call.string(4), line: line)
            let last = call.isNil(6) ? line : max(line, try call.integer(6))
            let traits = try traits(
                line...last, within: parent, options: call.isNil(7) ? nil : call.table(7), forbidsOnly: forbidsOnly)
            let (number, kind) = (try call.integer(1), try call.string(2))
            // It is part of each of the spec's events.
            let name = try call.string(3).bounded()
            if kind == "group" {
                let reference = GroupReference(
                    file: parent.reference.file, names: parent.reference.names + [name], location: location)
                parent.children.append(
                    .group(PlannedGroup(number: number, reference: reference, parent: parent, traits: traits)))
            } else {
                let reference = SpecReference(
                    group: parent.reference, name: name, location: location, timeout: traits.timeout)
                let isPending = kind == "pending" || traits.isSkipped
                parent.children.append(
                    .spec(
                        PlannedSpec(
                            number: number, reference: reference, group: parent, traits: traits, isPending: isPending)))
            }
            return .nothing
        }
    }

    /// The traits that a definition sets itself, or else its group.
    private static func traits(
        _ lines: ClosedRange<Int>, within parent: PlannedGroup, options: Table?, forbidsOnly: Bool
    ) throws -> PlannedTraits {
        var traits = parent.traits
        traits.lines = lines
        traits.only = nil
        traits.forbidden = nil
        guard let options else { return traits }
        if let timeout = try options.get("timeout").number { traits.timeout = timeout }
        if let retries = try options.get("retries").integer { traits.retries = retries }
        if case .boolean(true) = try options.get("skip") { traits.isSkipped = true }
        let only = try options.get("only").string
        if forbidsOnly { traits.forbidden = only } else { traits.only = only }
        return traits
    }

    // MARK: - Groups

    /// Reads the file and runs its body, which adds its definitions to the group.
    /// - Returns: The problems of reading or running it.
    func read(_ source: [UInt8], as group: PlannedGroup) async throws -> [OutcomeDetail] {
        details.addSource(source, path: group.reference.file)
        snapshots.define(source: source)
        let path = Value.string(LuaString(group.reference.file))
        if settings.luassertOutput { _ = try await driver("luassert") }
        if settings.viewNames.areHidden(in: group.reference.file, settings) { try await hideViewNames() }
        let problems = try await runHelper(group.reference.location)
        guard problems.isEmpty else { return problems }
        if measuresLines { _ = try await driver("measure") }
        return try await open(group) { try await driver("read", .string(LuaString(bytes: source)), path) }
    }

    /// Runs the body of a group, which adds its definitions to the group.
    /// - Returns: The errors of the body.
    func open(_ group: PlannedGroup) async throws -> [OutcomeDetail] {
        try await open(group) { try await driver("open", .integer(Int64(group.number))) }
    }

    private func open(
        _ group: PlannedGroup, _ body: () async throws -> ArraySlice<Value>
    ) async throws -> [OutcomeDetail] {
        openGroup.value = group
        defer { openGroup.value = nil }
        let results = try await body()
        let problems = try outcomes(results.first, group.reference.location)
        guard problems.isEmpty else {
            snapshots.isComplete = false
            group.children = []
            return problems
        }
        snapshots.define(group)
        let rest = Array(results.dropFirst())
        group.needsPreparation = rest.dropFirst().first == .boolean(true)
        order.apply(to: group, wish: rest.first.flatMap(Self.wish))
        return []
    }

    /// The argument of `randomize`.
    private static func wish(_ value: Value) -> ExecutionOrder.Wish? {
        switch value {
        case .boolean(let isRandom): isRandom ? .shuffled : .asWritten
        case .table(let places):
            (try? places.sequence.compactMap { $0.integer.map { Int($0) - 1 } }).map { .places($0) }
        default: nil
        }
    }

    /// Takes the names of views out of the globals; unless the setting says so, only until a file uses them.
    private func hideViewNames() async throws {
        let mayShow = settings.viewNames == .whereUsed
        _ = try await driver("hide", .boolean(mayShow))
        guard mayShow else { return }
        // The interpreter holds the function, and whatever holds a Lua value holds the interpreter.
        session.onReading { [weak self] source in
            try MainActor.assumeIsolated {
                let read = try self?.library.get("view_names").table?.get("read").function
                _ = try read?.call(.string(LuaString(bytes: source)))
            }
        }
    }

    /// Runs what comes before the file: LuaCov, the statements of the command line, the helper.
    /// - Returns: The problems of the first that failed.
    private func runHelper(_ fallback: SourcePosition) async throws -> [OutcomeDetail] {
        let globals = try session.interpreter.globals
        if settings.measuresCoverage, let start = try Coverage.start(in: session.interpreter) {
            let configuration = settings.coverageConfiguration.map { Value.string(LuaString($0)) } ?? .nil
            let problems = try await call(start, configuration, fallback)
            guard problems.isEmpty else { return problems }
        }
        for statement in settings.statements {
            let chunk: Function
            do {
                chunk = try session.interpreter.load(Array(statement.utf8), name: "=-e")
            } catch {
                return [details.detail(message: "-e: \(error)", location: fallback)]
            }
            let problems = try await call(chunk, .nil, fallback)
            guard problems.isEmpty else { return problems }
        }
        guard let helper = settings.helper else { return [] }
        let isFile = helper.hasSuffix(".lua") || helper.contains("/")
        guard let function = try globals.get(isFile ? "dofile" : "require").function else { return [] }
        let arguments = try globals.get("arg")
        if !settings.helperArguments.isEmpty, let table = arguments.table {
            let own = try session.interpreter.makeTable(
                settings.helperArguments.map { .string(LuaString($0)) })
            for index in [-1, 0] as [Int64] { try own.set(.integer(index), table.get(.integer(index))) }
            try globals.set("arg", .table(own))
        }
        let problems = try await call(function, .string(LuaString(helper)), fallback)
        if !settings.helperArguments.isEmpty { try globals.set("arg", arguments) }
        return problems
    }

    private func call(_ function: Function, _ argument: Value, _ fallback: SourcePosition) async throws
        -> [OutcomeDetail]
    {
        try outcomes(try await driver("call", .function(function), argument).first, fallback)
    }

    /// Lets LuaCov write what it counted, if the scripts loaded it.
    func saveCoverage() throws {
        if settings.isTrusted { try Coverage.save(in: session.interpreter) }
    }

    /// The problems, with an error for a script that called `os.exit` and caught the resulting error.
    private func withExit(_ problems: [OutcomeDetail], _ fallback: SourcePosition) -> [OutcomeDetail] {
        guard let exit = session.interpreter.takeExit() else { return problems }
        let message = Interpreter.Exit.message
        guard !problems.contains(where: { $0.message.contains(message) }) else { return problems }
        let location = exit.position
        return problems + [details.detail(message: message, location: location ?? fallback)]
    }

    /// Runs a group's strict setups.
    func enter(_ group: PlannedGroup) async throws -> [OutcomeDetail] {
        try await command("enter", group.number, group.reference.location)
    }

    /// Runs the lazy setups of a group and those around it that haven't run.
    /// - Returns: Their errors, each with its group; and whether all of them have succeeded, now or before.
    func prepare(
        _ group: PlannedGroup
    ) async throws -> (problems: [(group: PlannedGroup, detail: OutcomeDetail)], isReady: Bool) {
        let results = try await driver("prepare", .integer(Int64(group.number)))
        let problems = try results.first?.table?.sequence.compactMap { record in
            try record.table.map { record in
                let number = try record.get("group").integer
                let owner = group.path.first { $0.number == number } ?? group
                return (group: owner, detail: try details.detail(record, fallback: owner.reference.location))
            }
        }
        let exits = withExit(problems?.map(\.detail) ?? [], group.reference.location).dropFirst(problems?.count ?? 0)
        return ((problems ?? []) + exits.map { (group, $0) }, results.last == .boolean(true))
    }

    /// Runs a group's lazy and strict teardowns.
    func leave(_ group: PlannedGroup) async throws -> [OutcomeDetail] {
        try await command("leave", group.number, group.reference.location)
    }

    /// Reverts the changes of an insulated group.
    func close(_ group: PlannedGroup) async throws {
        _ = try await driver("close", .integer(Int64(group.number)))
    }

    /// The note at the end of the file; `nil` for none.
    /// - Parameter isWhole: Whether all specs of the file had their turn.
    func finish(isWhole: Bool) throws -> String? {
        try snapshots.finish(isWhole: isWhole, library, session.interpreter)
    }

    // MARK: - Specs

    /// Whether a Lua pattern occurs in a name.
    func matches(_ pattern: String, in name: String) throws -> Bool {
        try finder.call(.string(LuaString(name)), .string(LuaString(pattern))).first?.isNil == false
    }

    /// Runs a spec with its hooks.
    func run(_ spec: PlannedSpec) async throws -> [OutcomeDetail] {
        let location = spec.reference.location
        session.beginSpec()
        trace = nil
        snapshots.begin(spec)
        do {
            let arguments: [Value] = [Self.run, .integer(Int64(spec.number))]
            let results = if let results = try driver.begin(arguments) { results } else { try await driver.finish() }
            var problems = try outcomes(results.first, location)
            if !problems.isEmpty {
                // A missing view may be one that a task was about to show.
                problems[0].message += stillRunning
                let thrown = session.errorsThrownInTasks.filter { !problems[0].message.contains($0.message) }
                problems[0].message += thrown.map { "\nthrown in \($0.task): \($0.type): \($0.message)" }.joined()
            }
            if !problems.isEmpty { trace = SpecTrace(session.journal) }
            let pending = session.endSpec().map { details.detail(raised: $0, fallback: location) }
            let all = withExit(pending.isEmpty ? problems : problems + pending, location)
            snapshots.end(hasSucceeded: all.isEmpty)
            return all
        } catch {
            session.noteFailure()
            var problem = detail(of: error, at: location)
            problem.message += stillRunning
            session.endSpec()
            _ = session.interpreter.takeExit()
            return [problem]
        }
    }

    private var stillRunning: String { session.unfinishedTasks.map { "\nstill running: \($0)" }.joined() }

    /// Runs a spec with its hooks in the order of a seed.
    func attempt(_ spec: PlannedSpec, order seed: Int) async -> OrderedAttempt {
        let details = await attempt(spec.reference.location) {
            try prepared.restartRandomNumbers()
            session.beginOrder(seed: seed)
            return try await run(spec)
        }
        return OrderedAttempt(seed: seed, details: details, trace: trace, order: session.endOrder())
    }

    /// The errors of the user's functions; or the reason why the script was ended from outside.
    func attempt(
        _ location: SourcePosition, _ body: () async throws -> [OutcomeDetail]
    ) async -> [OutcomeDetail] {
        do {
            return try await body()
        } catch {
            return [detail(of: error, at: location)]
        }
    }

    /// Returns the problem of a definition that can't run because it would leave others out, and that is forbidden.
    func problem(of traits: PlannedTraits, at location: SourcePosition) -> OutcomeDetail? {
        guard let word = traits.forbidden else { return nil }
        return details.detail(
            message: "\(word)() leaves everything else of the file out, and this run forbids that", location: location)
    }

    /// The detail of an error that ended a coroutine.
    func detail(of error: any Error, at location: SourcePosition) -> OutcomeDetail {
        if case LuaError.interrupted(let reason, let traceback) = error {
            return details.detail(interrupted: reason, traceback, fallback: location)
        }
        return details.detail(message: "\(error)", location: location)
    }

    /// The command of a spec, which is given often.
    private static let run = Value.string("run")

    private func command(
        _ name: LuaString, _ number: Int, _ location: SourcePosition
    ) async throws -> [OutcomeDetail] {
        try outcomes(try await driver(.string(name), .integer(Int64(number))).first, location)
    }

    /// The details of a list of records, or of nil.
    private func outcomes(_ records: Value?, _ location: SourcePosition) throws -> [OutcomeDetail] {
        guard let list = records?.table else { return withExit([], location) }
        let problems = try list.sequence.compactMap { record in
            try record.table.map { try details.detail($0, fallback: location) }
        }
        return withExit(problems, location)
    }
}
