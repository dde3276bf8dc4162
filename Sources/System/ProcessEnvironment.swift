/// The environment variables of this process.
package enum ProcessEnvironment {
    /// The value of a variable; `nil` if it isn't set.
    package static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Takes a variable out of the environment.
    /// - Returns: Its value; `nil` if it wasn't set.
    package static func take(_ name: String) -> String? {
        defer { unsetenv(name) }
        return Self[name]
    }
}
