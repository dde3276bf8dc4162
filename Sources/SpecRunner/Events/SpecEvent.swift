/// What happens during a run, in order. Everything that reports, counts, forwards or replays a run listens to
/// this one stream; nothing else passes from the execution to its observers.
///
/// Between `specStarted` and `specFinished` lie the steps and output of that spec. A group that has no spec to
/// run is not mentioned.
public enum SpecEvent: Sendable, Hashable {
    /// The run begins; this many files take part.
    case runStarted(files: Int)
    /// The file at this path begins.
    case fileStarted(path: String)
    /// A `describe` begins.
    case groupStarted(GroupReference)
    /// A spec begins, before its `before_each` hooks.
    case specStarted(SpecReference)
    /// The running spec enters a named step.
    case step(name: String)
    /// Something was printed, by the running spec if there is one. Line ends are part of the text.
    case output(text: String)
    /// A spec ended, after its `after_each` hooks.
    case specFinished(SpecResult)
    /// A file or group has an error of its own, outside any spec: its file can't be read or parsed, its body or
    /// its `teardown` failed.
    case groupFailed(GroupReference, OutcomeDetail)
    /// A `describe` ended, after its `teardown`.
    case groupFinished(GroupReference)
    /// The file at this path ended.
    case fileFinished(path: String, seconds: Double)
    /// The run ended.
    case runFinished(RunSummary)
}

/// Something that wants to know what happens during a run.
public protocol SpecListener: AnyObject {
    /// Takes the next event. Called in order, on the thread that runs the specs: return soon.
    func receive(_ event: SpecEvent)
}
