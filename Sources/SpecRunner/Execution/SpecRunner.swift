import Scripting

/// Runs spec files one after the other and tells listeners what happens.
@MainActor
public final class SpecRunner {
    private let catalog: Catalog
    private let options: RunOptions

    /// A runner for the specs that are wanted.
    /// - Parameters:
    ///   - catalog: What specs can use by name.
    ///   - options: Which specs run, and how.
    public init(catalog: Catalog, options: RunOptions = RunOptions()) {
        self.catalog = catalog
        self.options = options
    }

    /// What there is, without running it.
    public struct Listing: Sendable {
        /// The specs in the order in which they would run.
        public internal(set) var specs: [SpecReference] = []
        /// What files and groups couldn't be read.
        public internal(set) var problems: [OutcomeDetail] = []
    }

    /// Runs the specs below the paths.
    /// - Parameters:
    ///   - paths: Spec files, or directories of them.
    ///   - listeners: Who is told; each gets every event in order.
    /// - Returns: How many specs ended in which way.
    /// - Throws: `SpecRunnerError` if a path can't be found or no spec is left to run. What goes wrong inside a file
    ///   is not thrown: it is reported, and the other files run.
    public func run(paths: [String], listeners: [any SpecListener]) async throws(SpecRunnerError) -> RunSummary {
        let start = ContinuousClock.now
        let files = try SpecDiscovery.files(in: paths)
        let tally = Tally()
        let emit = { (event: SpecEvent) in
            tally.receive(event)
            for listener in listeners { listener.receive(event) }
        }
        emit(.runStarted(files: files.count))
        for path in files {
            try await SpecFileRun(path: path, catalog: catalog, options: options, emit: emit).run()
        }
        tally.summary.seconds = start.secondsSince
        emit(.runFinished(tally.summary))
        if tally.summary.total == 0 { throw options.selection.nothingRan(in: paths) }
        return tally.summary
    }

    /// Lists the specs below the paths, and runs none.
    /// - Throws: as `run(paths:listeners:)`.
    public func list(paths: [String]) async throws(SpecRunnerError) -> Listing {
        let listing = try await list(files: try SpecDiscovery.files(in: paths))
        if listing.specs.isEmpty && listing.problems.isEmpty { throw options.selection.nothingRan(in: paths) }
        return listing
    }

    /// Lists the specs of files that were found already, and runs none. Nothing to list is no error here.
    public func list(files: [String]) async throws(SpecRunnerError) -> Listing {
        var listing = Listing()
        for path in files {
            let run = SpecFileRun(path: path, catalog: catalog, options: options) { _ in }
            let (specs, problems) = try await run.list()
            listing.specs += specs
            listing.problems += problems
        }
        return listing
    }
}

/// Counts outcomes.
final class Tally: SpecListener {
    var summary = RunSummary()
    private(set) var problems: [OutcomeDetail] = []

    func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished(let result):
            summary.add(result.outcome)
        case .groupFailed(_, let detail):
            summary.add(detail.outcome)
            problems.append(detail)
        default:
            break
        }
    }
}
