import ArgumentParser
import Scripting
import SpecRunner

/// `run`: the specs that the paths and filters select.
struct RunCommand: ConsoleCommand {
    static var configuration: CommandConfiguration {
        let program = RootCommand.programName
        return CommandConfiguration(
            commandName: "run",
            abstract: "Runs specs and reports their outcomes.",
            discussion: """
                A directory is searched for files whose names end in "_spec.lua". What .viewspec.lua in the working \
                directory says (or .busted, where there is none) holds unless a flag says otherwise.

                EXAMPLES
                  \(program) run
                      every spec below specs/, or below spec/ where there is no specs/
                  \(program) run specs/counter_spec.lua specs/guide
                      one file, and those of a directory
                  \(program) run specs/counter_spec.lua:12
                      the spec or group that line 12 belongs to
                  \(program) run --filter "sign in" --filter-out "slow"
                      the specs whose full name matches one Lua pattern and not the other
                  \(program) run --tags smoke --exclude-tags slow
                      the specs with #smoke in their names, or around them, and without #slow
                  \(program) run --name "Cart adds up"
                      the spec of that full name
                  \(program) run --last-failed
                      what failed last time
                  \(program) run --changed
                      the files that are not committed, or require one that isn't
                  \(program) run --changed-since main
                      the same for all that has come since main; also --changed=main
                  \(program) run --list
                      names and places of the specs, without running them
                  \(program) run -j 4 --timeout 5 --memory-limit 512M
                      four files at a time, each spec for 5 seconds at most, each file with 512 MiB at most
                  \(program) run --bail 1
                      until something fails
                  \(program) run --shuffle
                      in another order each time; --seed 42 for that one again
                  \(program) run --repeat 10 --retries 2
                      everything ten times; what fails is tried twice more, and is flaky if it succeeds then
                  \(program) run --shard 2/5 --durations durations.txt
                      the second of five equal parts of the files; --write-durations durations.txt makes the record
                  \(program) run --reporter spec --reporter junit=report.xml
                      a report to read, and one for the build server
                  \(program) run --color never
                      without colours, as in a file
                  \(program) run --update-snapshots
                      write snapshots anew where they differ
                  \(program) run --forbid-only --pass-with-no-tests
                      in CI: it.only is an error; a folder without specs isn't
                  \(program) run --watch
                      again and again, what changes concern; keys say what else
                  \(program) run --slowest 5
                      with a list of the five specs that took longest
                  \(program) run --pattern "_test%.lua$" --exclude-pattern "^old_"
                      the files of these names, in place of those that end in _spec.lua
                  \(program) run --helper spec/helper.lua --lpath "lib/?.lua"
                      a file to run before each spec file, and where require looks first
                  \(program) run --config-file ci.lua
                      with that configuration; -r slow: the run of that name in .busted
                  \(program) run --env API_KEY
                      specs may read this variable, though its name looks like that of a secret
                  \(program) run --trust
                      specs may use all of Lua: files anywhere, other programs, C modules

                ENVIRONMENT
                  CI_NODE_INDEX, CI_NODE_TOTAL   GitLab's "parallel": the shard, without --shard
                  TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE, XML_OUTPUT_FILE, TESTBRIDGE_TEST_ONLY
                                                 Bazel's protocol for tests
                  NO_COLOR, FORCE_COLOR          respected by --color auto

                EXIT CODES
                  0    everything passed; pending and flaky specs are allowed
                  1    a spec failed, had an error or crashed
                  2    the command line is wrong, names a path that doesn't exist, or a report can't be written
                  3    no spec was found, or none matched
                  130  interrupted by SIGINT; 143 by SIGTERM
                """
        )
    }

    @Argument(help: "Spec files, directories of them, or a file with a line, as in a_spec.lua:12.")
    var paths: [String] = []

    @OptionGroup(title: "SELECTION") var selection: SelectionOptions
    @OptionGroup(title: "EXECUTION") var execution: ExecutionOptions
    @OptionGroup(title: "REPORT") var report: ReportOptions

    @Option(
        name: [.customShort("f"), .long],
        help: ArgumentHelp(
            "Read the configuration from this file instead of .viewspec.lua or .busted.", valueName: "file"))
    var configFile: String?

    @Option(
        name: [.customShort("r"), .customLong("run")],
        help: ArgumentHelp("Which of the runs in .busted it is.", valueName: "name"))
    var configuredRun: String?

    func run(catalog: Catalog) async -> ExitStatus {
        var run = SpecRun()
        var configuration = RunConfiguration()
        configuration.paths = paths.isEmpty ? nil : paths
        selection.apply(to: &configuration)
        selection.apply(to: &run)
        execution.apply(to: &run)
        report.apply(to: &run)
        do {
            try execution.apply(to: &configuration)
            try report.apply(to: &configuration)
            try run.obey(ShardEnvironment())
            try run.configure(configuration, file: configFile, run: configuredRun)
        } catch {
            return SpecRun.refuse(error)
        }
        return await run(catalog: catalog)
    }
}
