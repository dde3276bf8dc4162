import Scripting

/// Runs one spec again and again, and records its steps.
@MainActor
package struct SpecTracer {
    private let path: String
    private let line: Int?
    private let catalog: Catalog
    private let settings: ExecutionSettings

    /// A tracer of the spec on a line of a file.
    /// - Parameter line: A line of the spec, counted from 1; `nil` for the first of the file that fails.
    package init(path: String, line: Int?, catalog: Catalog, settings: ExecutionSettings) {
        (self.path, self.line, self.catalog) = (path, line, catalog)
        var settings = settings
        settings.retries = 0
        // One order is traced: the usual one, or that of a seed.
        if case .seed = settings.orders {} else { settings.orders = nil }
        settings.bail = nil
        if let line { settings.selection.lines = [path: [line]] }
        self.settings = settings
    }

    /// Runs the selected specs.
    /// - Returns: The first that fails, or else the first.
    /// - Throws: `SpecRunnerError` where there is none, or none fails and no line was given.
    package func first() async throws(SpecRunnerError) -> TracedSpec {
        let run = try await run(TraceRequest(), of: nil)
        if let failing = run.specs.first(where: \.hasFailed) { return failing }
        guard let first = run.specs.first else { throw .noFilesLeft(reason: nothingRan(run)) }
        guard line != nil else {
            let number = run.specs.count
            let specs = number == 1 ? "its spec passes" : "its \(number) specs pass"
            throw .noFilesLeft(
                reason: "\(path): \(specs); name the one to trace by its line, as in \(first.result.spec.location)")
        }
        return first
    }

    /// Runs a spec that ran before.
    /// - Parameter detailed: The steps whose details are recorded, as `TraceRequest` counts them.
    /// - Returns: The spec; `nil` if it didn't run this time.
    package func again(_ spec: TracedSpec, detailed: ClosedRange<Int>? = nil) async throws(SpecRunnerError)
        -> TracedSpec?
    {
        let run = try await run(TraceRequest(detailed: detailed), of: spec.result.spec.identity)
        return run.specs.first { $0.result.spec == spec.result.spec }
    }

    /// Runs the spec of an identity, and records each step with its details and the picture of its screen.
    /// - Parameter identity: The identity, as `SpecReference` has it.
    /// - Throws: `SpecRunnerError` where the file has no such spec.
    package func illustrated(_ identity: String) async throws(SpecRunnerError) -> TracedSpec {
        let run = try await run(TraceRequest(isIllustrated: true), of: identity)
        guard let spec = run.specs.first else { throw .noFilesLeft(reason: nothingRan(run)) }
        return spec
    }

    private func run(_ request: TraceRequest, of identity: String?) async throws(SpecRunnerError) -> TraceCollector {
        var settings = settings
        settings.trace = request
        if let identity { settings.selection.identities = [identity] }
        let collector = TraceCollector()
        let runner = WorkerRunner(catalog: catalog, settings: settings, jobs: 1)
        _ = try await runner.run(files: [path], listeners: [collector])
        return collector
    }

    private func nothingRan(_ run: TraceCollector) -> String {
        if let problem = run.problems.first {
            return "\(problem.location.map { "\($0): " } ?? "")\(problem.message)"
        }
        guard let line else { return "\(path) has no spec" }
        return
            "there is no spec on line \(line) of \(path); \"\(settings.programName) run --list \(path)\" shows the lines"
    }
}
