import ArgumentParser
import Scripting
import SpecRunner
import System

/// `trace`: what a spec did, step by step, and what each step changed.
struct TraceCommand: ConsoleCommand {
    static let abstract = "Run a spec again and show its steps: what each did, and what changed."

    static func discussion(_ program: String) -> String {
        """
        Nothing is stored: a spec is the same each time that it runs, so it runs again, and any step can be looked at, of \
        specs that pass as well. It runs twice, and a difference between the two is reported.

        A step is an action, a search or an assertion. What happens until the next one belongs to it. Without a line, the \
        first spec of the file that fails is traced. The article WhenASpecFails shows how to get from a failure to the line \
        of the mistake: "\(program) docs WhenASpecFails".

        EXAMPLES
          \(program) trace specs/cart_spec.lua:12
              the steps of the spec on line 12; of one that fails, first what was on the screen
          \(program) trace specs/cart_spec.lua:12 --step 4 --show model
              the values that the views on the screen had after step 4: tree, diff, model, tasks, picture
          \(program) trace specs/cart_spec.lua:12 --step 4 --show picture > step.svg
              the screen after step 4 as SVG
          \(program) trace specs/cart_spec.lua:12 --why Total
              the step that last changed what stands beside "Total", the state that changed, and the code that changed it

        EXIT CODES
          0  the trace is printed, whether the spec passes or not
          1  the spec isn't the same when it runs again
          2  the command line is invalid, or a file can't be read
          3  there is no spec on the line, it is pending, or none of the file fails
        """
    }

    @Argument(
        help: "The spec file with a line of the spec, as in a_spec.lua:12.", completion: .file(extensions: ["lua"]))
    var place: String

    @Option(help: ArgumentHelp("Show one step, counted from 1.", valueName: "number"))
    var step: Int?

    @Option(help: "Show this of the step; without --step, of the last.")
    var show: StepAspect?

    @Option(
        help: ArgumentHelp("Find the last change of what shows this text, or has it for its label.", valueName: "text"))
    var why: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "EXECUTION") var execution: SettingFlags<TraceExecutionPart>

    @Option(
        name: [.customShort("f"), .long],
        help: ArgumentHelp(
            "Read the configuration from this file instead of .viewspec.lua or .busted.", valueName: "file"),
        completion: .file())
    var configFile: String?

    func validate() throws {
        if let step, step < 1 { throw ValidationError("--step is the number of a step, from 1 on; got \(step)") }
        if why != nil, show != nil { throw ValidationError("--why and --show are two questions: ask one at a time") }
        if why == "" { throw ValidationError("--why needs a text that is on the screen") }
        if json, show == .picture { throw ValidationError("--show picture prints SVG, and --json prints JSON") }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            let settings = try settings()
            var execution = settings.resolved
            execution.programName = RootCommand.programName
            let place = PlaceArgument(place)
            guard SpecDiscovery.isFile(place.path) else { throw missing(place) }
            return try await TraceRun(
                tracer: SpecTracer(
                    path: place.path, line: place.line, catalog: catalog, settings: execution),
                question: TraceQuestion(step: step, aspect: show, why: why, isJSON: json), color: settings.color
            ).run()
        } catch {
            return RunRequest.refuse(error)
        }
    }

    private func missing(_ place: PlaceArgument) -> SpecRunnerError {
        FileSystem.status(place.path)?.kind == .directory
            ? .noFilesLeft(reason: "\(place.path) is a folder; trace one spec, as in \(place.path)/a_spec.lua:12")
            : .pathNotFound(place.path)
    }

    private func settings() throws -> RunSettings {
        var settings = RunSettings()
        try execution.apply(to: &settings)
        let isTrusted = settings.execution.isTrusted
        settings = RunSettings()
        if let configFile {
            try ConfigurationFile(path: configFile, isTrusted: isTrusted).apply(run: nil, to: &settings)
        } else {
            try ConfigurationFile.apply(run: nil, isTrusted: isTrusted, to: &settings)
        }
        // What the file selects is for runs.
        settings.execution.selection = SpecSelection()
        try execution.apply(to: &settings)
        try settings.settle()
        return settings
    }
}
