import System

/// A way to write down a run. Each format is one type in one file.
public protocol Reporter: SpecListener, SendableMetatype {
    /// What the user calls it on the command line.
    static var name: String { get }
    /// Other names that it goes by: those of such reports elsewhere.
    static var aliases: [String] { get }
    /// Whether it may write to standard output while another report goes there.
    static var sharesOutput: Bool { get }
    /// Whether it shows the screens of specs that went wrong, so that they have to be kept.
    static var showsScreens: Bool { get }
    /// Whether it is read while it grows, so that a line that shows progress belongs below it.
    static var growsOnTerminal: Bool { get }
    /// Whether its lines are commands for the program that reads them: what specs print on the same output must not be
    /// taken for one.
    static var writesCommands: Bool { get }
    /// Whether its file is of use before the report is whole, so that it is written where it is to be.
    static var growsInPlace: Bool { get }

    /// A reporter that writes to `output`, and marks text up as `style` says if the format knows of colours.
    init(output: any ReportOutput, style: TextStyle)

    /// Why something that it writes besides its output isn't there, or isn't whole; `nil` if it is.
    var failure: SpecRunnerError? { get }
}

extension Reporter {
    /// None.
    public static var aliases: [String] { [] }
    /// It has its output for itself.
    public static var sharesOutput: Bool { false }
    /// It doesn't.
    public static var showsScreens: Bool { false }
    /// It isn't.
    public static var growsOnTerminal: Bool { false }
    /// They aren't.
    public static var writesCommands: Bool { false }
    /// It isn't.
    public static var growsInPlace: Bool { false }
    /// It writes nothing else.
    public var failure: SpecRunnerError? { nil }
}

/// The formats that a run can be reported in.
public enum ReporterFormat {
    /// All of them, the default first.
    public static var all: [any Reporter.Type] {
        [
            SpecReporter.self, DotReporter.self, TAPReporter.self, JSONReporter.self, JUnitReporter.self,
            GitHubReporter.self, HTMLReporter.self,
        ]
    }

    /// Finds a format by its name or one of its aliases.
    /// - Throws: `SpecRunnerError.unknownReporter`, which lists the names there are.
    public static func named(_ name: String) throws(SpecRunnerError) -> any Reporter.Type {
        guard let format = all.first(where: { $0.name == name || $0.aliases.contains(name) }) else {
            throw .unknownReporter(name: name, known: all.map { $0.name })
        }
        return format
    }
}
