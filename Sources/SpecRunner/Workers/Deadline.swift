#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is said of something that took too long.
enum Deadline {
    /// - Parameter seconds: How long it was allowed to take.
    static func reason(_ seconds: Double) -> String {
        let number = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
        return "timed out after \(number) s (timeout = \(number))"
    }

    /// The reason for what runs in this process now, as signal handlers can read it: they can't make a string. Each text
    /// is kept for good, so that a handler never finds one that is gone.
    nonisolated(unsafe) private(set) static var currentReason: UnsafePointer<CChar>?
    nonisolated(unsafe) private static var reasons: [Double: UnsafePointer<CChar>] = [:]

    /// Notes how long what begins now may take.
    /// - Parameter seconds: `nil` for as long as it likes.
    static func begin(_ seconds: Double?) {
        guard let seconds else { return }
        if let known = reasons[seconds] {
            currentReason = known
        } else if let text = strdup(reason(seconds)) {
            currentReason = UnsafePointer(text)
            reasons[seconds] = currentReason
        }
    }
}
