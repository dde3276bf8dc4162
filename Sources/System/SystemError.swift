/// The numbers of the C library's errors, in words.
package enum SystemError {
    /// What the last failed call ran into, in the system's words.
    package static var last: String { text(errno) }

    /// An error in the system's words.
    package static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
