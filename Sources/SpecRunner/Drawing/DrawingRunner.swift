import Checks
import VirtualTime

/// Draws views in processes of their own.
@MainActor
package struct DrawingRunner {
    private let views: [DrawnView]
    private let work: DrawingWork
    private let settings: ExecutionSettings

    /// - Parameters:
    ///   - views: The views, whose names differ.
    ///   - exceptions: The exceptions from the rules for previews.
    ///   - settings: The limits, the locale and the time zone.
    package init(_ views: [DrawnView], exceptions: [CheckException], settings: ExecutionSettings) {
        self.views = views
        self.settings = settings
        work = DrawingWork(views, exceptions: exceptions)
    }

    /// Draws the views.
    /// - Parameters:
    ///   - jobs: The number of views that are drawn at the same time.
    ///   - observer: Receives events in the order of time.
    ///   - warmUp: Draws something before there are copies of the process, so that they needn't look up the same things.
    /// - Returns: The drawings in the order of the views, and the number of the signal that ended the run early.
    /// - Throws: `SpecRunnerError.cannotStartWorker` where not even one process can be started.
    package func run(
        jobs: Int, observer: (any LiveObserver)? = nil, listeners: [any SpecListener] = [], warmUp: () async -> Void
    ) async throws(SpecRunnerError) -> (drawings: [Drawing], interruption: Int?) {
        RunPlace.enter(
            locale: settings.locale ?? RunPlace.usualLocale, timeZone: settings.timeZone ?? RunPlace.usualTimeZone)
        if views.count > 4 { await warmUp() }
        let summary = try await WorkerRunner(work, settings, jobs: jobs, observer: observer)
            .run(files: views.map(\.name), listeners: listeners)
        return (work.drawings, summary.interruption)
    }
}
