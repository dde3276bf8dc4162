import Lua
import Scripting

/// One run of one spec file, from reading it to its last event.
@MainActor
struct SpecFileRun {
    let path: String
    let catalog: Catalog
    let options: RunOptions
    /// How many specs of an identity have run already, in a process that died: they are passed over.
    let done: Box<[String: Int]>
    let emit: (SpecEvent) -> Void

    init(
        path: String, catalog: Catalog, options: RunOptions, done: [String: Int] = [:],
        emit: @escaping (SpecEvent) -> Void
    ) {
        self.path = path
        self.catalog = catalog
        self.options = options
        self.done = Box(done)
        self.emit = emit
    }

    /// Runs the file. Whatever goes wrong with it is an event; only a filter that isn't a pattern is thrown.
    func run() async throws(SpecRunnerError) {
        let start = ContinuousClock.now
        emit(.fileStarted(path: path))
        if let (engine, root) = try await plan() {
            await run(root, on: engine)
        }
        emit(.fileFinished(path: path, seconds: start.secondsSince))
    }

    /// Reads the file and selects from it. Its failures are emitted when the run comes to them.
    func plan() async throws(SpecRunnerError) -> (SpecEngine, PlannedGroup)? {
        let engine: SpecEngine
        let root: PlannedGroup
        do {
            let source = try FileSystem.contents(of: path)
            engine = try SpecEngine(catalog: catalog, options: options, path: path, emit: emit)
            root = try await engine.read(source, path: path)
        } catch {
            emit(.groupFailed(GroupReference(file: path), OutcomeDetail(outcome: .error, message: "\(error)")))
            return nil
        }
        if !options.selection.filters.isEmpty {
            try root.select { (spec) throws(SpecRunnerError) in try isWanted(spec, engine) }
        }
        return (engine, root)
    }

    private func isWanted(_ spec: PlannedSpec, _ engine: SpecEngine) throws(SpecRunnerError) -> Bool {
        for filter in options.selection.filters {
            do {
                if try engine.matches(filter, in: spec.reference.fullName) { return true }
            } catch {
                throw .invalidFilter(pattern: filter, reason: "\(error)")
            }
        }
        return false
    }

    // MARK: - Groups

    private func run(_ group: PlannedGroup, on engine: SpecEngine) async {
        if let failure = group.failure {
            emit(.groupFailed(group.reference, failure))
            return
        }
        guard group.runsSpecs else {
            await runChildren(of: group, on: engine)
            return
        }
        let location = group.reference.location
        let setupProblems = await attempt(engine, location) { try await engine.enter(group) }
        if setupProblems.isEmpty {
            await runChildren(of: group, on: engine)
        } else {
            fail(group, setupProblems)
        }
        for detail in await attempt(engine, location, { try await engine.leave(group) }) {
            emit(.groupFailed(group.reference, detail))
        }
    }

    private func runChildren(of group: PlannedGroup, on engine: SpecEngine) async {
        for child in group.children {
            switch child {
            case .spec(let spec):
                await run(spec, on: engine)
            case .group(let group):
                emit(.groupStarted(group.reference))
                await run(group, on: engine)
                emit(.groupFinished(group.reference))
            }
        }
    }

    /// Without its `setup`, no spec of a group can run.
    private func fail(_ group: PlannedGroup, _ details: [OutcomeDetail]) {
        for child in group.children {
            switch child {
            case .spec(let spec):
                finish(spec, spec.isPending ? [pending(spec)] : details, seconds: 0)
            case .group(let group):
                emit(.groupStarted(group.reference))
                if let failure = group.failure { emit(.groupFailed(group.reference, failure)) }
                fail(group, details)
                emit(.groupFinished(group.reference))
            }
        }
    }

    // MARK: - Specs

    private func run(_ spec: PlannedSpec, on engine: SpecEngine) async {
        if let count = done.value[spec.reference.identity], count > 0 {
            done.value[spec.reference.identity] = count - 1
            return
        }
        guard !spec.isPending else { return finish(spec, [pending(spec)], seconds: 0) }
        emit(.specStarted(spec.reference))
        let start = ContinuousClock.now
        let details = await attempt(engine, spec.reference.location) { try await engine.run(spec) }
        // What a spec did is of interest where it went wrong.
        let account = details.contains { !$0.outcome.isGood } ? engine.account : nil
        emit(
            .specFinished(
                SpecResult(
                    spec: spec.reference, details: details, seconds: start.secondsSince,
                    actions: account?.actions ?? [], screens: account?.screens)))
    }

    private func finish(_ spec: PlannedSpec, _ details: [OutcomeDetail], seconds: Double) {
        emit(.specStarted(spec.reference))
        emit(.specFinished(SpecResult(spec: spec.reference, details: details, seconds: seconds)))
    }

    private func pending(_ spec: PlannedSpec) -> OutcomeDetail {
        OutcomeDetail(outcome: .pending, message: "", location: spec.reference.location)
    }

    /// What the user's functions raised; or, where the script was ended from outside, that.
    private func attempt(
        _ engine: SpecEngine, _ location: SourceLocation, _ body: () async throws -> [OutcomeDetail]
    ) async -> [OutcomeDetail] {
        do {
            return try await body()
        } catch {
            return [engine.detail(of: error, at: location)]
        }
    }
}

extension ContinuousClock.Instant {
    /// How long ago it was, in seconds.
    var secondsSince: Double { (ContinuousClock.now - self) / .seconds(1) }
}
