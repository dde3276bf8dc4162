import ArgumentParser
import SpecRunner

/// The flags that say how specs run.
struct ExecutionOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("How many processes run spec files at a time. By default one for each core.", valueName: "n")
    )
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "How many seconds a spec may take with its hooks; 0 for as long as it likes. By default 60.",
            valueName: "seconds"))
    var timeout: Double?

    @Option(
        help: ArgumentHelp("How much memory a spec file may use, as in 512M or 2G. By default 4G.", valueName: "size"))
    var memoryLimit: MemorySize?

    @Option(help: ArgumentHelp("Stop once so many specs have failed; one if no number is given.", valueName: "n"))
    var bail: Int?

    @Flag(help: "Run files and specs in another order each time; the report names the seed.")
    var shuffle = false

    @Option(help: ArgumentHelp("Run files and specs in the order of this seed.", valueName: "number"))
    var seed: UInt64?

    @Option(name: .customLong("repeat"), help: ArgumentHelp("Run everything so many times.", valueName: "n"))
    var repetitions: Int?

    @Option(
        help: ArgumentHelp("Try a spec that fails so many times more. It is flaky if it succeeds then.", valueName: "n")
    )
    var retries: Int?

    @Flag(help: "Run again what changes concern, until a key says otherwise.")
    var watch = false

    @Option(
        help: ArgumentHelp("Run this Lua file, or the module of this name, before each spec file.", valueName: "file"))
    var helper: String?

    @Option(
        name: [.customShort("m"), .long],
        help: ArgumentHelp("Where require looks first, with ? for the module's name.", valueName: "path;…"))
    var lpath: [String] = []

    @Flag(help: "Make it.only and describe.only errors.")
    var forbidOnly = false

    @Flag(help: "Write snapshots anew where they differ.")
    var updateSnapshots = false

    @Flag(help: "Let specs use all of Lua: files anywhere, other programs, C modules, the debug library.")
    var trust = false

    func validate() throws {
        try Self.check("--jobs", jobs, atLeast: 1)
        try Self.check("--bail", bail, atLeast: 1)
        try Self.check("--repeat", repetitions, atLeast: 1)
        try Self.check("--retries", retries, atLeast: 0)
        if let timeout, timeout < 0 {
            throw ValidationError("--timeout is a number of seconds, at least 0; got \(timeout)")
        }
    }

    private static func check(_ flag: String, _ number: Int?, atLeast least: Int) throws {
        guard let number, number < least else { return }
        throw ValidationError("\(flag) is a number from \(least) on; got \(number)")
    }

    /// What of them a configuration file can say too.
    func apply(to configuration: inout RunConfiguration) {
        configuration.jobs = jobs
        configuration.timeout = timeout
        configuration.memoryLimit = memoryLimit?.bytes
        configuration.bail = bail
        configuration.seed = seed
        // A seed asks for its order by itself.
        configuration.shuffles = shuffle || seed != nil ? true : nil
        configuration.repetitions = repetitions
        configuration.retries = retries
        configuration.forbidsOnly = forbidOnly ? true : nil
        configuration.helper = helper
        configuration.moduleTemplates =
            lpath.isEmpty ? nil : lpath.flatMap { $0.split(separator: ";").map(String.init) }
        configuration.watches = watch ? true : nil
    }

    /// What only the command line says.
    func apply(to run: inout SpecRun) {
        run.options.updatesSnapshots = updateSnapshots
        run.options.isTrusted = trust
    }
}
