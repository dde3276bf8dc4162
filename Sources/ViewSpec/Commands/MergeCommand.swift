import ArgumentParser
import Scripting
import SpecRunner
import System

/// `merge`: the reports of a run that was split among machines.
struct MergeCommand: ConsoleCommand {
    static let abstract = "Merge the event logs of several runs into one report."

    static func discussion(_ program: String) -> String {
        """
        The logs are written by "run --reporter json=FILE". Spec files are reported in the order of their paths.

        EXAMPLES
          \(program) run --reporter json=part-1.jsonl specs/views
          \(program) run --reporter json=part-2.jsonl specs/guide
              run two parts, each with a log
          \(program) merge part-1.jsonl part-2.jsonl --reporter junit=report.xml --reporter html=report.html
              report both

        EXIT CODES
          0  everything passed; pending specs are allowed
          1  a spec failed or had an error, a log is damaged, or a spec file is in several logs
          2  the command line is invalid, a file isn't a log, or a report can't be written
          3  there is no spec in the logs
        """
    }

    @Argument(help: "The logs.")
    var logs: [String]

    @Option(
        name: .customLong("reporter"),
        help: ArgumentHelp(
            "Write a report, as for run. With =FILE it is written to that file. Repeatable.",
            valueName: "name[=file]"),
        transform: RequestedReport.init)
    var reports: [RequestedReport] = []

    @Option(help: "When to color the report. The default, auto, respects NO_COLOR and FORCE_COLOR.")
    var color = ColorMode.auto

    func validate() throws { try RequestedReport.checkFlags(reports) }

    func run(catalog: Catalog) async -> ExitStatus {
        let errors = FileOutput.standardError()
        do {
            var read: [EventLog] = []
            for path in logs { read.append(try EventLog(path: path)) }
            let merge = EventMerge(read)
            let reports = reports.isEmpty ? [.standard] : reports
            try RequestedReport.checkPlaces(reports, and: logs.map { ("the log \($0)", $0) })
            WorkerRunner.ignoreOutputSignals()
            let made = try RequestedReport.makeReporters(
                reports, color: color,
                handlers: HandlerReporter.Options(execution: ExecutionSettings(), arguments: []))
            for reporter in made.listeners { merge.events.forEach(reporter.receive) }
            let lost = made.finish()
            for problem in lost { errors.write("Error: \(problem)\n") }
            for problem in merge.problems { errors.write("Error: \(problem)\n") }
            guard lost.isEmpty else { return .usage }
            if let signal = merge.summary.interruption { return .interrupted(signal: signal) }
            guard merge.problems.isEmpty, merge.summary.isGood else { return .failed }
            guard merge.summary.total > 0 else {
                errors.write("Error: no spec in \(logs.joined(separator: ", "))\n")
                return .noSpecs
            }
            return .passed
        } catch {
            errors.write("Error: \(error.description)\n")
            return error.exitStatus
        }
    }
}
