import SpecRunner

/// A run with its reports: they are opened before it begins, and are complete when it has ended.
@MainActor
struct ReportedRun {
    private let settings: RunSettings
    private let execution: ExecutionSettings
    /// Finds the steps of specs for reports that show them; nil for a run of other things.
    private let tracer: RunTracer?

    init(_ settings: RunSettings, _ execution: ExecutionSettings, tracer: RunTracer? = nil) {
        self.settings = settings
        self.execution = execution
        self.tracer = tracer
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
        var withSteps: [ReportWithSteps] = []
        var listeners = made.listeners.map { listener -> any SpecListener in
            guard tracer != nil, let report = listener as? any Reporter, type(of: report).showsSteps else {
                return listener
            }
            withSteps.append(ReportWithSteps(report))
            return withSteps[withSteps.count - 1]
        }
        let results = ResultList()
        if !withSteps.isEmpty { listeners.append(results) }
        listeners += others
        if let durations { listeners.append(durations) }
        if settings.slowest > 0 { listeners.append(made.makeSlowestSpecs(settings.slowest, color: settings.color)) }
        let summary: RunSummary
        do {
            let recording = tracer?.requestOfRun.map { _ in RunRecording(listeners) }
            summary = try await run(recording.map { [$0] } ?? listeners, made.statusLine)
            if let tracer, !withSteps.isEmpty {
                let steps =
                    summary.interruption == nil
                    ? try await tracer.steps(of: results.results, recorded: recording?.specs ?? [:]) : []
                for report in withSteps { report.finish(with: steps) }
            }
        } catch {
            made.discard()
            throw error
        }
        let problems = made.finish() + [durations?.failure].compactMap(\.self)
        for problem in problems { Message.error(problem) }
        return (summary, !problems.isEmpty)
    }
}
