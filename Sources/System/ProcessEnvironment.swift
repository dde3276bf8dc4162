/// The environment variables of this process.
package enum ProcessEnvironment {
    /// The value of a variable; `nil` if it isn't set.
    package static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
