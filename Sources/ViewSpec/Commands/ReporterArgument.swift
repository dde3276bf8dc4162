import ArgumentParser
import SpecRunner

/// `NAME` or `NAME=FILE`: a report, and where it goes.
struct ReporterArgument {
    let format: any Reporter.Type
    /// `nil` for standard output.
    let path: String?

    /// What is reported if nothing is asked for.
    static var standard: ReporterArgument { ReporterArgument(format: SpecReporter.self, path: nil) }

    private init(format: any Reporter.Type, path: String?) {
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
    ) throws(SpecRunnerError) -> [any SpecListener] {
        var made: [any SpecListener] = []
        for reporter in reporters.isEmpty ? [.standard] : reporters {
            made.append(try reporter.makeReporter(color: color))
        }
        return made
    }

    /// Opens the output and makes the reporter.
    func makeReporter(color: ColorMode) throws(SpecRunnerError) -> any Reporter {
        guard let path else {
            let output = FileOutput.standardOutput()
            let isColored = color.isColored(isTerminal: output.isTerminal, environment: ColorEnvironment.current)
            return format.init(output: output, style: TextStyle(isColored: isColored))
        }
        let output = try FileOutput(creating: path)
        return format.init(output: output, style: TextStyle(isColored: color == .always))
    }
}

extension ColorMode: ExpressibleByArgument {}
