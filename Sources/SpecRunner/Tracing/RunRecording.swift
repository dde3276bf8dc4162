/// Records the steps of the specs of a run that succeed at once, and passes everything else on to the listeners.
package final class RunRecording: SpecListener {
    private let listeners: [any SpecListener]
    private let collector: TraceCollector

    /// Records for these listeners, which are told of no steps.
    package init(_ listeners: [any SpecListener]) {
        self.listeners = listeners
        var room = RunTracer.mostOthers
        collector = TraceCollector { result in
            // A spec that failed or was retried is run again: what was recorded here has the steps of all its attempts.
            guard result.outcome.isGood, result.attempts == 1, room > 0 else { return false }
            room -= 1
            return true
        }
    }

    /// The specs with their steps; of one that ran several times, the first time.
    package var specs: [SpecReference: TracedSpec] {
        Dictionary(collector.specs.map { ($0.result.spec, $0) }) { first, _ in first }
    }

    package func receive(_ event: SpecEvent) {
        collector.receive(event)
        if case .traced = event { return }
        for listener in listeners { listener.receive(event) }
    }

    package func pause() {
        for listener in listeners { listener.pause() }
    }

    package var failure: SpecRunnerError? { listeners.lazy.compactMap(\.failure).first }
}
