import SpecRunner

/// A run with its reports: they are opened before it begins, and are complete when it has ended.
@MainActor
struct ReportedRun {
    private let settings: RunSettings
    private let execution: ExecutionSettings

    init(_ settings: RunSettings, _ execution: ExecutionSettings) {
        self.settings = settings
        self.execution = execution
    }

    /// Runs something that tells its events.
    /// - Parameters:
    ///   - others: The listeners besides the reports.
    ///   - run: Runs it, telling listeners and the display of the progress.
    /// - Returns: The numbers of specs by outcome, and whether a report is missing or incomplete, which has been printed.
    /// - Throws: `SpecRunnerError` for reports that can't be opened, and what the run throws.
    func report(
        to others: [any SpecListener],
        _ run: @MainActor ([any SpecListener], (any LiveObserver)?) async throws(SpecRunnerError) -> RunSummary
    ) async throws(SpecRunnerError) -> (summary: RunSummary, hasLostReports: Bool) {
        let reports = settings.reports.isEmpty ? [.standard] : settings.reports
        try RequestedReport.checkPlaces(
            reports, and: settings.writtenDurations.map { [("--write-durations \($0)", $0)] } ?? [])
        let durations = try settings.writtenDurations.map { path throws(SpecRunnerError) in
            try DurationRecord(path: path)
        }
        WorkerRunner.noteInterruptions()
        WorkerRunner.ignoreOutputSignals()
        var made = try RequestedReport.makeReporters(
            reports, color: settings.color,
            handlers: HandlerReporter.Options(
                execution: execution, arguments: settings.handlerArguments, files: settings.handlerFiles))
        var listeners = made.listeners + others
        if let durations { listeners.append(durations) }
        if settings.slowest > 0 { listeners.append(made.makeSlowestSpecs(settings.slowest, color: settings.color)) }
        let summary: RunSummary
        do {
            summary = try await run(listeners, made.statusLine)
        } catch {
            made.discard()
            throw error
        }
        let problems = made.finish() + [durations?.failure].compactMap(\.self)
        for problem in problems { Message.error(problem) }
        return (summary, !problems.isEmpty)
    }
}
