import Checks
import VirtualTime

/// Checks previews in processes of their own, and tells listeners the events of a run of specs.
@MainActor
package struct PreviewRunner {
    private let previews: [CheckedPreview]
    private let work: PreviewChecks
    private let settings: ExecutionSettings
    private let exceptions: [CheckException]

    /// The number of previews that are checked as soon without anything made in advance.
    private static let fewPreviews = 4

    /// - Parameters:
    ///   - previews: The previews in the order of the report: those of a file together.
    ///   - exceptions: The exceptions from the rules.
    ///   - settings: The limits, the locale and the time zone.
    package init(_ previews: [CheckedPreview], exceptions: [CheckException], settings: ExecutionSettings) {
        self.previews = previews
        self.exceptions = exceptions
        self.settings = settings
        work = PreviewChecks(previews, exceptions: exceptions)
    }

    /// Checks the previews.
    /// - Parameters:
    ///   - jobs: The number of previews that are checked at the same time.
    ///   - observer: Receives events in the order of time.
    ///   - listeners: Each receives every event, in order.
    /// - Returns: The numbers of previews by outcome.
    /// - Throws: `SpecRunnerError.cannotStartWorker` where not even one process can be started.
    package func run(
        jobs: Int, observer: (any LiveObserver)? = nil, listeners: [any SpecListener]
    ) async throws(SpecRunnerError) -> RunSummary {
        RunPlace.enter(
            locale: settings.locale ?? RunPlace.usualLocale, timeZone: settings.timeZone ?? RunPlace.usualTimeZone)
        // It takes as long as a few previews.
        if previews.count > Self.fewPreviews { await Examination.warmUp() }
        return try await WorkerRunner(work, settings, jobs: jobs, observer: observer)
            .run(files: previews.map(\.file), listeners: listeners)
    }

    /// The exceptions that no preview needed, of those that are about the previews that were checked.
    /// - Parameter isWhole: Whether all previews were checked.
    package func unneeded(isWhole: Bool) -> [CheckException] {
        exceptions.indices.filter { index in
            guard !work.needed.contains(index) else { return false }
            guard let name = exceptions[index].preview else { return isWhole }
            return previews.contains { $0.names.contains(name) }
        }.map { exceptions[$0] }
    }
}
