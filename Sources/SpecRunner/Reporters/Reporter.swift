/// A way to write down a run. Each format is one type in one file.
public protocol Reporter: SpecListener {
    /// What the user calls it on the command line.
    static var name: String { get }

    /// A reporter that writes to `output`, and marks text up as `style` says if the format knows of colours.
    init(output: any ReportOutput, style: TextStyle)
}

/// The formats that a run can be reported in.
public enum ReporterFormat {
    /// All of them, the default first.
    public static var all: [any Reporter.Type] { [SpecReporter.self, JUnitReporter.self] }

    /// Finds a format by name.
    /// - Throws: `SpecRunnerError.unknownReporter`, which lists the names there are.
    public static func named(_ name: String) throws(SpecRunnerError) -> any Reporter.Type {
        guard let format = all.first(where: { $0.name == name }) else {
            throw .unknownReporter(name: name, known: all.map { $0.name })
        }
        return format
    }
}
