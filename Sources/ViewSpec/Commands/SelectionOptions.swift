import ArgumentParser
import SpecRunner

/// The flags that say which specs run.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Run only specs whose full name matches this Lua pattern. With several, one of them has to match.",
            valueName: "pattern"))
    var filter: [String] = []

    @Option(help: ArgumentHelp("Don't run specs whose full name matches this Lua pattern.", valueName: "pattern"))
    var filterOut: [String] = []

    @Option(help: ArgumentHelp("Run only the spec of this full name.", valueName: "name"))
    var name: [String] = []

    @Option(
        name: [.customShort("t"), .long],
        help: ArgumentHelp("Run only specs with one of these #tags.", valueName: "tag,…"))
    var tags: [String] = []

    @Option(help: ArgumentHelp("Don't run specs with one of these #tags.", valueName: "tag,…"))
    var excludeTags: [String] = []

    @Flag(help: "Run only the specs that failed last time.")
    var lastFailed = false

    @Flag(help: "Run only files that are not committed, or that require one that isn't.")
    var changed = false

    @Option(
        help: ArgumentHelp(
            "Run only files that changed since a git revision, or that require one; also --changed=REVISION.",
            valueName: "revision"))
    var changedSince: String?

    @Option(
        help: ArgumentHelp("Run only this machine's part of the files, the first of five as 1/5.", valueName: "i/n"),
        transform: Self.shard)
    var shard: Shard?

    @Option(help: ArgumentHelp("How long files take, so that shards get equal work.", valueName: "file"))
    var durations: String?

    @Flag(help: "Print the specs with file and line, and run none.")
    var list = false

    @Flag(help: "A run without any spec is a good one.")
    var passWithNoTests = false

    /// Puts those that were given into the run.
    func apply(to run: inout SpecRun) {
        if !filter.isEmpty { run.options.selection.filters = filter }
        if !filterOut.isEmpty { run.options.selection.excludedFilters = filterOut }
        if !name.isEmpty { run.options.selection.names = name }
        if !tags.isEmpty { run.options.selection.tags = Self.tags(tags) }
        if !excludeTags.isEmpty { run.options.selection.excludedTags = Self.tags(excludeTags) }
        run.runsLastFailed = lastFailed
        run.change = changedSince.map { .since($0) } ?? (changed ? .uncommitted : nil)
        run.shard = shard
        run.durations = durations
        run.isListing = list
        if passWithNoTests { run.passesWithNoTests = true }
    }

    /// Tags with commas between them, with or without their `#`.
    private static func tags(_ texts: [String]) -> [String] {
        texts.flatMap { $0.split(separator: ",") }.map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
    }

    private static func shard(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw ValidationError("a shard is written i/n with i from 1 to n, as in 2/5; got \(text)")
        }
        return shard
    }
}
