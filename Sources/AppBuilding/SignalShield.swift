import System

/// Keeps the signals of a terminal from ending this process while something has to be put back: the programs that it runs
/// receive them too, and end.
struct SignalShield: ~Copyable {
    private var before: [(number: Int32, action: sigaction)] = []
    /// The last signal that came.
    nonisolated(unsafe) private static var received: Int32 = 0

    /// Notes the signals that would end this process. Those that something else handles stay with that.
    init() {
        Self.received = 0
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var old = sigaction()
            sigaction(number, nil, &old)
            guard old.__sigaction_handler.sa_handler == nil else { continue }
            var new = sigaction()
            // Programs that are started don't inherit it, as they would inherit that a signal is ignored.
            new.__sigaction_handler.sa_handler = { Self.received = $0 }
            sigaction(number, &new, nil)
            before.append((number, old))
        }
    }

    /// The signal that came meanwhile; `nil` if none did.
    var signal: Int? { Self.received == 0 ? nil : Int(Self.received) }

    deinit {
        for (number, action) in before {
            var action = action
            sigaction(number, &action, nil)
        }
    }
}
