import System

/// The environment variables that decide how standard output is written.
enum ColorEnvironment {
    /// Whether GitHub reads the output, and obeys the lines that are commands for it.
    static var isReadByGitHub: Bool { ProcessEnvironment["GITHUB_ACTIONS"] == "true" }

    static var current: [String: String] {
        var variables: [String: String] = [:]
        for name in ["NO_COLOR", "FORCE_COLOR", "TERM"] {
            if let value = ProcessEnvironment[name] { variables[name] = value }
        }
        return variables
    }
}
