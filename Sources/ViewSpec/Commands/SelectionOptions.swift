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

    @Option(
        name: [.customShort("p"), .long],
        help: ArgumentHelp(
            "Look only into files of a directory whose names match this Lua pattern. By default \"_spec%.lua$\".",
            valueName: "pattern"))
    var pattern: [String] = []

    @Option(help: ArgumentHelp("Don't look into files whose names match this Lua pattern.", valueName: "pattern"))
    var excludePattern: [String] = []

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
        transform: Shard.init)
    var shard: Shard?

    @Option(help: ArgumentHelp("How long files take, so that shards get equal work.", valueName: "file"))
    var durations: String?

    @Flag(help: "Print the specs with file and line, and run none.")
    var list = false

    @Flag(help: "A run without any spec is a good one.")
    var passWithNoTests = false

    /// What of them a configuration file can say too.
    func apply(to configuration: inout RunConfiguration) {
        func given(_ values: [String]) -> [String]? { values.isEmpty ? nil : values }
        configuration.filters = given(filter)
        configuration.excludedFilters = given(filterOut)
        configuration.names = given(name)
        configuration.tags = given(Self.tags(tags))
        configuration.excludedTags = given(Self.tags(excludeTags))
        configuration.filePatterns = given(pattern)
        configuration.excludedFilePatterns = given(excludePattern)
        configuration.passesWithNoTests = passWithNoTests ? true : nil
    }

    /// What only the command line says.
    func apply(to run: inout SpecRun) {
        run.runsLastFailed = lastFailed
        run.change = changedSince.map { .since($0) } ?? (changed ? .uncommitted : nil)
        run.shard = shard
        run.durations = durations
        run.isListing = list
    }

    /// Tags with commas between them, with or without their `#`.
    private static func tags(_ texts: [String]) -> [String] {
        texts.flatMap { $0.split(separator: ",") }.map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
    }
}
