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
                A directory is searched for files whose names end in "_spec.lua".

                EXAMPLES
                  \(program) run
                      every spec below specs/
                  \(program) run specs/counter_spec.lua specs/guide
                      one file, and those of a directory
                  \(program) run --filter "sign in" --filter "#smoke"
                      the specs whose full name matches one of the Lua patterns
                  \(program) run --list
                      names and places of the specs, without running them
                  \(program) run --reporter spec --reporter junit=report.xml
                      a report to read, and one for the build server

                EXIT CODES
                  0  everything passed; pending specs are allowed
                  1  a spec failed or had an error
                  2  the command line is wrong, or names a path that doesn't exist
                  3  no spec was found, or none matched
                """
        )
    }

    @Argument(help: "Spec files, or directories of them.")
    var paths: [String] = ["specs"]

    @Option(
        name: .customLong("filter"),
        help: ArgumentHelp(
            "Run only specs whose full name matches this Lua pattern. With several, one of them has to match.",
            valueName: "pattern"))
    var filters: [String] = []

    @Flag(help: "Print the specs with file and line, and run none.")
    var list = false

    @Option(
        name: .customLong("reporter"),
        help: ArgumentHelp(
            """
            How to report: spec (default), dot, tap, json, junit, github or html. With =FILE the report goes there; \
            can be repeated.
            """,
            valueName: "name[=file]"),
        transform: ReporterArgument.init)
    var reporters: [ReporterArgument] = []

    @Option(
        name: [.short, .customLong("jobs")],
        help: ArgumentHelp("How many processes run spec files at a time. By default one for each core.", valueName: "n"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "How many seconds a spec may take with its hooks; 0 for as long as it likes.", valueName: "seconds"))
    var timeout = SpecRun.defaultTimeout

    @Option(
        help: ArgumentHelp("How much memory a spec file may use, as in 512M or 2G.", valueName: "size"))
    var memoryLimit: MemorySize?

    @Option(help: ArgumentHelp("Stop once so many specs have failed.", valueName: "n"))
    var bail: Int?

    @Option(help: "When to colour the report. NO_COLOR and FORCE_COLOR are respected by auto.")
    var color = ColorMode.auto

    func validate() throws {
        try ReporterArgument.check(reporters)
    }

    func run(catalog: Catalog) async -> ExitStatus {
        var run = SpecRun(paths: paths, isListing: list, reporters: reporters, color: color)
        run.options.selection.filters = filters
        run.options.timeout = timeout == 0 ? nil : timeout
        run.options.memoryLimit = memoryLimit?.bytes
        run.jobs = jobs
        run.bail = bail
        return await run(catalog: catalog)
    }
}
