/// When to colour a report.
public enum ColorMode: String, Sendable, CaseIterable {
    /// Colors on a terminal, unless the environment disables them.
    case auto
    /// Into files and pipes too.
    case always
    /// Not at all.
    case never

    /// Whether a report is colored.
    /// - Parameters:
    ///  - isTerminal: Whether the output is a terminal.
    ///  - environment: `NO_COLOR` (if not empty) turns `auto` off, `FORCE_COLOR` (if neither empty nor `0`) turns it on
    ///    without a terminal, `TERM=dumb` counts as no terminal.
    public func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if let value = environment["NO_COLOR"], !value.isEmpty { return false }
            if let value = environment["FORCE_COLOR"], !value.isEmpty { return value != "0" }
            return isTerminal && environment["TERM"] != "dumb"
        }
    }
}
