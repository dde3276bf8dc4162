import System

// The texts of specs without control sequences, since specs must not control terminals or build servers.

extension SpecEvent {
    /// The event with its texts as a report for people shows them. Every such report begins with this.
    func readable(_ style: TextStyle) -> SpecEvent {
        switch self {
        case .runStarted, .runFinished: self
        case .fileStarted(let path): .fileStarted(path: style.shown(path))
        case .groupStarted(let group): .groupStarted(group.readable(style))
        case .specStarted(let spec): .specStarted(spec.readable(style))
        case .step(let name): .step(name: style.shown(name))
        case .output(let text): .output(text: style.printed(text))
        case .specFinished(let result): .specFinished(result.readable(style))
        case .groupFailed(let group, let detail): .groupFailed(group.readable(style), detail.readable(style))
        case .groupFinished(let group): .groupFinished(group.readable(style))
        case .fileFinished(let path, let seconds): .fileFinished(path: style.shown(path), seconds: seconds)
        }
    }
}

// Most texts are shown as they are: what holds them is passed on then, rather than made again.

extension SourceLocation {
    fileprivate func readable(_ style: TextStyle) -> SourceLocation {
        SourceLocation(file: style.shown(file), line: line)
    }
}

extension GroupReference {
    fileprivate func isReadable(_ style: TextStyle) -> Bool {
        style.showsUnchanged(file) && names.allSatisfy(style.showsUnchanged)
            && (location.file == file || style.showsUnchanged(location.file))
    }

    fileprivate func readable(_ style: TextStyle) -> GroupReference {
        guard !isReadable(style) else { return self }
        return GroupReference(
            file: style.shown(file), names: names.map(style.shown), location: location.readable(style))
    }
}

extension SpecReference {
    fileprivate func isReadable(_ style: TextStyle) -> Bool {
        group.isReadable(style) && style.showsUnchanged(name)
            && (location.file == group.file || style.showsUnchanged(location.file))
    }

    fileprivate func readable(_ style: TextStyle) -> SpecReference {
        guard !isReadable(style) else { return self }
        return SpecReference(
            group: group.readable(style), name: style.shown(name), location: location.readable(style),
            timeout: timeout)
    }
}

extension SpecResult {
    fileprivate func readable(_ style: TextStyle) -> SpecResult {
        guard !details.isEmpty || !actions.isEmpty || screens != nil || !spec.isReadable(style) else { return self }
        return SpecResult(
            spec: spec.readable(style), details: details.map { $0.readable(style) }, seconds: seconds,
            attempts: attempts, actions: actions.map { $0.readable(style) }, screens: screens?.readable(style))
    }
}

extension OutcomeDetail {
    fileprivate func readable(_ style: TextStyle) -> OutcomeDetail {
        let frames = traceback.map {
            TraceFrame(location: $0.location.readable(style), function: style.shown($0.function))
        }
        return OutcomeDetail(
            outcome: outcome, message: style.shown(message), location: location?.readable(style),
            excerpt: excerpt.map {
                SourceExcerpt(
                    firstLine: $0.firstLine, lines: $0.lines.map(style.shown), markedLine: $0.markedLine)
            },
            traceback: frames, nativeTraceback: nativeTraceback.map(style.shown), race: race?.mapTexts(style.shown))
    }
}

extension SpecAction {
    fileprivate func readable(_ style: TextStyle) -> SpecAction {
        SpecAction(
            call: style.shown(call), element: element.map(style.shown), path: path.map(style.shown),
            location: location?.readable(style), error: error.map(style.shown), count: count)
    }
}

extension ScreenChange {
    fileprivate func readable(_ style: TextStyle) -> ScreenChange {
        ScreenChange(
            action: action.map(style.shown), before: before.map(style.shown), after: style.shown(after))
    }
}

/// Tracks whether printed output left a color on.
struct PrintedColor {
    private var isOn = false

    /// Reads printed output.
    mutating func note(_ text: String) {
        guard let start = text.utf8.lastIndex(of: 0x1B) else { return }
        let sequence = text[start...].prefix { $0 != "m" }
        isOn = sequence != "\u{1B}[" && sequence != "\u{1B}[0"
    }

    /// The text to write before anything but the output of specs.
    mutating func finish() -> String {
        defer { isOn = false }
        return isOn ? "\u{1B}[0m" : ""
    }
}
