import Scripting
import System

/// The settings of the execution of specs, in any process: as many properties as there are such settings.
public struct ExecutionSettings: Sendable, Hashable {
    /// Which specs run.
    public var selection = SpecSelection()
    /// The division of the files, where the run is one of several that share them.
    public var shards: ShardPlan?
    /// The seed that determines the order of the specs and groups within each group; `nil` for the order of the file.
    public var seed: UInt64?
    /// The seed, if `seed` is `nil`, of groups that call `randomize()` without a seed, and of `math.random`. Random by
    /// default.
    public var randomSeed = UInt64.random(in: .min ... .max)
    /// Whether the specs and groups within each group are sorted by name.
    public var sortsByName = false
    /// The number of further attempts for a failing spec. A spec that succeeds then is flaky.
    public var retries = 0
    /// In which orders of the jobs that are ready at the same time each spec runs; `nil` for the usual one only.
    public var orders: JobOrders?
    /// The name of the program in the commands that reports give.
    public var programName = "viewspec"
    /// The time limit of a spec with its hooks, in seconds; `nil` for none. A spec can set its own.
    public var timeout: Double?
    /// The memory limit of a spec file's interpreter, in bytes; `nil` for none.
    public var memoryLimit: Int?
    /// The templates that `require` searches first, each with `?` for the name: `lib/?.lua`. Specs may load Lua files
    /// from the folders before the `?`.
    public var moduleTemplates: [String] = []
    /// The path of a Lua file, or the name of a module, to run in the interpreter before each spec file.
    public var helper: String?
    /// The values of the global `arg` while the helper runs, from 1 on.
    public var helperArguments: [String] = []
    /// Lua that runs in the interpreter before the helper.
    public var statements: [String] = []
    /// The templates that `require` searches first for C modules, which need `isTrusted`.
    public var cModuleTemplates: [String] = []
    /// The place of the names of views, values and the functions for them.
    public var viewNames = ViewNames.whereUsed
    /// Whether the run is configured by busted's file.
    public var isBustedSuite = false
    /// Whether values and messages of assertions are laid out as luassert does it.
    public var luassertOutput = false
    /// Whether LuaCov counts the lines that run; it needs `isTrusted`.
    public var measuresCoverage = false
    /// The configuration of LuaCov; `nil` for its own default.
    public var coverageConfiguration: String?
    /// Whether specs may use all of Lua: `os.execute`, files anywhere, `debug`, C modules.
    public var isTrusted = false
    /// The variables of the environment that specs may read although their names or values look like secrets.
    public var shownVariables: [String] = []
    /// Whether snapshots that differ are updated.
    public var updatesSnapshots = false
    /// Whether `it.only` and `describe.only` are errors.
    public var forbidsOnly = false
    /// Whether acting on a view is an error where the search that found it could have found another.
    public var isStrict = false
    /// The identifier of the locale in which specs run, as in `de_DE`; `nil` for that of `RunPlace`.
    public var locale: String?
    /// The identifier of the time zone in which specs run, as in `Europe/Berlin`; `nil` for UTC.
    public var timeZone: String?
    /// Whether the screens before and after actions are recorded for reports of failures.
    public var recordsScreens = false
    /// Whether the screens of failed specs are drawn for reports.
    public var drawsFailures = false

    /// What is recorded of each spec step by step; `nil` for nothing. A spec that is recorded is tried once.
    public var trace: TraceRequest?

    /// The number of failures after which the run stops; `nil` for never.
    public var bail: Int?

    /// The time limits of a spec, in seconds; 0 for none.
    static let timeouts = NumberLimit<Double>(
        range: 0...ScriptLibrary.longestWait, unit: " seconds (a day)", kind: "a number")
    /// The largest number of further attempts.
    static let mostRetries = 100

    /// Runs everything in order, without limits.
    public init() {}
}

extension Sandbox {
    /// The sandbox of a spec file.
    init(_ settings: ExecutionSettings, file: String) {
        self.init(
            file: file, templates: settings.moduleTemplates, cTemplates: settings.cModuleTemplates,
            shownVariables: settings.shownVariables, isTrusted: settings.isTrusted)
    }
}
