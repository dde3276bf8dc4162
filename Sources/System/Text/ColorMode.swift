/// When to colour a report.
public enum ColorMode: String, Sendable, CaseIterable {
    /// On a terminal, unless the environment says otherwise.
    case auto
    /// Into files and pipes too.
    case always
    /// Not at all.
    case never

    /// Decides whether a report is coloured.
    /// - Parameters:
    ///   - isTerminal: Whether a person is looking at the output.
    ///   - environment: `NO_COLOR` (if not empty) turns `auto` off, `FORCE_COLOR` (if neither empty nor `0`) turns it
    ///     on where there is no terminal, `TERM=dumb` counts as no terminal.
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
