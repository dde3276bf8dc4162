import ArgumentParser
import SpecRunner
import System

extension RequestedReport {
    /// Refuses two reports that go into one file, whatever their paths are.
    /// - Parameter others: What else is written, with what the user calls it.
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

    /// Makes the reporters that are asked for, or the standard one.
    /// - Throws: `SpecRunnerError.cannotWrite` for a file that can't be opened.
    static func makeReporters(
        _ reports: [RequestedReport], color: ColorMode
    ) throws(SpecRunnerError) -> MadeReporters {
        var made = MadeReporters()
        made.quotesCommands =
            ColorEnvironment.isReadByGitHub || reports.contains { $0.path == nil && $0.format.writesCommands }
        do {
            for report in reports { try report.add(to: &made, color: color) }
        } catch {
            made.discard()
            throw error
        }
        return made
    }

    private func add(to made: inout MadeReporters, color: ColorMode) throws(SpecRunnerError) {
        if let path {
            let file = try ReportFile(path: path, growsInPlace: format.growsInPlace)
            made.files.append(file)
            made.listeners.append(format.init(output: file, style: TextStyle(isColored: color == .always)))
            return
        }
        if !format.growsOnTerminal { made.isOutputTaken = true }
        let terminal = FileOutput.standardOutput()
        made.terminals.append(terminal)
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

/// The reports that were asked for, ready to listen.
struct MadeReporters {
    var listeners: [any SpecListener] = []
    /// The line that shows progress, where a report goes to a terminal; it is one of the listeners.
    var statusLine: StatusLine?
    /// Whether standard output holds what other programs read.
    var isOutputTaken = false
    fileprivate(set) var files: [ReportFile] = []
    fileprivate(set) var terminals: [FileOutput] = []
    /// Whether what specs say must not be taken for commands on standard output.
    var quotesCommands = false

    /// What lists the slowest specs: on standard output where people read that.
    mutating func makeSlowestSpecs(_ count: Int, color: ColorMode) -> SlowestSpecs {
        let output = isOutputTaken ? FileOutput.standardError() : FileOutput.standardOutput()
        if !isOutputTaken { terminals.append(output) }
        let isColored = color.isColored(isTerminal: output.isTerminal, environment: ColorEnvironment.current)
        let style = TextStyle(isColored: isColored, quotesCommands: quotesCommands)
        return SlowestSpecs(count: count, output: output, style: style)
    }

    /// Makes the reports appear in their files.
    /// - Returns: Why some of them don't, or not as a whole.
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
        return failures + listeners.compactMap { ($0 as? any Reporter)?.failure }
    }

    /// Drops the reports of a run that didn't take place.
    func discard() { for file in files { file.discard() } }
}
