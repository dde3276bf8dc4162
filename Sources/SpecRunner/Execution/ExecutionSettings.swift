import Scripting
import System

/// How specs are run, whichever process runs them.
public struct ExecutionSettings: Sendable, Hashable {
    /// Which specs run.
    public var selection = SpecSelection()
    /// Puts the specs and groups within each group into an order that only the seed decides; `nil` leaves the order in
    /// which they are written.
    public var seed: UInt64?
    /// Decides, where `seed` is `nil`, what is left to chance without it: the order of groups that ask for `randomize()` and
    /// name no seed, and the numbers that `math.random` draws. By default another number for each value.
    public var randomSeed = UInt64.random(in: .min ... .max)
    /// Puts the specs and groups within each group into the order of their names.
    public var sortsByName = false
    /// How many more times a spec that fails is tried. One that succeeds then is flaky.
    public var retries = 0
    /// How long a spec may take with its hooks, in seconds; `nil` for as long as it likes. A spec can set its own.
    public var timeout: Double?
    /// How many bytes a spec file's interpreter may use; `nil` for as many as there are.
    public var memoryLimit: Int?
    /// Where `require` looks for modules first, each with `?` for the name: `lib/?.lua`. What is in front of the `?` is a
    /// folder that specs may load Lua files from.
    public var moduleTemplates: [String] = []
    /// What is run in a spec file's interpreter before the file: the path of a Lua file, or the name of a module.
    public var helper: String?
    /// Whether specs may use the whole of Lua: `os.execute`, files anywhere, `debug`, C modules.
    public var isTrusted = false
    /// The variables of the environment that specs may read although their names or values look like secrets.
    public var shownVariables: [String] = []
    /// Whether snapshots are written anew where they differ.
    public var updatesSnapshots = false
    /// Whether `it.only` and `describe.only` are errors.
    public var forbidsOnly = false
    /// Whether the screens before and after what a spec does are kept for the report of its failure.
    public var recordsScreens = false

    /// After how many failures nothing more runs; `nil` for never.
    public var bail: Int?

    /// How long a spec may take, in seconds; 0 for as long as it likes.
    static let timeouts = NumberLimit<Double>(
        range: 0...ScriptLibrary.longestWait, unit: " seconds (a day)", kind: "a number")
    /// How many more times a spec may be tried.
    static let mostRetries = 100

    /// Runs everything in order, without limits.
    public init() {}
}

extension Sandbox {
    /// What a spec file may reach.
    init(_ settings: ExecutionSettings, file: String) {
        self.init(
            file: file, templates: settings.moduleTemplates, shownVariables: settings.shownVariables,
            isTrusted: settings.isTrusted)
    }
}
