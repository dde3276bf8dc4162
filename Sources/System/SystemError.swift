/// The messages of the C library's error numbers.
package enum SystemError {
    /// The message of the last failed call.
    package static var last: String { text(errno) }

    /// The message of an error number.
    package static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
