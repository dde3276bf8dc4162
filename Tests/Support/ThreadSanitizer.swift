import Foundation

/// The sanitizer that looks for data races.
package enum ThreadSanitizer {
    /// Whether the tests were built with it.
    ///
    /// It holds a signal back until the program makes a call that it intercepts. A loop in Lua makes none, so nothing
    /// interrupts it there but the end of its process.
    package static let isActive = dlsym(nil, "__tsan_init") != nil
}
