import System

/// What is said of something that took too long.
enum Deadline {
    /// - Parameter seconds: How long it was allowed to take.
    static func reason(_ seconds: Double) -> String {
        let text = String(seconds)
        let number = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        return "timed out after \(number) s (timeout = \(number))"
    }

    /// The reason for what runs in this process now, as signal handlers can read it: they can't make a string. Each text
    /// is kept for good, so that a handler never finds one that is gone.
    nonisolated(unsafe) private(set) static var currentReason: UnsafePointer<CChar>?
    nonisolated(unsafe) private static var reasons: [(seconds: Double, text: UnsafePointer<CChar>)] = []

    /// Notes how long what begins now may take.
    /// - Parameter seconds: `nil` for as long as it likes.
    static func begin(_ seconds: Double?) {
        guard let seconds else { return }
        if let known = reasons.first(where: { $0.seconds == seconds }) {
            currentReason = known.text
        } else if let text = strdup(reason(seconds)) {
            reasons.append((seconds, UnsafePointer(text)))
            currentReason = UnsafePointer(text)
        }
    }
}
