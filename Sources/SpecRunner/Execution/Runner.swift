/// A way to run spec files. All of them tell listeners the same events, in the order of the files.
@MainActor
public protocol Runner {
    /// Which specs run, and how.
    var settings: ExecutionSettings { get }

    /// Runs spec files.
    /// - Parameters:
    ///   - files: Paths, in the order of the report. A file that is listed several times runs as often.
    ///   - listeners: Each gets every event, in order.
    /// - Returns: How many specs ended in which way.
    /// - Throws: `SpecRunnerError` if the run can't begin. What goes wrong inside a file is not thrown: it is reported,
    ///   and the other files run.
    func run(files: [String], listeners: [any SpecListener]) async throws(SpecRunnerError) -> RunSummary
}

extension Runner {
    /// Runs the specs below the paths.
    /// - Parameters:
    ///   - paths: Spec files, or directories of them.
    ///   - listeners: Each gets every event, in order.
    /// - Returns: How many specs ended in which way.
    /// - Throws: `SpecRunnerError` if a path can't be found, the run can't begin, or no spec is left to run.
    public func run(paths: [String], listeners: [any SpecListener]) async throws(SpecRunnerError) -> RunSummary {
        let summary = try await run(files: try SpecDiscovery.files(in: paths), listeners: listeners)
        if summary.total == 0 { throw settings.selection.nothingRan(in: paths) }
        return summary
    }
}
