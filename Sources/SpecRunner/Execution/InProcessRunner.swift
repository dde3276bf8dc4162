import Scripting

/// Runs spec files in this process, one after the other.
@MainActor
public final class InProcessRunner: Runner {
    public let settings: ExecutionSettings
    private let catalog: Catalog

    /// A runner for the selected specs.
    /// - Parameters:
    ///  - catalog: The views, models and functions that specs can use.
    ///  - settings: The settings of the execution.
    public init(catalog: Catalog, settings: ExecutionSettings = ExecutionSettings()) {
        self.catalog = catalog
        self.settings = settings
    }

    public func run(files: [String], listeners: [any SpecListener]) async throws(SpecRunnerError) -> RunSummary {
        try settings.checkOrders()
        let gate = BailGate(listeners, bail: settings.bail)
        gate.begin(files: files.count, shards: settings.shards)
        for path in files where !gate.isClosed {
            // The next spec may end the process.
            try await FileExecution(path: path, catalog: catalog, settings: settings) { event in
                gate.pass(event)
                gate.pause()
            }.run()
        }
        return gate.finish()
    }

    // MARK: - Listing

    /// The selected specs, without running them.
    public struct Listing: Sendable {
        /// The specs in the order in which they would run.
        public internal(set) var specs: [SpecReference] = []
        /// The errors of files and groups that couldn't be read.
        public internal(set) var problems: [OutcomeDetail] = []
    }

    /// Lists the specs below the paths, and runs none.
    /// - Throws: `SpecRunnerError` if a path can't be found or no spec is left.
    public func list(paths: [String]) async throws(SpecRunnerError) -> Listing {
        let listing = try await list(files: try SpecDiscovery.files(in: paths))
        if listing.specs.isEmpty && listing.problems.isEmpty { throw settings.selection.nothingRan(in: paths) }
        return listing
    }

    /// Lists the specs of files that were found already, and runs none. Nothing to list is no error here.
    public func list(files: [String]) async throws(SpecRunnerError) -> Listing {
        var listing = Listing()
        for path in files {
            let execution = FileExecution(path: path, catalog: catalog, settings: settings) { _ in }
            let (specs, problems) = try await execution.list()
            listing.specs += specs
            listing.problems += problems
        }
        return listing
    }
}
