import Lua
import Scripting
import System
import VirtualTime

/// The execution of one spec file, from reading it to its last event.
@MainActor
final class FileExecution {
    private let path: String
    private let catalog: Catalog
    private let settings: ExecutionSettings
    private let repetition: Int
    private let enter: (Interpreter) -> Void
    private let note: (Note) -> Void
    private let pause: () -> Void
    private let emit: (SpecEvent) -> Void
    /// An interpreter that was made ahead; the first engine takes it.
    private var prepared: PreparedInterpreter?
    /// Lives as long as the execution, so that a process that ends with it needn't take it apart.
    private var engine: SpecEngine?
    /// The numbers of specs by identity that ran before their process died; they are skipped.
    private var done: [String: Int]
    private var selection: FileSelection
    /// The open groups without the file, outermost first; the start of the first `told` of them has been emitted.
    private var groups: [GroupReference] = []
    private var told = 0
    /// Whether the running spec prints and names steps that have been told before.
    private var isMuted = false

    /// A message for the runner of a worker that is no event.
    enum Note: Equatable {
        /// The Lua files that the spec file has loaded: absolute paths without links. Said before the last event.
        case loaded([String])
        /// The numbers of the exceptions from the rules for previews, counted from 0, that the preview needs.
        case excused([Int])
        /// A view was drawn, in the setting of this number, counted from 0.
        case drew(setting: Int, picture: String)
        /// The running spec is tried again, and its time limit begins again.
        /// - Parameter seed: The seed of the order of its jobs; `nil` for the usual one.
        case triesAgain(seed: Int?)
    }

    /// An execution of the file at a path.
    /// - Parameters:
    ///  - catalog: The views, models and functions that specs can use.
    ///  - settings: The settings of the execution.
    ///  - repetition: The number of times that the file has run before in this run.
    ///  - done: The numbers of specs by identity to skip without an event. Everything else runs, hooks too.
    ///  - prepared: An interpreter that was made in advance with the same catalog and settings.
    ///  - enter: Called with each interpreter before Lua of the file runs in it: the one that only collects
    ///    definitions, then the one in which specs run.
    ///  - note: Receives messages that are no events.
    ///  - pause: Called after a spec unless the next event follows at once: before anything of the script's runs.
    ///  - emit: Receives the events, within the bounds of `EventBounds`.
    init(
        path: String, catalog: Catalog, settings: ExecutionSettings, repetition: Int = 0, done: [String: Int] = [:],
        prepared: PreparedInterpreter? = nil, enter: @escaping (Interpreter) -> Void = { _ in },
        note: @escaping (Note) -> Void = { _ in }, pause: @escaping () -> Void = {},
        emit: @escaping (SpecEvent) -> Void
    ) {
        self.path = path
        self.catalog = catalog
        self.settings = settings
        self.done = done
        self.repetition = repetition
        self.prepared = prepared
        self.enter = enter
        self.note = note
        self.pause = pause
        var bounds = EventBounds()
        self.emit = { bounds.pass($0, to: emit) }
        selection = FileSelection(settings.selection) { _, _ in true }
    }

    /// Runs the file. Errors in it are events; only an invalid filter is thrown.
    func run() async throws(SpecRunnerError) {
        let start = MonotonicTime.nanoseconds
        emit(.fileStarted(path: path))
        let root = PlannedGroup(file: path)
        let isResumed = !done.isEmpty
        do {
            let source = try FileSystem.contents(of: path)
            if !settings.selection.isEverything || SpecCollection.mayUseOnly(source) {
                try await select(collect(source))
            }
            // The engine's scripts hold the function, and the execution holds the engine.
            let engine = try makeEngine { [weak self] in
                guard let self, !isMuted else { return }
                tell($0)
            }
            self.engine = engine
            selection.matcher = { try engine.matches($0, in: $1) }
            try await run(root, on: engine) { try await engine.read(source, as: root) }
            try engine.saveCoverage()
            note(.loaded(engine.loadedFiles))
            let isWhole = selection.isEverything && !isResumed
            if let remark = try engine.finish(isWhole: isWhole) { emit(.output(text: remark)) }
        } catch let error as SpecRunnerError where error.isInvalidFilter {
            throw error
        } catch {
            emit(.groupFailed(root.reference, OutcomeDetail(outcome: .error, message: "\(error)")))
        }
        emit(.fileFinished(path: path, seconds: MonotonicTime.seconds(since: start)))
    }

    /// The selected specs of the file in the order of a run, without running them.
    func list() async throws(SpecRunnerError) -> (specs: [SpecReference], problems: [OutcomeDetail]) {
        do {
            let source = try FileSystem.contents(of: path)
            let collection = try await collect(source)
            try select(collection)
            let specs = try collection.root.specs.filter { try selection.isWanted($0) }
            return (specs.map(\.reference), collection.problems.map(\.detail))
        } catch let error as SpecRunnerError where error.isInvalidFilter {
            throw error
        } catch {
            return ([], [OutcomeDetail(outcome: .error, message: "\(error)")])
        }
    }

    private func makeEngine(_ emit: @escaping (SpecEvent) -> Void) throws -> SpecEngine {
        let interpreter = try prepared ?? PreparedInterpreter(catalog: catalog, settings: settings)
        prepared = nil
        let seed = RandomSeed(run: settings.seed ?? settings.randomSeed, path: path, repetition: repetition)
        try interpreter.dedicate(to: path, seed: seed, emit: emit)
        let engine = try SpecEngine(interpreter, path: path, settings: settings)
        enter(engine.interpreter)
        return engine
    }

    private func collect(_ source: [UInt8]) async throws -> SpecCollection {
        // Output of the collection is dropped: the run prints it again.
        try await SpecCollection(source, path: path, on: makeEngine { _ in })
    }

    private func select(_ collection: SpecCollection) throws(SpecRunnerError) {
        selection.matcher = collection.matcher
        try selection.learn(collection.root, unread: Set(collection.problems.map(\.group.reference)))
    }

    // MARK: - Groups

    /// Runs a group that `open` opens: its body, its children, its hooks.
    private func run(
        _ group: PlannedGroup, on engine: SpecEngine, open: () async throws -> [OutcomeDetail]
    ) async throws(SpecRunnerError) {
        let location = group.reference.location
        let problems = await engine.attempt(location, open)
        report(problems, of: group)
        if problems.isEmpty {
            selection.learnOnly(of: group)
            group.children = try wanted(group)
            if !group.children.isEmpty || selection.isEverything {
                let problems = await engine.attempt(location) { try await engine.enter(group) }
                report(problems, of: group)
                if problems.isEmpty { try await runChildren(of: group, on: engine) }
                report(await engine.attempt(location) { try await engine.leave(group) }, of: group)
            }
        }
        report(
            await engine.attempt(location) {
                try await engine.close(group)
                return []
            }, of: group)
    }

    private func runChildren(of group: PlannedGroup, on engine: SpecEngine) async throws(SpecRunnerError) {
        let children = group.children
        for (index, child) in children.enumerated() {
            switch child {
            case .spec(let spec):
                await run(spec, in: group, on: engine)
                let isNextSpec = index + 1 < children.count && children[index + 1].isSpec
                if !isNextSpec || group.needsPreparation { pause() }
            case .group(let inner):
                groups.append(inner.reference)
                if let problem = engine.problem(of: inner.traits, at: inner.reference.location) {
                    report([problem], of: inner)
                } else {
                    try await run(inner, on: engine) { try await engine.open(inner) }
                }
                if told == groups.count {
                    emit(.groupFinished(inner.reference))
                    told -= 1
                }
                groups.removeLast()
            }
        }
    }

    private func wanted(_ group: PlannedGroup) throws(SpecRunnerError) -> [PlannedNode] {
        guard !selection.isEverything else { return group.children }
        var kept: [PlannedNode] = []
        for child in group.children {
            switch child {
            case .spec(let spec): if try selection.isWanted(spec) { kept.append(child) }
            case .group(let inner): if selection.mayBeWanted(inner) { kept.append(child) }
            }
        }
        return kept
    }

    private func report(_ problems: [OutcomeDetail], of group: PlannedGroup) {
        for problem in problems { tell(.groupFailed(group.reference, problem)) }
    }

    // MARK: - Specs

    /// The multiple of the time limit after which a spec isn't retried any more. With a hundred attempts, a spec that
    /// hangs would otherwise take a hundred times its limit.
    private static let timeoutsOfTries = 10.0

    private func run(_ spec: PlannedSpec, in group: PlannedGroup, on engine: SpecEngine) async {
        guard done.isEmpty || !passOver(spec) else { return }
        if spec.isPending {
            return finish(spec, OutcomeDetail(outcome: .pending, message: "", location: spec.reference.location))
        }
        if let problem = engine.problem(of: spec.traits, at: spec.reference.location) { return finish(spec, problem) }
        if group.needsPreparation, await !prepare(group, on: engine) { return }
        tell(.specStarted(spec.reference))
        let start = MonotonicTime.nanoseconds
        let firstSeed = settings.orders?.firstSeed
        var earlier: [OutcomeDetail] = []
        var attempts = 1
        if let firstSeed, firstSeed != Interleaving.usualSeed { note(.triesAgain(seed: firstSeed)) }
        var last = await attempt(spec, on: engine, seed: firstSeed)
        let timeout = spec.traits.timeout ?? settings.timeout
        let longest = timeout.map { $0 * Self.timeoutsOfTries } ?? .infinity
        let retries = settings.trace?.keepsRetries == false ? 0 : spec.traits.retries ?? settings.retries
        while attempts <= retries, last.hasFailed,
            MonotonicTime.seconds(since: start) < longest
        {
            earlier += last.details.map { $0.becoming(.flaky) }
            attempts += 1
            note(.triesAgain(seed: firstSeed))
            last = await attempt(spec, on: engine, seed: firstSeed)
        }
        // One that fails and succeeds in the same order fails for another reason.
        if let orders = settings.orders, earlier.isEmpty || last.hasFailed {
            var search = RaceSearch(spec.reference, settings) { [self] seed in
                note(.triesAgain(seed: seed))
                isMuted = true
                defer { isMuted = false }
                return await engine.attempt(spec, order: seed)
            }
            last = await search.run(orders, from: last) { MonotonicTime.seconds(since: start) < longest }
        }
        // Of a spec that fails in the end, the last failure is as good as the ones before it.
        let details = last.hasFailed ? last.details : earlier + last.details
        let seconds = MonotonicTime.seconds(since: start)
        // The actions of a spec matter only if it failed.
        let trace = last.hasFailed ? last.trace : nil
        tell(
            .specFinished(
                SpecResult(
                    spec: spec.reference, details: details, seconds: seconds, attempts: attempts,
                    actions: trace?.actions ?? [], screens: trace?.screens, picture: trace?.picture)))
    }

    private func attempt(_ spec: PlannedSpec, on engine: SpecEngine, seed: Int?) async -> OrderedAttempt {
        if let seed { return await engine.attempt(spec, order: seed) }
        let details: [OutcomeDetail]
        do {
            details = try await engine.run(spec)
        } catch {
            details = [engine.detail(of: error, at: spec.reference.location)]
        }
        return OrderedAttempt(seed: Interleaving.usualSeed, details: details, trace: engine.trace, order: nil)
    }

    /// Whether the spec ran in a process before this one.
    private func passOver(_ spec: PlannedSpec) -> Bool {
        guard let count = done[spec.reference.identity], count > 0 else { return false }
        done[spec.reference.identity] = count - 1
        return true
    }

    /// Runs the lazy setups around a group's specs that haven't run. Without them, no spec of the group can.
    private func prepare(_ group: PlannedGroup, on engine: SpecEngine) async -> Bool {
        do {
            let (problems, isReady) = try await engine.prepare(group)
            for problem in problems { report([problem.detail], of: problem.group) }
            return isReady
        } catch {
            report([engine.detail(of: error, at: group.reference.location)], of: group)
            return false
        }
    }

    private func finish(_ spec: PlannedSpec, _ detail: OutcomeDetail) {
        tell(.specStarted(spec.reference))
        tell(.specFinished(SpecResult(spec: spec.reference, details: [detail], seconds: 0)))
    }

    /// Emits an event after the starts of the groups around it: groups without an event have none.
    private func tell(_ event: SpecEvent) {
        while told < groups.count {
            emit(.groupStarted(groups[told]))
            told += 1
        }
        emit(event)
    }
}

extension SpecRunnerError {
    fileprivate var isInvalidFilter: Bool {
        if case .invalidFilter = self { true } else { false }
    }
}

extension OutcomeDetail {
    /// The same with another outcome.
    fileprivate func becoming(_ outcome: Outcome) -> OutcomeDetail {
        var detail = self
        detail.outcome = outcome
        return detail
    }
}
