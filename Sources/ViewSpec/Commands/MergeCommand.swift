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
          \(program) merge *.jsonl --write-durations durations.txt
              record how long files took, so that the next shards take equal time

        A shard that is lost, or broke off, is named with the files that didn't run; the report has an error for
        each of them.

        EXIT CODES
          0  everything passed; pending specs are allowed
          1  a spec failed or had an error, a log is damaged or lost, or a spec file is in several
          2  the command line is invalid, a file isn't a log, or a report can't be written
          3  there is no spec in the logs
        """
    }

    @Argument(help: "The logs.", completion: .file(extensions: ["jsonl"]))
    var logs: [String]

    @Option(
        name: .customLong("reporter"),
        help: ArgumentHelp(
            "Write a report, as for run. With =FILE it is written to that file. Repeatable.",
            valueName: "name[=file]"),
        completion: Completions.reporters, transform: RequestedReport.init)
    var reports: [RequestedReport] = []

    @Option(
        help: ArgumentHelp("Record how long files took, for run --durations.", valueName: "file"),
        completion: .file())
    var writeDurations: String?

    @Option(help: "When to color the report. The default, auto, respects NO_COLOR and FORCE_COLOR.")
    var color = ColorMode.auto

    func validate() throws { try RequestedReport.checkFlags(reports) }

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            let (read, unreadable) = try readLogs()
            let merge = EventMerge(read)
            let reports = reports.isEmpty ? [.standard] : reports
            try RequestedReport.checkPlaces(
                reports,
                and: logs.map { ("the log \($0)", $0) }
                    + (writeDurations.map { [("--write-durations \($0)", $0)] } ?? []))
            let durations = try writeDurations.map { path throws(SpecRunnerError) in
                try DurationRecord(path: path)
            }
            WorkerRunner.ignoreOutputSignals()
            let made = try RequestedReport.makeReporters(
                reports, color: color,
                handlers: HandlerReporter.Options(execution: ExecutionSettings(), arguments: []))
            let listeners: [any SpecListener] = made.listeners + [durations].compactMap(\.self)
            for listener in listeners {
                merge.events.forEach(listener.receive)
                listener.pause()
            }
            let lost = made.finish() + [durations?.failure].compactMap(\.self)
            let problems = unreadable.map(\.description) + merge.problems
            for problem in lost.map(\.description) + problems { Message.error(problem) }
            guard lost.isEmpty else { return .usage }
            if let signal = merge.summary.interruption { return .interrupted(signal: signal) }
            guard problems.isEmpty, merge.summary.isGood else { return .failed }
            guard merge.summary.total > 0 else {
                Message.error("no spec in \(logs.joined(separator: ", "))")
                return .noSpecs
            }
            return .passed
        } catch {
            Message.error(error)
            return error.exitStatus
        }
    }

    /// The logs that can be read, and why the others can't. A machine that died may have left none, or an empty one: the
    /// logs of the others say what it had.
    /// - Throws: `SpecRunnerError.file` for the first log that can't be read, where no other one tells what is missing.
    private func readLogs() throws(SpecRunnerError) -> (logs: [EventLog], unreadable: [SpecRunnerError]) {
        var read: [EventLog] = []
        var unreadable: [SpecRunnerError] = []
        for path in logs {
            do {
                read.append(try EventLog(path: path))
            } catch {
                unreadable.append(error)
            }
        }
        if let first = unreadable.first, !read.contains(where: \.isOfShard) { throw first }
        return (read, unreadable)
    }
}
