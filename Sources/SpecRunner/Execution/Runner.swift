/// A way to run spec files. All of them tell listeners the same events, in the order of the files.
@MainActor
public protocol Runner {
    /// Which specs run, and how.
    var settings: ExecutionSettings { get }

    /// Runs spec files.
    /// - Parameters:
    ///  - files: Paths, in the order of the report. A file that is listed several times runs as often.
    ///  - listeners: Each receives every event, in order.
    /// - Returns: The numbers of specs by outcome.
    /// - Throws: `SpecRunnerError` if the run can't begin. Errors in a file are reported as events, and the other files
    ///   run.
    func run(files: [String], listeners: [any SpecListener]) async throws(SpecRunnerError) -> RunSummary
}

extension Runner {
    /// Runs the specs below the paths.
    /// - Parameters:
    ///  - paths: Spec files, or directories of them.
    ///  - listeners: Each receives every event, in order.
    /// - Returns: The numbers of specs by outcome.
    /// - Throws: `SpecRunnerError` if a path doesn't exist, the run can't begin, or no spec is selected.
    public func run(paths: [String], listeners: [any SpecListener]) async throws(SpecRunnerError) -> RunSummary {
        let summary = try await run(files: try SpecDiscovery.files(in: paths), listeners: listeners)
        if summary.total == 0 { throw settings.selection.nothingRan(in: paths) }
        return summary
    }
}
