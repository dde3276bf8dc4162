/// The settings that runs have. The order is that of the help.
extension Setting {
    /// All of them, except those that only busted's files have.
    public static var all: [Setting] { files + selection + execution + report }

    /// Those that only files give: command lines say the same with arguments and paths.
    private static let files = [
        Setting("paths", .texts, in: .ownFile) { $0.paths = $1 },
        Setting("recursive", .flag, in: [.ownFile, .bustedFile]) { $0.fileNames.isRecursive = $1 },
    ]

    /// Which specs run.
    public static let selection = [
        Setting(
            "filter", .texts, "pattern", in: .everywhere,
            help: "Run only specs whose full name matches this Lua pattern. With several, one of them has to match.",
            example: (
                "--filter \"sign in\" --filter-out \"slow\"",
                "the specs whose full name matches one Lua pattern and not the other"
            )
        ) { $0.execution.selection.filters = $1 },
        Setting(
            "filter-out", .texts, "pattern", in: .everywhere,
            help: "Don't run specs whose full name matches this Lua pattern."
        ) { $0.execution.selection.excludedFilters = $1 },
        Setting(
            "name", .texts, "name", in: .everywhere, help: "Run only the spec of this full name.",
            example: ("--name \"Cart adds up\"", "the spec of that full name")
        ) { $0.execution.selection.names = $1 },
        Setting(
            "tags", letter: "t", .tags, "tag,…", in: .everywhere, help: "Run only specs with one of these #tags.",
            example: (
                "--tags smoke --exclude-tags slow",
                "the specs with #smoke in their names, or around them, and without #slow"
            )
        ) { $0.execution.selection.tags = $1 },
        Setting(
            "exclude-tags", .tags, "tag,…", in: .everywhere, help: "Don't run specs with one of these #tags."
        ) { $0.execution.selection.excludedTags = $1 },
        Setting(
            "pattern", letter: "p", .texts, "pattern", in: .everywhere,
            help: "Look only into files of a directory whose names match this Lua pattern. By default \"_spec%.lua$\".",
            example: (
                "--pattern \"_test%.lua$\" --exclude-pattern \"^old_\"",
                "the files of these names, in place of those that end in _spec.lua"
            )
        ) { $0.fileNames.patterns = $1 },
        Setting(
            "exclude-pattern", .texts, "pattern", in: .everywhere,
            help: "Don't look into files whose names match this Lua pattern."
        ) { $0.fileNames.excludedPatterns = $1 },
        Setting(
            "last-failed", .flag, in: .flag, help: "Run only the specs that failed last time.",
            example: ("--last-failed", "what failed last time")
        ) { $0.runsLastFailed = $1 },
        Setting(
            "changed", .flag, in: .flag, help: "Run only files that are not committed, or that require one that isn't.",
            example: ("--changed", "the files that are not committed, or require one that isn't")
        ) { settings, _ in settings.change = .uncommitted },
        Setting(
            "changed-since", .text, "revision", in: .flag,
            help: "Run only files that changed since a git revision, or that require one; also --changed=REVISION.",
            example: ("--changed-since main", "the same for all that has come since main; also --changed=main")
        ) { $0.change = .since($1) },
        Setting(
            "shard", .shard, "i/n", in: .flag,
            help: "Run only this machine's part of the files, the first of five as 1/5.",
            example: (
                "--shard 2/5 --durations durations.txt",
                "the second of five equal parts of the files; --write-durations durations.txt makes the record"
            )
        ) { $0.shard = $1 },
        Setting(
            "durations", .text, "file", in: .flag, help: "How long files take, so that shards get equal work."
        ) { $0.durations = $1 },
        Setting(
            "list", .flag, in: .flag, help: "Print the specs with file and line, and run none.",
            example: ("--list", "names and places of the specs, without running them")
        ) { $0.isListing = $1 },
        Setting("pass-with-no-tests", .flag, help: "A run without any spec is a good one.") {
            $0.passesWithNoTests = $1
        },
    ]

    /// How specs run.
    public static let execution = [
        Setting(
            "jobs", letter: "j", joinsValue: true, .whole(WorkerRunner.possibleJobs), "n",
            help: "How many processes run spec files at a time. By default one for each core.",
            example: (
                "-j 4 --timeout 5 --memory-limit 512M",
                "four files at a time, each spec for 5 seconds at most, each file with 512 MiB at most"
            )
        ) { $0.jobs = $1 },
        Setting(
            "timeout", .number(ExecutionSettings.timeouts), "seconds",
            help: "How many seconds a spec may take with its hooks; 0 for as long as it likes. By default 60."
        ) { $0.execution.timeout = $1 == 0 ? nil : $1 },
        Setting(
            "memory-limit", .memory, "size",
            help: "How much memory a spec file may use, as in 512M or 2G. By default 4G."
        ) { $0.execution.memoryLimit = $1 },
        Setting(
            "bail", .whole(1...1_000_000), "n",
            help: "Stop once so many specs have failed; one if no number is given.", bareValue: "1",
            example: ("--bail 1", "until something fails")
        ) { $0.execution.bail = $1 },
        Setting(
            "shuffle", .flag, in: .everywhere,
            help: "Run files and specs in another order each time; the report names the seed.",
            example: ("--shuffle", "in another order each time; --seed 42 for that one again")
        ) { $0.shuffles = $1 },
        seed,
        Setting(
            "repeat", .whole(1...10_000), "n", in: .everywhere, help: "Run everything so many times.",
            example: (
                "--repeat 10 --retries 2",
                "everything ten times; what fails is tried twice more, and is flaky if it succeeds then"
            )
        ) { $0.repetitions = $1 },
        Setting(
            "retries", .whole(0...ExecutionSettings.mostRetries), "n",
            help: "Try a spec that fails so many times more. It is flaky if it succeeds then."
        ) { $0.execution.retries = $1 },
        Setting(
            "watch", .flag, help: "Run again what changes concern, until a key says otherwise.",
            example: ("--watch", "again and again, what changes concern; keys say what else")
        ) { $0.watches = $1 },
        Setting(
            "helper", .text, "file", in: .everywhere,
            help: "Run this Lua file, or the module of this name, before each spec file.",
            example: (
                "--helper spec/helper.lua --lpath \"lib/?.lua\"",
                "a file to run before each spec file, and where require looks first"
            )
        ) { $0.execution.helper = $1 },
        Setting(
            "lpath", letter: "m", .texts(separatedBy: ";"), "path;…", in: .everywhere,
            help: "Where require looks first, with ? for the module's name."
        ) { $0.execution.moduleTemplates = $1 },
        Setting(
            "env", .variables, "name",
            help: "Let specs read this variable of the environment, though it looks like a secret.",
            example: ("--env API_KEY", "specs may read this variable, though its name looks like that of a secret")
        ) { $0.execution.shownVariables = $1 },
        Setting(
            "forbid-only", .flag, help: "Make it.only and describe.only errors.",
            example: (
                "--forbid-only --pass-with-no-tests", "in CI: it.only is an error; a folder without specs isn't"
            )
        ) { $0.execution.forbidsOnly = $1 },
        Setting(
            "update-snapshots", .flag, in: .flag, help: "Write snapshots anew where they differ.",
            example: ("--update-snapshots", "write snapshots anew where they differ")
        ) { $0.execution.updatesSnapshots = $1 },
        Setting(
            "trust", .flag, in: .flag,
            help: "Let specs use all of Lua: files anywhere, other programs, C modules, the debug library.",
            reasonForFlag: "a spec could write it into this file",
            example: ("--trust", "specs may use all of Lua: files anywhere, other programs, C modules")
        ) { $0.execution.isTrusted = $1 },
    ]

    /// Which order specs have: `bisect` takes it, too. As a flag it asks for that order by itself.
    public static let seed = Setting(
        "seed", .whole(0...Int.max), "number", in: .everywhere, help: "Run files and specs in the order of this seed.",
        whenFlag: { $0.shuffles = true }
    ) { $0.seed = UInt64($1) }

    /// How a run is reported.
    public static let report = [
        Setting(
            "reporter", letter: "o", alias: "output", .reports, "name[=file]",
            help:
                "How to report: \(ReporterFormat.all.map { $0.name }.joined(separator: ", ")); the first is the default. "
                + "With =FILE the report goes there; can be repeated.",
            example: (
                "--reporter spec --reporter junit=report.xml", "a report to read, and one for the build server"
            )
        ) { $0.reports = $1 },
        Setting(
            "color", .color,
            help: "When to colour the report. NO_COLOR and FORCE_COLOR are respected by auto, the default.",
            example: ("--color never", "without colours, as in a file")
        ) { $0.color = $1 },
        Setting(
            "slowest", .whole(0...10_000), "n", help: "List the specs that took longest, so many at most.",
            example: ("--slowest 5", "with a list of the five specs that took longest")
        ) { $0.slowest = $1 },
        Setting(
            "write-durations", .text, "file", in: .flag, help: "Write down how long files take, for --durations."
        ) { $0.writtenDurations = $1 },
    ]
}
