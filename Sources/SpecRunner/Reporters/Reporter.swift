import System

/// A format that a run can be reported in. Each is one public type in one file; nothing else lists it.
public protocol Reporter: SpecListener, SendableMetatype {
    /// The name on the command line.
    static var name: String { get }
    /// Further names, such as busted's for a report of this kind. None by default.
    static var aliases: [String] { get }
    /// Whether another report may go to standard output beside this one. False by default.
    static var sharesOutput: Bool { get }
    /// Whether the report shows the screens of failed specs, so that the run has to keep them. False by default.
    static var showsScreens: Bool { get }
    /// Whether the report shows the steps of specs, for which these are run again before the end of the run is told. False by
    /// default.
    static var showsSteps: Bool { get }
    /// Whether people read the report while it grows, so that a line of progress belongs below it. False by default.
    static var growsOnTerminal: Bool { get }
    /// Whether the lines are commands for the program that reads them, so that the output of specs must not be mistaken for
    /// one. False by default.
    static var writesCommands: Bool { get }
    /// Whether an unfinished file is of use, so that it is written in place instead of replacing the old one at the end.
    /// False by default.
    static var growsInPlace: Bool { get }

    /// A reporter that writes to `output`, in the colors of `style` if the format has colors.
    init(output: any ReportOutput, style: TextStyle)

    /// Takes the steps of specs that have ended, before the end of the run. Does nothing by default.
    func receive(_ steps: [SpecSteps])
}

extension Reporter {
    public static var aliases: [String] { [] }
    public static var sharesOutput: Bool { false }
    public static var showsScreens: Bool { false }
    public static var showsSteps: Bool { false }
    public static var growsOnTerminal: Bool { false }
    public static var writesCommands: Bool { false }
    public static var growsInPlace: Bool { false }
    public func receive(_ steps: [SpecSteps]) {}
}

/// The formats that a run can be reported in.
public enum ReporterFormat {
    /// All types that conform to `Reporter`, but the one that needs a file: the default first, the others by name.
    public static let all: [any Reporter.Type] = {
        let standard = RequestedReport.standard.format
        let others = Conformances.of((any Reporter.Type).self).filter { $0 != standard && $0 != HandlerReporter.self }
        return [standard] + others.sorted { $0.name < $1.name }
    }()

    /// Finds a format by its name or one of its aliases.
    /// - Throws: `SpecRunnerError.unknownReporter`, which lists the names there are.
    public static func named(_ name: String) throws(SpecRunnerError) -> any Reporter.Type {
        guard let format = all.first(where: { $0.name == name || $0.aliases.contains(name) }) else {
            throw .unknownReporter(name: name, known: all.map { $0.name })
        }
        return format
    }
}
