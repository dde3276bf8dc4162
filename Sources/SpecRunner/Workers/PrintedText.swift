import System

/// The output of a worker since its last message. It is held until the next message comes, so that it is one text however many
/// pieces it came in; for a person who watches a slow spec, only a moment.
struct PrintedText {
    private var bytes: [UInt8] = []
    private var lastTime = 0

    /// The time without output after which it is passed on, in seconds.
    private static let silence = 0.02
    /// The number of bytes that are held at most.
    private static let most = 1 << 16

    /// Adds output.
    mutating func add(_ more: [UInt8]) {
        bytes += more
        lastTime = MonotonicTime.nanoseconds
    }

    /// Returns the time from a moment, in nanoseconds, until it is due, in seconds; `nil` if there is none.
    func patience(at now: Int = MonotonicTime.nanoseconds) -> Double? {
        bytes.isEmpty ? nil : max(0, Self.silence - MonotonicTime.seconds(since: lastTime, at: now))
    }

    /// Takes all of it; `nil` if there is none.
    mutating func takeAll() -> String? { take(bytes.count) }

    /// Takes what is due, in whole characters; `nil` if nothing is.
    mutating func takeDue() -> String? {
        guard bytes.count > Self.most || patience() == 0 else { return nil }
        lastTime = MonotonicTime.nanoseconds
        return take(Descriptor.countOfWholeCharacters(bytes))
    }

    private mutating func take(_ count: Int) -> String? {
        guard count > 0 else { return nil }
        defer { bytes.removeFirst(count) }
        return String(decoding: bytes[..<count], as: UTF8.self)
    }
}
