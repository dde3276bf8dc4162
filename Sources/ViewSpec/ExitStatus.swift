import System

/// The exit status of the process.
public enum ExitStatus: Sendable, Hashable {
    /// Everything passed; pending specs are allowed.
    case passed
    /// Specs failed or had errors; in the REPL, piped input had an error.
    case failed
    /// The command line is wrong, or names something that doesn't exist.
    case usage
    /// No spec was found, or none matched.
    case noSpecs
    /// A signal of this number ended the run before it was through.
    case interrupted(signal: Int)

    /// The number: 0 to 3 in the order above, and 128 more than a signal's, as shells have it.
    public var code: Int32 {
        switch self {
        case .passed: 0
        case .failed: 1
        case .usage: 2
        case .noSpecs: 3
        case .interrupted(let signal): 128 + Int32(signal)
        }
    }

    /// Ends the process.
    func exit() -> Never { endProcess(code) }
}

/// `exit(3)`, which the method of that name hides.
private func endProcess(_ code: Int32) -> Never { exit(code) }
