/// What a configuration file says about runs. What it leaves out is `nil`; what a command line says wins over it.
public struct RunConfiguration: Sendable, Hashable {
    /// Spec files, or directories of them.
    public var paths: [String]?
    /// Lua patterns for the names of spec files without their folders; a file matches one of them.
    public var filePatterns: [String]?
    /// Lua patterns for the names of spec files that are left out.
    public var excludedFilePatterns: [String]?
    /// Whether directories are searched to any depth.
    public var isRecursive: Bool?
    /// How many processes run spec files at a time.
    public var jobs: Int?
    /// How many seconds a spec may take; 0 for as long as it likes.
    public var timeout: Double?
    /// How many bytes a spec file may use.
    public var memoryLimit: Int?
    /// Reports, each `name` or `name=file`.
    public var reporters: [String]?
    /// When reports are coloured: `auto`, `always` or `never`.
    public var color: String?
    /// Lua patterns; a wanted spec's full name matches one of them.
    public var filters: [String]?
    /// Lua patterns; a spec whose full name matches one of them is not wanted.
    public var excludedFilters: [String]?
    /// Full names of the specs that are wanted.
    public var names: [String]?
    /// Tags without their `#`; a wanted spec has one of them.
    public var tags: [String]?
    /// Tags without their `#`; a spec with one of them is not wanted.
    public var excludedTags: [String]?
    /// Whether specs run in an order that only the seed decides.
    public var shuffles: Bool?
    /// The seed of that order.
    public var seed: UInt64?
    /// How often the whole run is done.
    public var repetitions: Int?
    /// How many more times a spec that fails is tried.
    public var retries: Int?
    /// After how many failures the run ends.
    public var bail: Int?
    /// How many of the slowest specs are listed.
    public var slowest: Int?
    /// Where `require` looks for modules first, each with `?` for the name.
    public var moduleTemplates: [String]?
    /// A Lua file, or the name of a module, that is run before each spec file.
    public var helper: String?
    /// The variables of the environment that specs may read although they look like secrets.
    public var shownVariables: [String]?
    /// Whether specs are run again when files change.
    public var watches: Bool?
    /// Whether `it.only` and `describe.only` are errors.
    public var forbidsOnly: Bool?
    /// Whether a run that has no specs passes.
    public var passesWithNoTests: Bool?

    /// What the file says that means nothing here, in sentences for the user.
    public var notes: [String] = []

    /// Says nothing.
    public init() {}

    /// What both say; where both say something about the same, what this one says.
    public func merging(over other: RunConfiguration) -> RunConfiguration {
        var merged = self
        func fill<Field>(_ field: WritableKeyPath<RunConfiguration, Field?>) {
            if merged[keyPath: field] == nil { merged[keyPath: field] = other[keyPath: field] }
        }
        fill(\.paths)
        fill(\.filePatterns)
        fill(\.excludedFilePatterns)
        fill(\.isRecursive)
        fill(\.jobs)
        fill(\.timeout)
        fill(\.memoryLimit)
        fill(\.reporters)
        fill(\.color)
        fill(\.filters)
        fill(\.excludedFilters)
        fill(\.names)
        fill(\.tags)
        fill(\.excludedTags)
        fill(\.shuffles)
        fill(\.seed)
        fill(\.repetitions)
        fill(\.retries)
        fill(\.bail)
        fill(\.slowest)
        fill(\.moduleTemplates)
        fill(\.helper)
        fill(\.shownVariables)
        fill(\.watches)
        fill(\.forbidsOnly)
        fill(\.passesWithNoTests)
        merged.notes = other.notes + notes
        return merged
    }
}
