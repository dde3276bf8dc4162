import ArgumentParser
import SpecRunner

/// `NAME` or `NAME=FILE`: a report, and where it goes.
struct ReporterArgument {
    let format: any Reporter.Type
    /// `nil` for standard output.
    let path: String?

    /// What is reported if nothing is asked for.
    static var standard: ReporterArgument { ReporterArgument(format: SpecReporter.self, path: nil) }

    /// That report, in that file; on standard output without one.
    init(format: any Reporter.Type, path: String?) {
        self.format = format
        self.path = path
    }

    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        do {
            format = try ReporterFormat.named(parts[0])
        } catch {
            throw ValidationError(error.description)
        }
        path = parts.count > 1 ? parts[1] : nil
        if path == "" { throw ValidationError("\(text): a file name is missing after \"=\"") }
    }

    /// Refuses reports that would be mixed up on standard output.
    static func check(_ reporters: [ReporterArgument]) throws {
        let onStandardOutput = reporters.filter { $0.path == nil && !$0.format.sharesOutput }
        guard onStandardOutput.count > 1 else { return }
        let names = onStandardOutput.map { $0.format.name }.joined(separator: ", ")
        throw ValidationError(
            "only one report can go to standard output, got: \(names); give the others a file, as in junit=report.xml")
    }

    /// How the command line writes it.
    private var written: String { path.map { "\(format.name)=\($0)" } ?? format.name }

    /// Refuses two reports that go into one file, whatever their paths are.
    /// - Parameter others: What else is written, with what the user calls it.
    /// - Throws: `SpecRunnerError.sameFile`.
    static func checkPlaces(
        _ reporters: [ReporterArgument], and others: [(written: String, path: String)] = []
    ) throws(SpecRunnerError) {
        // An array: to make a dictionary of a type of our own, the runtime looks through all conformances of the program.
        var taken: [(place: ReportPlace, written: String, sharesOutput: Bool)] = []
        let all =
            reporters.map { ($0.written, $0.path, $0.path == nil && $0.format.sharesOutput) }
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
        _ reporters: [ReporterArgument], color: ColorMode
    ) throws(SpecRunnerError) -> MadeReporters {
        var made = MadeReporters()
        made.quotesCommands =
            ColorEnvironment.isReadByGitHub || reporters.contains { $0.path == nil && $0.format == GitHubReporter.self }
        do {
            for reporter in reporters { try reporter.add(to: &made, color: color) }
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
        failures += listeners.compactMap { ($0 as? GitHubReporter)?.summaryFailure }
        return failures
    }

    /// Drops the reports of a run that didn't take place.
    func discard() { for file in files { file.discard() } }
}

extension ColorMode: ExpressibleByArgument {}
