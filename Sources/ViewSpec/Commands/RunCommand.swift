import ArgumentParser
import Scripting
import SpecRunner

/// `run`: the specs that the paths and filters select.
struct RunCommand: ConsoleCommand {
    static let abstract = "Run specs and report their outcomes."

    static func discussion(_ program: String) -> String {
        """
        A directory is searched for Lua files with "_spec" in their names. Settings are read from .viewspec.lua in \
        the working directory, or else from .busted; flags take precedence.

        EXAMPLES
          \(program) run
              every spec below specs/, or below spec/ where there is no specs/
          \(program) run specs/counter_spec.lua specs/guide
              one file, and those of a directory
          \(program) run specs/counter_spec.lua:12
              the spec or group that line 12 belongs to
        \(examples(program))
          \(program) run --config-file ci.lua
              with that configuration; -r slow: the run of that name in .busted

        ENVIRONMENT
          Without --shard, the shard is read from what these set:
        \(engines)
          TEST_SHARD_STATUS_FILE, XML_OUTPUT_FILE, TESTBRIDGE_TEST_ONLY
                                         Bazel's protocol for tests
          NO_COLOR, FORCE_COLOR          respected by --color auto

        EXIT CODES
          0    everything passed; pending and flaky specs are allowed
          1    a spec failed, had an error or crashed
          2    the command line is invalid, a path doesn't exist, a report can't be written, or the app doesn't build
          3    no spec was found, or none matched
          130  interrupted by SIGINT; 143 by SIGTERM
        """
    }

    @Argument(
        help: "Spec files, directories of them, or a file with a line, as in a_spec.lua:12.",
        completion: .file(extensions: ["lua"]))
    var paths: [String] = []

    @OptionGroup(title: "SELECTION") var selection: SettingFlags<SelectionPart>
    @OptionGroup(title: "EXECUTION") var execution: SettingFlags<ExecutionPart>
    @OptionGroup(title: "REPORT") var report: SettingFlags<ReportPart>
    @OptionGroup(visibility: .hidden) var shared: SettingFlags<SharedPart>

    @Option(
        name: [.customShort("f"), .long],
        help: ArgumentHelp(
            "Read the configuration from this file instead of .viewspec.lua or .busted.", valueName: "file"),
        completion: .file())
    var configFile: String?

    @Option(
        name: [.customShort("r"), .customLong("run")],
        help: ArgumentHelp("Use the run of this name in .busted.", valueName: "name"))
    var configuredRun: String?

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            var settings = RunSettings()
            // A configuration may load modules where specs may.
            try execution.apply(to: &settings)
            let isTrusted = settings.execution.isTrusted
            settings = RunSettings()
            try applyFile(isTrusted: isTrusted, to: &settings)
            if !paths.isEmpty { settings.paths = paths }
            try applyFlags(to: &settings)
            try settings.settle()
            for note in settings.notes { Message.note(note) }
            return try await RunRequest(settings, environment: ShardEnvironment()).run(catalog)
        } catch {
            return RunRequest.refuse(error)
        }
    }

    private func applyFlags(to settings: inout RunSettings) throws {
        // A configuration comes with the specs, so that what it says lets no handler write outside of its folder.
        let configured = settings.handlerArguments
        settings.handlerArguments = []
        try selection.apply(to: &settings)
        try execution.apply(to: &settings)
        try report.apply(to: &settings)
        try shared.apply(to: &settings)
        settings.handlerFiles = settings.handlerArguments
        if settings.handlerArguments.isEmpty { settings.handlerArguments = configured }
    }

    private func applyFile(isTrusted: Bool, to settings: inout RunSettings) throws {
        if let configFile {
            try ConfigurationFile(path: configFile, isTrusted: isTrusted).apply(run: configuredRun, to: &settings)
        } else {
            try ConfigurationFile.apply(run: configuredRun, isTrusted: isTrusted, to: &settings)
        }
    }

    /// A line for each engine that starts shards.
    private static var engines: String {
        ShardEngine.all.map { "  \($0.index), \($0.count)\n      \($0.name)" }.joined(separator: "\n")
    }

    /// A command line for each setting that has one, and what it runs.
    private static func examples(_ program: String) -> String {
        Setting.all.compactMap(\.example)
            .map { "  \(program) run \($0.arguments)\n      \($0.meaning)" }.joined(separator: "\n")
    }
}
