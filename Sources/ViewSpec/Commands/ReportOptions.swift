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
    var color: ColorMode?

    @Option(help: ArgumentHelp("Write down how long files take, for --durations.", valueName: "file"))
    var writeDurations: String?

    @Option(help: ArgumentHelp("List so many of the specs that took longest.", valueName: "n"))
    var slowest: Int?

    func validate() throws { try ReporterArgument.check(reporters) }

    /// Puts those that were given into the run.
    func apply(to run: inout SpecRun) {
        if !reporters.isEmpty { run.reporters = reporters }
        if let color { run.color = color }
        if let slowest { run.slowest = slowest }
        run.writtenDurations = writeDurations
    }
}
