import ArgumentParser
import SpecRunner

/// The flags that say how a run is reported.
struct ReportOptions: ParsableArguments {
    @Option(
        name: [.customLong("reporter"), .customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "How to report: \(ReporterFormat.all.map { $0.name }.joined(separator: ", ")); the first is the default. "
                + "With =FILE the report goes there; can be repeated.",
            valueName: "name[=file]"),
        transform: ReporterArgument.init)
    var reporters: [ReporterArgument] = []

    @Option(help: "When to colour the report. NO_COLOR and FORCE_COLOR are respected by auto, the default.")
    var color: ColorMode?

    @Option(help: ArgumentHelp("List the specs that took longest, so many at most.", valueName: "n"))
    var slowest: NumberArgument?

    @Option(help: ArgumentHelp("Write down how long files take, for --durations.", valueName: "file"))
    var writeDurations: String?

    func validate() throws {
        try ReporterArgument.check(reporters)
        _ = try slowest.value(RunLimits.slowest, "--slowest")
    }

    /// What of them a configuration file can say too.
    /// - Throws: `ValidationError` for a number that is out of its range.
    func apply(to configuration: inout RunConfiguration) throws {
        configuration.color = color?.rawValue
        configuration.slowest = try slowest.value(RunLimits.slowest, "--slowest")
    }

    /// What only the command line says.
    func apply(to run: inout SpecRun) {
        run.reporters = reporters
        run.writtenDurations = writeDurations
    }
}
