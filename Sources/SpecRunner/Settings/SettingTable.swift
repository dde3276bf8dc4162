/// The settings that runs have. The order is that of the help.
extension Setting {
    /// All of them, except those that only busted's files have.
    public static var all: [Setting] { files + app + selection + execution + report + shared }

    /// Those that only files give: command lines say the same with arguments and paths.
    private static let files = [
        Setting("paths", .texts, in: .ownFile) { $0.paths = $1 },
        Setting("check-exceptions", .checkExceptions, in: .ownFile) { $0.checkExceptions = $1 },
        Setting("luassert-output", .flag, in: [.ownFile, .bustedFile]) { $0.execution.luassertOutput = $1 },
        Setting("globals", .flag, in: [.ownFile, .bustedFile]) {
            $0.execution.viewNames = $1 ? .global : .required
        },
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
            help: "Look only into files of a directory whose names match this Lua pattern. By default \"_spec\".",
            example: (
                "--pattern \"_test%.lua$\" --exclude-pattern \"^old_\"",
                "the files of these names, in place of those with _spec in their names"
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
            "changed", .flag, in: .flag, help: "Run only files with uncommitted changes, and files that require one.",
            example: ("--changed", "files with uncommitted changes, and files that require one")
        ) { settings, _ in settings.change = .uncommitted },
        Setting(
            "changed-since", .text, "revision", in: .flag,
            help:
                "Run only files that changed since a git revision, and files that require one; also --changed=REVISION.",
            example: ("--changed-since main", "the same for changes since main; also --changed=main"),
            completion: .output(of: "git for-each-ref --format='%(refname:short)' 2>/dev/null")
        ) { $0.change = .since($1) },
        Setting(
            "shard", .shard, "i/n", in: .flag,
            help: "Run one part of the files: 1/5 is the first of five.",
            example: (
                "--shard 2/5 --durations durations.txt",
                "the second of five parts that take equal time; --write-durations durations.txt records it"
            )
        ) { $0.shard = $1 },
        Setting(
            "durations", .text, "file", in: .flag, help: "Balance shards by the durations in this file.",
            completion: .files
        ) { $0.durations = $1 },
        Setting(
            "list", .flag, in: .flag, help: "List the specs with file and line, without running them.",
            example: ("--list", "names and places of the specs, without running them")
        ) { $0.isListing = $1 },
        Setting("pass-with-no-tests", .flag, help: "Succeed when no specs are found.") {
            $0.passesWithNoTests = $1
        },
    ]

    /// The settings of the execution of specs.
    public static let execution = [
        Setting(
            "jobs", letter: "j", joinsValue: true, .whole(WorkerRunner.possibleJobs), "n",
            help: "Run spec files in this many processes (default: one per core, a single one with a .busted).",
            example: (
                "-j 4 --timeout 5 --memory-limit 512M",
                "four files at a time, at most 5 seconds for a spec and 512 MiB for a file"
            )
        ) { $0.jobs = $1 },
        Setting(
            "timeout", .number(ExecutionSettings.timeouts), "seconds",
            help: "Limit a spec and its hooks to this many seconds; 0 for no limit (default: 60)."
        ) { $0.execution.timeout = $1 == 0 ? nil : $1 },
        Setting(
            "memory-limit", .memory, "size",
            help: "Limit the memory of a spec file, as in 512M or 2G (default: 4G)."
        ) { $0.execution.memoryLimit = $1 },
        Setting(
            "bail", .whole(1...1_000_000), "n",
            help: "Stop after this many failures (default: 1).", bareValue: "1",
            example: ("--bail 1", "stop after the first failure")
        ) { $0.execution.bail = $1 },
        Setting(
            "shuffle", .flag, in: .everywhere,
            help: "Run files and specs in random order; the report names the seed.",
            example: ("--shuffle", "in random order; --seed 42 repeats an order")
        ) { $0.shuffles = $1 },
        seed,
        Setting(
            "repeat", .whole(1...10_000), "n", in: .everywhere, help: "Run everything this many times.",
            example: (
                "--repeat 10 --retries 2",
                "everything ten times; a failing spec is retried twice, and is flaky if it then succeeds"
            )
        ) { $0.repetitions = $1 },
        Setting(
            "retries", .whole(0...ExecutionSettings.mostRetries), "n",
            help: "Retry a failing spec up to this many times; it is flaky if it then succeeds."
        ) { $0.execution.retries = $1 },
        Setting(
            "interleave", .whole(2...10_000), "n",
            help: "Run each spec in this many orders of the jobs that are ready at the same time, to find races.",
            example: (
                "--interleave 100",
                "each spec in a hundred orders of its tasks; one that fails in some of them has a race"
            )
        ) { $0.execution.orders = .first($1) },
        Setting(
            "interleave-seed", .whole(1...1_000_000_000), "number", in: .flag,
            help: "Run specs in the order of jobs of this seed, which the report of a race names.",
            example: ("--interleave-seed 5", "in the order of jobs in which a spec failed")
        ) { $0.execution.orders = .seed($1) },
        Setting(
            "watch", .flag, help: "Re-run affected specs when files change.",
            example: ("--watch", "re-run affected specs when files change; keys run other specs")
        ) { $0.watches = $1 },
        Setting(
            "helper", .text, "file", in: .everywhere,
            help: "Run this Lua file, or the module of this name, before each spec file.",
            example: (
                "--helper spec/helper.lua --lpath \"lib/?.lua\"",
                "a file to run before each spec file, and where require looks first"
            ),
            completion: .files
        ) { $0.execution.helper = $1 },
        Setting(
            "lpath", letter: "m", .texts(separatedBy: ";"), "path;…", in: .everywhere,
            help: "Where require looks first; ? stands for the name of the module."
        ) { $0.execution.moduleTemplates = $1 },
        Setting(
            "env", .variables, "name",
            help: "Let specs read this environment variable although its name looks like a secret.",
            example: ("--env API_KEY", "let specs read a variable whose name looks like a secret"),
            completion: .output(of: "env | sed 's/=.*//'"), whenFlag: { $0.environmentFile = nil }
        ) { $0.execution.shownVariables = $1 },
        Setting(
            "forbid-only", .flag, help: "Report it.only and describe.only as errors.",
            example: (
                "--forbid-only --pass-with-no-tests", "in CI: it.only is an error; a folder without specs isn't"
            )
        ) { $0.execution.forbidsOnly = $1 },
        Setting(
            "strict", .flag, help: "Report an action as an error where find had several views to choose from.",
            example: ("--strict", "an action is an error where find had several views to choose from")
        ) { $0.execution.isStrict = $1 },
        Setting(
            "locale", .locale, "identifier",
            help: "The language and region of Locale.current and of the views (default: en_US).",
            example: ("--locale de_DE --time-zone Europe/Berlin", "as on a phone in Berlin")
        ) { $0.execution.locale = $1 },
        Setting(
            "time-zone", .timeZone, "identifier",
            help: "The time zone of TimeZone.current and of the views (default: UTC)."
        ) { $0.execution.timeZone = $1 },
        Setting(
            "show", .flag, in: .flag, help: "Draw the screens of failed specs below their messages, in characters.",
            example: ("--show", "with the screen of each failed spec below its message")
        ) { $0.execution.drawsFailures = $1 },
        Setting(
            "update-snapshots", .flag, in: .flag, help: "Update snapshots that differ.",
            example: ("--update-snapshots", "update snapshots that differ")
        ) { $0.execution.updatesSnapshots = $1 },
        Setting(
            "trust", .flag, in: .flag,
            help: "Let specs use all of Lua: files anywhere, other programs, C modules, the debug library.",
            reasonForFlag: "a spec could write it into this file",
            example: ("--trust", "specs may use all of Lua: files anywhere, other programs, C modules")
        ) { $0.execution.isTrusted = $1 },
    ]

    /// The seed of the order; `bisect` has it too. As a flag it also turns on shuffling.
    public static let seed = Setting(
        "seed", .whole(0...Int.max), "number", in: .everywhere, help: "Run files and specs in the order of this seed.",
        whenFlag: { $0.shuffles = true }
    ) { $0.seed = UInt64($1) }

    /// The settings of reports.
    public static let report = [
        Setting(
            "reporter", letter: "o", alias: "output", .reports, "name[=file]",
            help:
                "Write a report: \(ReporterFormat.all.map { $0.name }.joined(separator: ", ")); the first is the default. "
                + "With =FILE it is written to that file. Repeatable.",
            example: (
                "--reporter spec --reporter junit=report.xml", "a report to read, and one for the build server"
            ),
            completion: .words(ReporterFormat.all.map { $0.name })
        ) { $0.reports = $1 },
        Setting(
            "trace", .flag, in: .flag,
            help: "Show the steps of all specs in the report html, and not of failed ones alone.",
            example: ("--reporter html=report.html --trace", "a page with the steps of all specs, and their screens")
        ) { $0.tracesAll = $1 },
        Setting(
            "color", .color,
            help: "When to color the report. The default, auto, respects NO_COLOR and FORCE_COLOR.",
            example: ("--color never", "without colors, as in a file")
        ) { $0.color = $1 },
        Setting(
            "slowest", .whole(0...10_000), "n", help: "List this many of the slowest specs.",
            example: ("--slowest 5", "with a list of the five slowest specs")
        ) { $0.slowest = $1 },
        Setting(
            "write-durations", .text, "file", in: .flag, help: "Record how long files take, for --durations.",
            completion: .files
        ) { $0.writtenDurations = $1 },
    ]

    /// The settings that busted has as well. The help leaves these flags out; the article about coming from busted has them.
    public static let shared = [
        Setting(
            "no-recursive", .flag, in: [.flag, .bustedFile],
            help: "Don't look into the directories of a directory."
        ) { $0.fileNames.isRecursive = !$1 },
        // What undoes a flag's opposite in `.busted`.
        Setting("recursive", .flag, in: .everywhere, help: "Look into the directories of a directory.") {
            $0.fileNames.isRecursive = $1
        },
        Setting("keep-going", .flag, in: .flag, help: "Don't stop after failures.") { settings, _ in
            settings.execution.bail = nil
        },
        Setting("no-shuffle", .flag, in: .flag, help: "Run files and specs in their order.") { $0.shuffles = !$1 },
        Setting("no-sort", .flag, in: .flag, help: "Run the specs and groups of each group in their order.") {
            $0.execution.sortsByName = !$1
        },
        Setting("no-coverage", .flag, in: .flag, help: "Don't measure which lines of Lua files run.") {
            $0.execution.measuresCoverage = !$1
        },
        Setting(
            "sort", .flag, help: "Run the specs and groups of each group in the order of their names."
        ) { $0.execution.sortsByName = $1 },
        Setting(
            "Xhelper", .texts(separatedBy: ","), "option,…", in: [.flag, .bustedFile],
            help: "The elements of arg while the helper runs."
        ) { $0.execution.helperArguments = $1 },
        Setting(
            "execute", letter: "e", .texts, "statement", help: "Run this Lua before the helper."
        ) { $0.execution.statements = $1 },
        Setting(
            "cpath", .texts(separatedBy: ";"), "path;…", in: .everywhere,
            help: "Where require looks first for C modules, which need --trust."
        ) { $0.execution.cModuleTemplates = $1 },
        Setting(
            "coverage", letter: "c", .flag, in: .everywhere,
            help: "Measure which lines of Lua files run, with LuaCov; needs --trust.",
            whenFlag: { $0.insistsOnCoverage = true }
        ) { $0.execution.measuresCoverage = $1 },
        Setting(
            "coverage-config-file", .text, "file", in: .everywhere, help: "The configuration of LuaCov.",
            completion: .files
        ) { $0.execution.coverageConfiguration = $1 },
        Setting(
            "Xoutput", .texts(separatedBy: ","), "option,…", in: [.flag, .bustedFile],
            help: "The options of a report that a Lua file writes."
        ) { $0.handlerArguments = $1 },
    ]
}
