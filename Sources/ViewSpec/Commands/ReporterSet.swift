import ArgumentParser
import SpecRunner
import System

extension RequestedReport {
    /// Refuses two reports in one file, also by different paths.
    /// - Parameter others: Other files that are written, with their names in messages.
    /// - Throws: `SpecRunnerError.sameFile`.
    static func checkPlaces(
        _ reports: [RequestedReport], and others: [(written: String, path: String)] = []
    ) throws(SpecRunnerError) {
        // An array: to make a dictionary of a type of our own, the runtime looks through all conformances of the program.
        var taken: [(place: ReportPlace, written: String, sharesOutput: Bool)] = []
        let all =
            reports.map { ($0.written, $0.path, $0.path == nil && $0.format.sharesOutput) }
            + others.map { ($0.written, $0.path, false) }
        guard all.count > 1 else { return }
        for (written, path, sharesOutput) in all {
            guard let place = path.map({ ReportPlace(path: $0) }) ?? ReportPlace.standardOutput else { continue }
            let other = taken.first { $0.place == place && !$0.sharesOutput && !sharesOutput }
            if let other { throw .sameFile(other.written, written) }
            taken.append((place, written, sharesOutput))
        }
    }

    /// Makes the requested reporters, or the standard one.
    /// - Throws: `SpecRunnerError.cannotWrite` for a file that can't be opened.
    @MainActor
    static func makeReporters(
        _ reports: [RequestedReport], color: ColorMode, handlers: HandlerReporter.Options
    ) throws(SpecRunnerError) -> ReporterSet {
        var made = ReporterSet()
        made.quotesCommands =
            ColorEnvironment.isReadByGitHub || reports.contains { $0.path == nil && $0.format.writesCommands }
        do {
            for report in reports { try report.add(to: &made, color: color, handlers: handlers) }
        } catch {
            made.discard()
            throw error
        }
        return made
    }

    @MainActor
    private func add(
        to made: inout ReporterSet, color: ColorMode, handlers: HandlerReporter.Options
    ) throws(SpecRunnerError) {
        if let path {
            let file = try ReportFile(path: path, growsInPlace: format.growsInPlace)
            made.files.append(file)
            if let handler {
                return made.listeners.append(try HandlerReporter(path: handler, options: handlers, output: file))
            }
            made.listeners.append(format.init(output: file, style: TextStyle(isColored: color == .always)))
            return
        }
        if !format.growsOnTerminal { made.isOutputTaken = true }
        let terminal = FileOutput.standardOutput()
        made.terminals.append(terminal)
        if let handler {
            return made.listeners.append(try HandlerReporter(path: handler, options: handlers, output: terminal))
        }
        let environment = ColorEnvironment.current
        let isColored = color.isColored(isTerminal: terminal.isTerminal, environment: environment)
        let style = TextStyle(isColored: isColored, quotesCommands: made.quotesCommands)
        var output: any ReportOutput = terminal
        if format.growsOnTerminal, terminal.isTerminal, environment["TERM"] != "dumb" {
            let line = StatusLine(output: terminal, style: style) { terminal.columns }
            made.statusLine = line
            made.listeners.append(line)
            output = line
        }
        made.listeners.append(format.init(output: output, style: style))
    }
}

/// The reporters of a run with their files.
struct ReporterSet {
    var listeners: [any SpecListener] = []
    /// The line of progress, if a report goes to a terminal; it is one of the listeners.
    var statusLine: StatusLine?
    /// Whether standard output is for another program.
    var isOutputTaken = false
    fileprivate(set) var files: [ReportFile] = []
    fileprivate(set) var terminals: [FileOutput] = []
    /// Whether the output of specs could be mistaken for commands on standard output.
    var quotesCommands = false

    /// Lists the slowest specs, on standard output if people read it.
    mutating func makeSlowestSpecs(_ count: Int, color: ColorMode) -> SlowestSpecs {
        let output = isOutputTaken ? FileOutput.standardError() : FileOutput.standardOutput()
        if !isOutputTaken { terminals.append(output) }
        let isColored = color.isColored(isTerminal: output.isTerminal, environment: ColorEnvironment.current)
        let style = TextStyle(isColored: isColored, quotesCommands: quotesCommands)
        return SlowestSpecs(count: count, output: output, style: style)
    }

    /// Finishes the reports and their files.
    /// - Returns: The reports that are missing or incomplete.
    func finish() -> [SpecRunnerError] {
        var failures: [SpecRunnerError] = []
        for terminal in terminals {
            terminal.flush()
            if let reason = terminal.failure { failures.append(.cannotWrite(path: "standard output", reason: reason)) }
        }
        for file in files {
            do {
                try file.finish()
            } catch {
                failures.append(error)
            }
        }
        return failures + listeners.compactMap { $0.failure }
    }

    /// Drops the reports of a run that didn't take place.
    func discard() { for file in files { file.discard() } }
}
