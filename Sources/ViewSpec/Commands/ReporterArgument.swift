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
