import ArgumentParser
import SpecRunner

/// The flags that say how specs run.
struct ExecutionOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("How many processes run spec files at a time. By default one for each core.", valueName: "n")
    )
    var jobs: NumberArgument?

    @Option(
        help: ArgumentHelp(
            "How many seconds a spec may take with its hooks; 0 for as long as it likes. By default 60.",
            valueName: "seconds"))
    var timeout: NumberArgument?

    @Option(
        help: ArgumentHelp("How much memory a spec file may use, as in 512M or 2G. By default 4G.", valueName: "size"))
    var memoryLimit: NumberArgument?

    @Option(help: ArgumentHelp("Stop once so many specs have failed; one if no number is given.", valueName: "n"))
    var bail: NumberArgument?

    @Flag(help: "Run files and specs in another order each time; the report names the seed.")
    var shuffle = false

    @Option(help: ArgumentHelp("Run files and specs in the order of this seed.", valueName: "number"))
    var seed: NumberArgument?

    @Option(name: .customLong("repeat"), help: ArgumentHelp("Run everything so many times.", valueName: "n"))
    var repetitions: NumberArgument?

    @Option(
        help: ArgumentHelp("Try a spec that fails so many times more. It is flaky if it succeeds then.", valueName: "n")
    )
    var retries: NumberArgument?

    @Flag(help: "Run again what changes concern, until a key says otherwise.")
    var watch = false

    @Option(
        help: ArgumentHelp("Run this Lua file, or the module of this name, before each spec file.", valueName: "file"))
    var helper: String?

    @Option(
        name: [.customShort("m"), .long],
        help: ArgumentHelp("Where require looks first, with ? for the module's name.", valueName: "path;…"))
    var lpath: [String] = []

    @Option(
        name: .customLong("env"),
        help: ArgumentHelp(
            "Let specs read this variable of the environment, though it looks like a secret.", valueName: "name"))
    var shownVariables: [String] = []

    @Flag(help: "Make it.only and describe.only errors.")
    var forbidOnly = false

    @Flag(help: "Write snapshots anew where they differ.")
    var updateSnapshots = false

    @Flag(help: "Let specs use all of Lua: files anywhere, other programs, C modules, the debug library.")
    var trust = false

    func validate() throws {
        if let wrong = shownVariables.first(where: { $0.isEmpty || $0.contains("=") }) {
            throw ValidationError("--env takes the name of a variable, whose value stays as it is; got \"\(wrong)\"")
        }
        var configuration = RunConfiguration()
        try apply(to: &configuration)
    }

    /// What of them a configuration file can say too.
    /// - Throws: `ValidationError` for a number that is out of its range.
    func apply(to configuration: inout RunConfiguration) throws {
        configuration.jobs = try jobs.value(RunLimits.jobs, "--jobs")
        configuration.timeout = try timeout.value(RunLimits.timeout, "--timeout")
        configuration.bail = try bail.value(RunLimits.bail, "--bail")
        configuration.seed = try seed.value(RunLimits.seed, "--seed").map(UInt64.init)
        configuration.repetitions = try repetitions.value(RunLimits.repetitions, "--repeat")
        configuration.retries = try retries.value(RunLimits.retries, "--retries")
        do {
            configuration.memoryLimit = try memoryLimit.map { size throws(NumberError) in
                try MemorySize.read(size.text, "--memory-limit")
            }
        } catch {
            throw ValidationError(error.description)
        }
        // A seed asks for its order by itself.
        configuration.shuffles = shuffle || seed != nil ? true : nil
        configuration.forbidsOnly = forbidOnly ? true : nil
        configuration.helper = helper
        configuration.moduleTemplates =
            lpath.isEmpty ? nil : lpath.flatMap { $0.split(separator: ";").map(String.init) }
        configuration.shownVariables = shownVariables.isEmpty ? nil : shownVariables
        configuration.watches = watch ? true : nil
    }

    /// What only the command line says.
    func apply(to run: inout SpecRun) {
        run.options.updatesSnapshots = updateSnapshots
        run.options.isTrusted = trust
    }
}
