import System

/// Passes the events of a run on to its listeners, counts outcomes, and closes once enough specs have failed.
@MainActor
final class BailGate {
    private let tally = Tally()
    private let listeners: [any SpecListener]
    private let bail: Int?
    private let start = MonotonicTime.nanoseconds
    /// The number of open files and groups.
    private var depth = 0
    /// The number of open files and groups when the gate closed: only their ends still pass.
    private var depthAtEnd: Int?

    /// - Parameter bail: The number of failures after which the gate closes; `nil` for never.
    init(_ listeners: [any SpecListener], bail: Int?) {
        self.listeners = listeners
        self.bail = bail
    }

    /// Whether enough specs have failed.
    var isClosed: Bool { depthAtEnd != nil }

    /// Starts the run.
    /// - Parameter shards: How the files are divided, where this run is one of several.
    func begin(files: Int, shards: ShardPlan?) {
        pass(.runStarted(files: files, shards: shards))
        pause()
    }

    /// Ends the run.
    /// - Parameter interruption: The signal that ended it early.
    func finish(interruption: Int? = nil) -> RunSummary {
        var summary = tally.summary
        summary.seconds = MonotonicTime.seconds(since: start)
        summary.interruption = interruption
        // Reports at the end may go where others have grown.
        pause()
        pass(.runFinished(summary))
        pause()
        return summary
    }

    /// No further event is there at the moment.
    func pause() {
        for listener in listeners { listener.pause() }
    }

    /// Takes the next event.
    func pass(_ event: SpecEvent) {
        guard mayPass(event) else { return }
        tally.receive(event)
        for listener in listeners { listener.receive(event) }
        if let bail, depthAtEnd == nil, tally.summary.bad >= bail { depthAtEnd = depth }
    }

    private func mayPass(_ event: SpecEvent) -> Bool {
        switch event {
        case .runFinished: return true
        case .groupStarted, .fileStarted:
            depth += 1
            return depthAtEnd == nil
        case .groupFinished, .fileFinished:
            depth -= 1
            guard let depthAtEnd else { return true }
            guard depth < depthAtEnd else { return false }
            self.depthAtEnd = depth
            return true
        default: return depthAtEnd == nil
        }
    }
}

/// Counts outcomes.
final class Tally: SpecListener {
    var summary = RunSummary()

    func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished(let result): summary.add(result.outcome)
        case .groupFailed(_, let detail): summary.add(detail.outcome)
        default: break
        }
    }
}
