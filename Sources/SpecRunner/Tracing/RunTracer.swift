import Scripting
import System

/// The steps of a spec of a run.
public struct SpecSteps: Sendable {
    /// The spec, as it ended in the run.
    public let spec: SpecReference
    /// The steps; `nil` where they weren't recorded.
    package let traced: TracedSpec?
    /// A remark about them: that the spec isn't the same each time, or why there are no steps.
    package let note: String?

    package init(spec: SpecReference, traced: TracedSpec?, note: String?) {
        self.spec = spec
        self.traced = traced
        self.note = note
    }
}

/// Provides the steps of the specs of a run: of those that failed, or of all.
///
/// Specs that failed are run again with a trace. The run itself is then no slower than without one, and a spec that behaves
/// differently the second time is noticed. When all specs are traced, those that succeed at the first attempt are recorded
/// during the run instead, since running all of them again would double its time.
@MainActor
package struct RunTracer {
    private let catalog: Catalog
    private let settings: ExecutionSettings
    private let jobs: Int
    private let tracesAll: Bool
    /// What to record during the run itself; `nil` for nothing.
    package let requestOfRun: TraceRequest?

    /// The maximum numbers of failed specs and of other specs that have steps.
    private static let mostFailures = 50
    nonisolated static let mostOthers = 1000
    /// The seconds after which a spec isn't run again, and those that it may take then.
    private static let patience = 10.0

    /// A tracer of the specs of a run.
    /// - Parameters:
    ///   - settings: The settings of the run.
    ///   - tracesAll: Whether specs that succeeded are traced too.
    package init(catalog: Catalog, settings: ExecutionSettings, jobs: Int, tracesAll: Bool) {
        self.catalog = catalog
        self.jobs = jobs
        self.tracesAll = tracesAll
        // In several orders, a spec has the steps of each.
        let recordsRun = tracesAll && settings.orders == nil
        requestOfRun = recordsRun ? TraceRequest(isIllustrated: true, keepsRetries: true) : nil
        var settings = settings
        settings.trace = TraceRequest(isIllustrated: true)
        settings.retries = 0
        settings.bail = nil
        settings.shards = nil
        settings.recordsScreens = false
        settings.measuresCoverage = false
        settings.timeout = min(settings.timeout ?? Self.patience, 2 * Self.patience)
        // One order is traced: the usual one, or that of a seed.
        if case .seed = settings.orders {} else { settings.orders = nil }
        self.settings = settings
    }

    /// The steps of specs, in the order of their results.
    /// - Parameter recorded: Specs whose steps the run itself has recorded.
    /// - Throws: What prevents a run.
    package func steps(
        of results: [SpecResult], recorded: [SpecReference: TracedSpec] = [:]
    ) async throws(SpecRunnerError) -> [SpecSteps] {
        var known: Set<SpecReference> = []
        let wanted = results.filter { $0.outcome != .pending && (tracesAll || !$0.outcome.isGood) }
            .filter { known.insert($0.spec).inserted }
        var rooms = (failures: Self.mostFailures, others: Self.mostOthers - recorded.count)
        var refusals: [SpecReference: String] = [:]
        let others = wanted.filter { recorded[$0.spec] == nil }
        for result in others { refusals[result.spec] = refusal(of: result, &rooms) }
        let traced = others.filter { refusals[$0.spec] == nil }
        let first = try await run(traced)
        let second = try await run(traced.filter { !$0.outcome.isGood && first[$0.spec] != nil })
        return wanted.map { result in
            let spec = result.spec
            if let steps = recorded[spec] { return SpecSteps(spec: spec, traced: steps, note: nil) }
            let note = refusals[spec] ?? finding(result, first[spec], second[spec])
            return SpecSteps(spec: spec, traced: first[spec], note: note)
        }
    }

    /// Why a spec isn't run again; nil where it is.
    private func refusal(of result: SpecResult, _ rooms: inout (failures: Int, others: Int)) -> String? {
        let command = "\"\(settings.programName) trace \(result.spec.location)\" shows its steps."
        guard result.seconds < Self.patience else {
            return "It took \(DurationText.readable(result.seconds)), and wasn't run again: \(command)"
        }
        if result.outcome.isGood {
            rooms.others -= 1
            return rooms.others >= 0 ? nil : "No steps: the first \(Self.mostOthers) specs have some. \(command)"
        }
        rooms.failures -= 1
        return rooms.failures >= 0 ? nil : "No steps: the first \(Self.mostFailures) failures have some. \(command)"
    }

    private func run(_ results: [SpecResult]) async throws(SpecRunnerError) -> [SpecReference: TracedSpec] {
        guard !results.isEmpty else { return [:] }
        var settings = settings
        settings.selection.identities = Set(results.map(\.spec.identity))
        var files: [String] = []
        for result in results where files.last != result.spec.group.file { files.append(result.spec.group.file) }
        var known: Set<String> = []
        files = files.filter { known.insert($0).inserted }
        let collector = TraceCollector()
        _ = try await WorkerRunner(catalog: catalog, settings: settings, jobs: jobs)
            .run(files: files, listeners: [collector])
        return Dictionary(collector.specs.map { ($0.result.spec, $0) }) { first, _ in first }
    }

    /// What there is to say of a spec that ran again; nil where it is the same each time.
    private func finding(_ result: SpecResult, _ first: TracedSpec?, _ second: TracedSpec?) -> String? {
        let place = result.spec.location
        guard let first else {
            return "It was gone when the file ran again: its name or its line changes."
        }
        let (now, before) = (first.result, result)
        if now.outcome.isGood, !before.outcome.isGood {
            if let race = before.details.lazy.compactMap(\.race).first {
                return "It passes in the usual order of its tasks, whose steps these are: \(race.command)"
            }
            return """
                It failed in the run, and passes when it runs again alone: the specs before it decide, or something from \
                outside. "\(settings.programName) bisect \(place)" looks for the specs.
                """
        }
        if Self.ending(of: now) != Self.ending(of: before), !before.outcome.isGood {
            return """
                It isn't the same when it runs again.
                  in the run: \(Self.brief(Self.ending(of: before)))
                  then:       \(Self.brief(Self.ending(of: now)))
                """
        }
        guard let second, let difference = TraceCheck.difference(first, second) else { return nil }
        return """
            It isn't the same when it runs again: the \(difference.aspect) of step \(difference.step) differs.
              first: \(Self.brief(difference.first))
              then:  \(Self.brief(difference.second))
            What differs comes from outside: real time, another thread, files, random numbers of the system.
            """
    }

    private static func ending(of result: SpecResult) -> String {
        guard let detail = result.details.first else { return result.outcome.rawValue }
        // A limit of time is met at another place each time, amid a call that can be interrupted or not.
        return detail.message.hasPrefix("timed out") ? "timed out" : "\(detail.outcome.rawValue): \(detail.message)"
    }

    private static func brief(_ text: String) -> String {
        let line = text.split(separator: "\n", omittingEmptySubsequences: true).joined(separator: " ")
        return line.isEmpty ? "nothing" : line.count > 160 ? "\(line.prefix(160))…" : line
    }
}
