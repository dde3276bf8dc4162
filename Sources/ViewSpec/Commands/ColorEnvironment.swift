#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The environment variables that decide about colour.
enum ColorEnvironment {
    static var current: [String: String] {
        var variables: [String: String] = [:]
        for name in ["NO_COLOR", "FORCE_COLOR", "TERM"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}
