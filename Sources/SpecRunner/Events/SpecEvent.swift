import Scripting

/// The events of a run, in order. Reports, counts, workers and logs all use this one stream, the only connection
/// between the execution and its observers.
///
/// Between `specStarted` and `specFinished` come the steps and the output of that spec. Groups without a spec to run
/// have no events.
public enum SpecEvent: Sendable, Hashable {
    /// The run begins; this many files take part, of those that the shards have where the run is one of several.
    case runStarted(files: Int, shards: ShardPlan? = nil)
    /// The file at this path begins.
    case fileStarted(path: String)
    /// A `describe` begins.
    case groupStarted(GroupReference)
    /// A spec begins, before its `before_each` hooks.
    case specStarted(SpecReference)
    /// The running spec enters a named step.
    case step(name: String)
    /// A step of the running spec is over; only in a run that records them.
    case traced(TracedStep)
    /// Something was printed, by the running spec if there is one. Line ends are part of the text.
    case output(text: String)
    /// A spec ended, after its `after_each` hooks.
    case specFinished(SpecResult)
    /// An error of a file or group outside any spec: the file can't be read or parsed, or its body or its `teardown`
    /// failed.
    case groupFailed(GroupReference, OutcomeDetail)
    /// A `describe` ended, after its `teardown`.
    case groupFinished(GroupReference)
    /// The file at this path ended.
    case fileFinished(path: String, seconds: Double)
    /// The run ended.
    case runFinished(RunSummary)
}

extension SpecEvent {
    /// The event with other texts.
    /// - Parameters:
    ///  - transform: Makes the texts but for output.
    ///  - printed: Makes the text of output.
    func mapTexts(_ transform: (String) -> String, printed: (String) -> String) -> SpecEvent {
        switch self {
        case .runStarted, .runFinished: self
        case .fileStarted(let path): .fileStarted(path: transform(path))
        case .groupStarted(let group): .groupStarted(group.mapTexts(transform))
        case .specStarted(let spec): .specStarted(spec.mapTexts(transform))
        case .step(let name): .step(name: transform(name))
        case .traced: self
        case .output(let text): .output(text: printed(text))
        case .specFinished(let result): .specFinished(result.mapTexts(transform))
        case .groupFailed(let group, let detail):
            .groupFailed(group.mapTexts(transform), detail.mapTexts(transform))
        case .groupFinished(let group): .groupFinished(group.mapTexts(transform))
        case .fileFinished(let path, let seconds): .fileFinished(path: transform(path), seconds: seconds)
        }
    }
}

/// A receiver of the events of a run.
public protocol SpecListener: AnyObject {
    /// Takes the next event. Called in order, on the thread that runs the specs: return soon.
    func receive(_ event: SpecEvent)

    /// Writes output that is held back: no event follows for a while, or none at all after `runFinished`. Does nothing by
    /// default.
    func pause()

    /// The error that keeps output from being complete. `nil` by default.
    var failure: SpecRunnerError? { get }
}

extension SpecListener {
    public func pause() {}
    public var failure: SpecRunnerError? { nil }
}
