import Scripting
import System

/// How a run is done: the values of `Setting.all`.
public struct RunSettings: Sendable, Hashable {
    /// Files or directories; a file may have a line behind it, as in `a_spec.lua:12`. None stand for the folder that
    /// specs are usually in.
    public var paths: [String] = []
    /// Which files of a directory are spec files.
    public var fileNames = FileNames()
    /// Which specs run, and how. By default a spec has more time than a spec that works needs, and a file more memory,
    /// but not as much as the machine.
    public var execution: ExecutionSettings
    /// Whether specs run in an order that only a seed decides.
    public var shuffles = false
    /// The seed of that order; `nil` for another one each time.
    public var seed: UInt64?
    /// Whether specs are listed, and none run.
    public var isListing = false
    /// The part of the files that is this machine's; `nil` for all of them.
    public var shard: Shard?
    /// Where durations are read from, to give shards equal work.
    public var durations: String?
    /// Where durations are written to.
    public var writtenDurations: String?
    /// Whether only the specs run that failed last time.
    public var runsLastFailed = false
    /// Which change the files have to be touched by that run.
    public var change: Change?
    /// Whether a run that finds no specs passes.
    public var passesWithNoTests = false
    /// How many processes run specs at a time; `nil` for one for each core.
    public var jobs: Int?
    /// How often everything runs.
    public var repetitions = 1
    /// Whether specs are run again when files change.
    public var watches = false
    /// The reports with their outputs; the default one if empty.
    public var reports: [RequestedReport] = []
    /// When reports are coloured.
    public var color = ColorMode.auto
    /// How many of the slowest specs are listed.
    public var slowest = 0
    /// What configuration files say that means nothing here, in sentences for the user.
    public var notes: [String] = []

    /// What counts as changed.
    public enum Change: Sendable, Hashable {
        /// What is not committed.
        case uncommitted
        /// What has come since a revision.
        case since(String)
    }

    /// The settings of a run without flags and files.
    public init() {
        execution = ExecutionSettings()
        execution.timeout = 60
        execution.memoryLimit = 4 << 30
    }
}
