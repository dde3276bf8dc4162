import Scripting
import System

/// Checks the numbers of an event from a log, since reports calculate with them.
extension SpecEvent {
    /// Makes sure that durations, counts and lines are some.
    /// - Throws: `NumberError` for the first that isn't.
    func checkNumbers() throws(NumberError) {
        switch self {
        case .runStarted(let files, _): try NumberLimit.count.check(files, "files")
        case .groupStarted(let group), .groupFinished(let group): try group.location.checkLine()
        case .specStarted(let spec): try spec.checkNumbers()
        case .groupFailed(let group, let detail):
            try group.location.checkLine()
            try detail.checkNumbers()
        case .specFinished(let result): try result.checkNumbers()
        case .fileFinished(_, let seconds): try NumberLimit.duration.check(seconds, "seconds")
        case .runFinished(let summary): try summary.checkNumbers()
        case .traced(let step): try step.checkNumbers()
        case .fileStarted, .step, .output: break
        }
    }
}

extension SourcePosition {
    fileprivate func checkLine() throws(NumberError) { try NumberLimit.count.check(line, "line") }
}

extension SpecReference {
    fileprivate func checkNumbers() throws(NumberError) {
        try group.location.checkLine()
        try location.checkLine()
        if let timeout { try NumberLimit.duration.check(timeout, "timeout") }
    }
}

extension OutcomeDetail {
    fileprivate func checkNumbers() throws(NumberError) {
        try location?.checkLine()
        for frame in traceback { try frame.location.checkLine() }
        try race?.checkNumbers()
        guard let excerpt else { return }
        try NumberLimit.count.check(excerpt.firstLine, "firstLine")
        try NumberLimit.count.check(excerpt.markedLine, "markedLine")
    }
}

extension RaceReport {
    fileprivate func checkNumbers() throws(NumberError) {
        try NumberLimit.count.check(passingSeed, "passingSeed")
        try NumberLimit.count.check(failingSeed, "failingSeed")
        try NumberLimit.count.check(failures, "failures")
        try NumberLimit.count.check(orders, "orders")
        try NumberLimit.count.check(equalSteps, "equalSteps")
    }
}

extension SpecResult {
    fileprivate func checkNumbers() throws(NumberError) {
        try spec.checkNumbers()
        try NumberLimit.duration.check(seconds, "seconds")
        try NumberLimit.count.check(attempts, "attempts")
        for detail in details { try detail.checkNumbers() }
        for action in actions { try action.checkNumbers() }
    }
}

extension SpecAction {
    fileprivate func checkNumbers() throws(NumberError) {
        try location?.checkLine()
        try NumberLimit.count.check(count, "count")
    }
}

extension TracedStep {
    fileprivate func checkNumbers() throws(NumberError) {
        try action.checkNumbers()
        try NumberLimit.count.check(screen, "screen")
        try NumberLimit.clock.check(seconds, "seconds")
        for write in writes { try write.location?.checkLine() }
    }
}

extension RunSummary {
    fileprivate func checkNumbers() throws(NumberError) {
        try NumberLimit.duration.check(seconds, "seconds")
        let counts = [
            (successes, "successes"), (flaky, "flaky"), (pending, "pending"), (failures, "failures"),
            (errors, "errors"), (crashes, "crashes"),
        ]
        for (count, name) in counts { try NumberLimit.count.check(count, name) }
        if let interruption { try NumberLimit(whole: 1...64).check(interruption, "interruption") }
    }
}

extension NumberLimit<Int> {
    /// The counts and the lines of a log.
    fileprivate static var count: Self { NumberLimit(whole: 0...1_000_000_000) }
}

extension NumberLimit<Double> {
    /// The time on the clock of a spec, in seconds, which ends after a hundred years.
    fileprivate static var clock: Self { NumberLimit(range: 0...4e9, unit: " seconds", kind: "a number") }

    /// The durations of a record or log, in seconds, up to about thirty years.
    static var duration: Self { NumberLimit(range: 0...1e9, unit: " seconds", kind: "a number") }
}
