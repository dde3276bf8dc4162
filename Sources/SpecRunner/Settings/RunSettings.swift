import AppBuilding
import Checks
import Scripting
import System

/// The settings of a run: the values of `Setting.all`, a property for each.
public struct RunSettings: Sendable, Hashable {
    /// Files or directories; a file may have a line, as in `a_spec.lua:12`. Empty for the usual folder.
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
    /// The file that durations are read from, to give shards equal work.
    public var durations: String?
    /// The file that durations are written to.
    public var writtenDurations: String?
    /// Whether only the specs run that failed last time.
    public var runsLastFailed = false
    /// Which change the files have to be touched by that run.
    public var change: Change?
    /// Whether a run that finds no specs passes.
    public var passesWithNoTests = false
    /// The number of parallel processes; `nil` for the usual number.
    public var jobs: Int?
    /// The number of parallel processes where none is given: one for each core, or a single one for a suite that was written for
    /// busted, whose files share names, ports and databases because they never run at the same time there.
    public var usualJobs: Int { execution.isBustedSuite ? 1 : WorkerRunner.availableCores }
    /// The number of times that everything runs.
    public var repetitions = 1
    /// Whether specs are run again when files change.
    public var watches = false
    /// The reports with their outputs; the default one if empty.
    public var reports: [RequestedReport] = []
    /// Whether reports that show steps have those of all specs, and not of those alone that went wrong.
    public var tracesAll = false
    /// When reports are coloured.
    public var color = ColorMode.auto
    /// The number of slowest specs to list.
    public var slowest = 0
    /// The folder to run in, by a path from the working directory; `nil` for that itself.
    public var workingFolder: String?
    /// The options of the handler of the output, which its file takes.
    public var handlerArguments: [String] = []
    /// The files that the handler may write wherever they are: those of its options that the person who runs it gave.
    public var handlerFiles: [String] = []
    /// Whether the command line asks for coverage, so that a run without it is an error.
    public var insistsOnCoverage = false
    /// The configuration file that says which variables specs may read; `nil` where the command line does.
    public var environmentFile: String?
    /// The exceptions from the rules for previews.
    package var checkExceptions: [CheckException] = []
    /// The app in the working directory.
    public var app = AppSettings()
    /// Notes for the user about settings of configuration files without effect.
    public var notes: [String] = []

    /// The changes that select files.
    public enum Change: Sendable, Hashable {
        /// Uncommitted changes.
        case uncommitted
        /// Changes since a revision.
        case since(String)
    }

    /// The settings of a run without flags and files.
    public init() {
        execution = ExecutionSettings()
        execution.timeout = 60
        execution.memoryLimit = 4 << 30
    }
}
