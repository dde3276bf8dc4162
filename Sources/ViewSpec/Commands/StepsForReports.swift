import SpecRunner

/// Keeps the end of a run from a report until it has the steps that it shows.
final class ReportWithSteps: SpecListener {
    private let report: any Reporter
    private var end: SpecEvent?

    init(_ report: any Reporter) { self.report = report }

    func receive(_ event: SpecEvent) {
        if case .runFinished = event { end = event } else { report.receive(event) }
    }

    func pause() { report.pause() }

    var failure: SpecRunnerError? { report.failure }

    /// Hands over the steps, and tells the end.
    func finish(with steps: [SpecSteps]) {
        report.receive(steps)
        if let end { report.receive(end) }
        report.pause()
    }
}

/// Collects how specs end.
final class ResultList: SpecListener {
    private(set) var results: [SpecResult] = []

    func receive(_ event: SpecEvent) {
        if case .specFinished(let result) = event { results.append(result) }
    }
}
