import System

/// The messages about exceeded time limits.
package enum Deadline {
    /// - Parameter seconds: The limit.
    package static func reason(_ seconds: Double) -> String {
        let number = number(seconds)
        return "timed out after \(number) s (timeout = \(number))"
    }

    /// A number of seconds as a person writes it: `2` rather than `2.0`.
    package static func number(_ seconds: Double) -> String {
        let text = String(seconds)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The current message for signal handlers, which can't make strings. The texts are never freed, so that a handler
    /// always finds a valid one.
    nonisolated(unsafe) package private(set) static var currentReason: UnsafePointer<CChar>?
    nonisolated(unsafe) private static var reasons: [Reason] = []

    private struct Reason {
        let seconds: Double
        let text: UnsafePointer<CChar>
    }

    /// Sets the limit of the next stage.
    /// - Parameter seconds: `nil` for none.
    package static func begin(_ seconds: Double?) {
        guard let seconds else { return }
        if let known = reasons.first(where: { $0.seconds == seconds }) {
            currentReason = known.text
        } else if let text = strdup(reason(seconds)) {
            reasons.append(Reason(seconds: seconds, text: UnsafePointer(text)))
            currentReason = UnsafePointer(text)
        }
    }
}
