import System

/// How much of a text is passed on: a report is to be read, and neither a pipe nor a process that reports is to be filled
/// by a spec.
enum TextBounds {
    /// How long a message, or what is printed at once, may be: 256 KiB.
    static let text = 256 << 10
    /// How much a spec may print, and likewise what runs between two specs: 1 MiB.
    static let printed = 1 << 20
}

extension String {
    /// The text itself; or, where it has more bytes than `limit`, as much of its start and of its end, and how many bytes
    /// were between them.
    func bounded(to limit: Int = TextBounds.text) -> String {
        let bytes = utf8
        guard bytes.count > limit else { return self }
        let start = scalarBoundary(atMost: bytes.index(startIndex, offsetBy: limit / 2))
        let end = scalarBoundary(atLeast: bytes.index(endIndex, offsetBy: -(limit / 2)))
        let missing = bytes.distance(from: start, to: end)
        return self[..<start] + "\n… \(missing) byte\(missing == 1 ? "" : "s") left out …\n" + self[end...]
    }

    /// Its first bytes, at most `limit`, without a part of a character at their end.
    fileprivate func firstBytes(_ limit: Int) -> Substring {
        guard utf8.count > limit else { return self[...] }
        return self[..<scalarBoundary(atMost: utf8.index(startIndex, offsetBy: limit))]
    }

    private func scalarBoundary(atMost index: Index) -> Index {
        var index = index
        while index.samePosition(in: unicodeScalars) == nil { index = utf8.index(before: index) }
        return index
    }

    private func scalarBoundary(atLeast index: Index) -> Index {
        var index = index
        while index.samePosition(in: unicodeScalars) == nil { index = utf8.index(after: index) }
        return index
    }
}

/// Counts what a spec prints, and leaves out what is too much.
struct PrintBound {
    private var passed = 0
    private var missing = 0

    /// What of a text is passed on; `nil` for nothing.
    mutating func take(_ text: String) -> String? {
        let room = TextBounds.printed - passed
        guard room > 0 else {
            missing += text.utf8.count
            return nil
        }
        let bounded = text.bounded()
        passed += bounded.utf8.count
        guard bounded.utf8.count > room else { return bounded }
        let kept = bounded.firstBytes(room)
        missing += bounded.utf8.count - kept.utf8.count
        // It may be that the count is never told, because the process dies before.
        return kept + "\n… more than \(TextBounds.printed >> 20) MiB printed: the rest is left out …\n"
    }

    /// Begins anew.
    /// - Returns: What is to be said of what was left out; `nil` for nothing.
    mutating func finish() -> String? {
        defer { (passed, missing) = (0, 0) }
        return missing > 0 ? "… \(missing) byte\(missing == 1 ? "" : "s") left out …\n" : nil
    }
}

/// Keeps events within bounds, before they leave the process in which they happen.
struct EventBounds {
    private var printed = PrintBound()

    /// Hands an event on with what is too long left out.
    mutating func pass(_ event: SpecEvent, to emit: (SpecEvent) -> Void) {
        if case .output(let text) = event {
            if let text = printed.take(text) { emit(.output(text: text)) }
            return
        }
        if event.isBoundary, let note = printed.finish() { emit(.output(text: note)) }
        emit(event.bounded())
    }
}

extension SpecEvent {
    /// Whether what is printed after it is another spec's, or none's.
    var isBoundary: Bool {
        switch self {
        case .specStarted, .specFinished, .fileFinished: true
        default: false
        }
    }

    fileprivate func bounded() -> SpecEvent {
        switch self {
        case .step(let name): .step(name: name.bounded())
        case .specFinished(let result) where !result.details.isEmpty || !result.actions.isEmpty:
            .specFinished(result.bounded())
        case .groupFailed(let group, let detail): .groupFailed(group, detail.bounded())
        default: self
        }
    }
}

extension SpecResult {
    fileprivate func bounded() -> SpecResult {
        SpecResult(
            spec: spec, details: details.map { $0.bounded() }, seconds: seconds, attempts: attempts,
            actions: actions.map { $0.bounded() }, screens: screens.map { $0.bounded() })
    }
}

extension OutcomeDetail {
    fileprivate func bounded() -> OutcomeDetail {
        OutcomeDetail(
            outcome: outcome, message: message.bounded(), location: location, excerpt: excerpt.map { $0.bounded() },
            traceback: traceback, nativeTraceback: nativeTraceback)
    }
}

extension SourceExcerpt {
    fileprivate func bounded() -> SourceExcerpt {
        SourceExcerpt(firstLine: firstLine, lines: lines.map { $0.bounded() }, markedLine: markedLine)
    }
}

extension SpecAction {
    fileprivate func bounded() -> SpecAction {
        SpecAction(
            call: call.bounded(), element: element?.bounded(), path: path?.bounded(), location: location,
            error: error?.bounded(), count: count)
    }
}

extension ScreenChange {
    fileprivate func bounded() -> ScreenChange {
        ScreenChange(action: action?.bounded(), before: before?.bounded(), after: after.bounded())
    }
}
