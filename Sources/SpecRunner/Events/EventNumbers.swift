/// What an event that was read says, held to what an event can say: reports calculate with these numbers.
extension SpecEvent {
    /// Makes sure that durations, counts and lines are some.
    /// - Throws: `NumberError` for the first that isn't.
    func checkNumbers() throws(NumberError) {
        switch self {
        case .runStarted(let files): try RunLimits.count.check(files, "files")
        case .groupStarted(let group), .groupFinished(let group): try group.location.checkLine()
        case .specStarted(let spec): try spec.checkNumbers()
        case .groupFailed(let group, let detail):
            try group.location.checkLine()
            try detail.checkNumbers()
        case .specFinished(let result): try result.checkNumbers()
        case .fileFinished(_, let seconds): try RunLimits.duration.check(seconds, "seconds")
        case .runFinished(let summary): try summary.checkNumbers()
        case .fileStarted, .step, .output: break
        }
    }
}

extension SourceLocation {
    fileprivate func checkLine() throws(NumberError) { try RunLimits.count.check(line, "line") }
}

extension SpecReference {
    fileprivate func checkNumbers() throws(NumberError) {
        try group.location.checkLine()
        try location.checkLine()
        if let timeout { try RunLimits.duration.check(timeout, "timeout") }
    }
}

extension OutcomeDetail {
    fileprivate func checkNumbers() throws(NumberError) {
        try location?.checkLine()
        for frame in traceback { try frame.location.checkLine() }
        guard let excerpt else { return }
        try RunLimits.count.check(excerpt.firstLine, "firstLine")
        try RunLimits.count.check(excerpt.markedLine, "markedLine")
    }
}

extension SpecResult {
    fileprivate func checkNumbers() throws(NumberError) {
        try spec.checkNumbers()
        try RunLimits.duration.check(seconds, "seconds")
        try RunLimits.count.check(attempts, "attempts")
        for detail in details { try detail.checkNumbers() }
        for action in actions {
            try action.location?.checkLine()
            try RunLimits.count.check(action.count, "count")
        }
    }
}

extension RunSummary {
    fileprivate func checkNumbers() throws(NumberError) {
        try RunLimits.duration.check(seconds, "seconds")
        let counts = [
            (successes, "successes"), (flaky, "flaky"), (pending, "pending"), (failures, "failures"),
            (errors, "errors"), (crashes, "crashes"),
        ]
        for (count, name) in counts { try RunLimits.count.check(count, name) }
        if let interruption { try NumberLimit(whole: 1...64).check(interruption, "interruption") }
    }
}
