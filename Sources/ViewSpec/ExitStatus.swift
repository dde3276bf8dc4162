#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the process tells the shell that started it.
public enum ExitStatus: Int32, Sendable {
    /// Everything passed; pending specs are allowed.
    case passed = 0
    /// Specs failed or had errors; in the REPL, piped input had an error.
    case failed = 1
    /// The command line is wrong, or names something that doesn't exist.
    case usage = 2
    /// No spec was found, or none matched.
    case noSpecs = 3

    /// Ends the process.
    func exit() -> Never {
        #if canImport(Glibc)
        Glibc.exit(rawValue)
        #elseif canImport(Musl)
        Musl.exit(rawValue)
        #else
        Darwin.exit(rawValue)
        #endif
    }
}
