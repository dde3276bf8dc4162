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
            "How many seconds a spec may take with its hooks; 0 for as long as it likes.", valueName: "seconds"))
    var timeout = SpecRun.defaultTimeout

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
    var repetitions = 1

    @Option(
        help: ArgumentHelp("Try a spec that fails so many times more. It is flaky if it succeeds then.", valueName: "n")
    )
    var retries = 0

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
        if timeout < 0 { throw ValidationError("--timeout is a number of seconds, at least 0; got \(timeout)") }
    }

    private static func check(_ flag: String, _ number: Int?, atLeast least: Int) throws {
        guard let number, number < least else { return }
        throw ValidationError("\(flag) is a number from \(least) on; got \(number)")
    }

    /// Puts them into the run.
    func apply(to run: inout SpecRun) {
        run.jobs = jobs
        run.options.timeout = timeout == 0 ? nil : timeout
        if let memoryLimit { run.options.memoryLimit = memoryLimit.bytes }
        run.bail = bail
        run.options.seed = seed ?? (shuffle ? UInt64.random(in: 1...999_999) : nil)
        run.repetitions = repetitions
        run.options.retries = retries
        run.options.forbidsOnly = forbidOnly
        run.options.updatesSnapshots = updateSnapshots
        run.options.isTrusted = trust
    }
}
