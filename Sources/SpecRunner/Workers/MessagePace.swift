import System

/// How quickly messages of a worker follow each other. While a file of many quick specs runs, each message would wake the
/// process that reports, which takes longer than such a spec: for 10,000 of them, a quarter of the run.
struct MessagePace {
    /// When the last message was sent.
    private var last = 0
    /// The number of messages in a row that came soon after the one before.
    private var quick = 0
    /// The time until which nothing is read; 0 for none.
    private var end = 0

    /// The longest time between quick messages, in nanoseconds.
    private static let soon = 100_000
    /// The number of quick messages in a row from which on they are left to gather. Most files have fewer, and don't wait.
    private static let many = 50
    /// The time for which they gather, in nanoseconds: shorter than a person notices, and too short to fill the pipe.
    private static let pause = 1_000_000

    /// Notes a message.
    mutating func note(_ nanoseconds: Int) {
        quick = nanoseconds - last < Self.soon ? quick + 1 : 0
        last = nanoseconds
    }

    /// Begins to wait, if messages are quick.
    /// - Parameter start: When reading began. A reader that is slower than the worker doesn't wait.
    mutating func pause(since start: Int) {
        if start - last > 10 * Self.pause { quick = 0 }
        end = quick >= Self.many ? start + Self.pause : 0
    }

    /// The time until messages are to be read, in seconds; `nil` for as soon as they come.
    var patience: Double? { end == 0 ? nil : max(0, -MonotonicTime.seconds(since: end)) }
}
