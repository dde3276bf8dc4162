import System

/// Limits on texts in events, so that a spec can't fill a pipe, a process or a report.
enum TextBounds {
    /// The length of a message, or of a single output: 256 KiB.
    static let text = 256 << 10
    /// The output of a spec, and of the code between two specs: 1 MiB.
    static let printed = 1 << 20
}

extension String {
    /// The text; or, if it has more bytes than `limit`, its start and its end with the number of bytes between them.
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

/// Counts the output of a spec, and drops it beyond the limit.
struct PrintBound {
    private var passed = 0
    private var missing = 0

    /// The part of a text within the limit; `nil` if there is none.
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
        // The process may die before it can report the count.
        return kept + "\n… more than \(TextBounds.printed >> 20) MiB printed: the rest is left out …\n"
    }

    /// Starts a new count.
    /// - Returns: The note about dropped output; `nil` for none.
    mutating func finish() -> String? {
        defer { (passed, missing) = (0, 0) }
        return missing > 0 ? "… \(missing) byte\(missing == 1 ? "" : "s") left out …\n" : nil
    }
}

/// Keeps events within bounds before they leave their process.
struct EventBounds {
    private var printed = PrintBound()

    /// Emits an event with overlong texts cut.
    mutating func pass(_ event: SpecEvent, to emit: (SpecEvent) -> Void) {
        if case .output(let text) = event {
            if let text = printed.take(text) { emit(.output(text: text)) }
            return
        }
        if event.isBoundary, let note = printed.finish() { emit(.output(text: note)) }
        switch event {
        case .step, .specFinished, .groupFailed: emit(event.bounded())
        default: emit(event)
        }
    }
}

extension SpecEvent {
    /// Whether output after it belongs to another spec, or to none.
    var isBoundary: Bool {
        switch self {
        case .specStarted, .specFinished, .fileFinished: true
        default: false
        }
    }

    /// The event with overlong texts cut, but for names: a spec is recognized by its name.
    fileprivate func bounded() -> SpecEvent {
        switch self {
        case .step(let name): .step(name: name.bounded())
        case .specFinished(let result) where !result.details.isEmpty || !result.actions.isEmpty:
            .specFinished(result.mapTexts(of: result.spec) { $0.bounded() })
        case .groupFailed(let group, let detail): .groupFailed(group, detail.mapTexts { $0.bounded() })
        default: self
        }
    }
}
