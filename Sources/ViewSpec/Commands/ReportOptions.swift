import ArgumentParser
import SpecRunner

/// The flags that say how a run is reported.
struct ReportOptions: ParsableArguments {
    @Option(
        name: .customLong("reporter"),
        help: ArgumentHelp(
            "How to report: \(ReporterFormat.all.map { $0.name }.joined(separator: ", ")); the first is the default. "
                + "With =FILE the report goes there; can be repeated.",
            valueName: "name[=file]"),
        transform: ReporterArgument.init)
    var reporters: [ReporterArgument] = []

    @Option(help: "When to colour the report. NO_COLOR and FORCE_COLOR are respected by auto.")
    var color = ColorMode.auto

    @Option(help: ArgumentHelp("Write down how long files take, for --durations.", valueName: "file"))
    var writeDurations: String?

    func validate() throws { try ReporterArgument.check(reporters) }

    /// Puts them into the run.
    func apply(to run: inout SpecRun) {
        run.reporters = reporters
        run.color = color
        run.writtenDurations = writeDurations
    }
}
