/// A requested report and its destination: `NAME` or `NAME=FILE`.
public struct RequestedReport: Sendable {
    /// The format.
    public let format: any Reporter.Type
    /// Its file; `nil` for standard output.
    public let path: String?
    /// The Lua file that writes it, of busted's kind; `nil` for a format of this program.
    public let handler: String?

    /// The default report.
    public static var standard: RequestedReport { RequestedReport(format: SpecReporter.self, path: nil) }

    /// A report in a file; on standard output without one.
    public init(format: any Reporter.Type, path: String?) {
        self.format = format
        self.path = path
        handler = nil
    }

    /// Parses `NAME` or `NAME=FILE`. A name that ends in `.lua` is the file of an output handler.
    /// - Throws: `SpecRunnerError` if there is no such reporter, or no file after the `=`.
    public init(_ text: String) throws(SpecRunnerError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        handler = parts[0].hasSuffix(".lua") ? parts[0] : nil
        format = try handler == nil ? ReporterFormat.named(parts[0]) : HandlerReporter.self
        path = parts.count > 1 ? parts[1] : nil
        if path == "" { throw .missingFileName(text) }
    }

    /// The report as it is written on the command line.
    public var written: String {
        let name = handler ?? format.name
        return path.map { "\(name)=\($0)" } ?? name
    }

    /// Refuses reports that would be mixed up on standard output.
    /// - Throws: `SpecRunnerError.sharedOutput`.
    public static func check(_ reports: [RequestedReport]) throws(SpecRunnerError) {
        let onStandardOutput = reports.filter { $0.path == nil && !$0.format.sharesOutput }
        if onStandardOutput.count > 1 { throw .sharedOutput(onStandardOutput.map { $0.written }) }
    }
}

extension RequestedReport: Hashable {
    public static func == (one: RequestedReport, other: RequestedReport) -> Bool { one.written == other.written }
    public func hash(into hasher: inout Hasher) { hasher.combine(written) }
}
