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

    /// Makes the reporters that are asked for, or the standard one.
    static func makeReporters(
        _ reporters: [ReporterArgument], color: ColorMode
    ) throws(SpecRunnerError) -> MadeReporters {
        var made = MadeReporters()
        for reporter in reporters.isEmpty ? [.standard] : reporters {
            guard reporter.path == nil else {
                made.listeners.append(try reporter.makeReporter(color: color))
                continue
            }
            if !reporter.format.growsOnTerminal { made.isOutputTaken = true }
            let terminal = FileOutput.standardOutput()
            let environment = ColorEnvironment.current
            let isColored = color.isColored(isTerminal: terminal.isTerminal, environment: environment)
            let style = TextStyle(isColored: isColored)
            var output: any ReportOutput = terminal
            if reporter.format.growsOnTerminal, terminal.isTerminal, environment["TERM"] != "dumb" {
                let line = StatusLine(output: terminal, style: style) { terminal.columns }
                made.statusLine = line
                made.listeners.append(line)
                output = line
            }
            made.listeners.append(reporter.format.init(output: output, style: style))
        }
        return made
    }

    /// Opens the file and makes the reporter.
    private func makeReporter(color: ColorMode) throws(SpecRunnerError) -> any Reporter {
        guard let path else { preconditionFailure("only a report with a file has one to open") }
        let output = try FileOutput(creating: path)
        return format.init(output: output, style: TextStyle(isColored: color == .always))
    }
}

/// The reports that were asked for, ready to listen.
struct MadeReporters {
    var listeners: [any SpecListener] = []
    /// The line that shows progress, where a report goes to a terminal; it is one of the listeners.
    var statusLine: StatusLine?
    /// Whether standard output holds what other programs read.
    var isOutputTaken = false

    /// What lists the slowest specs: on standard output where people read that.
    func makeSlowestSpecs(_ count: Int, color: ColorMode) -> SlowestSpecs {
        let output = isOutputTaken ? FileOutput.standardError() : FileOutput.standardOutput()
        let isColored = color.isColored(isTerminal: output.isTerminal, environment: ColorEnvironment.current)
        return SlowestSpecs(count: count, output: output, style: TextStyle(isColored: isColored))
    }
}

extension ColorMode: ExpressibleByArgument {}
