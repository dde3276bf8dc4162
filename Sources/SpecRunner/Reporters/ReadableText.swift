import Scripting

/// What specs say, as people may read it: a report is shown on terminals, and by build servers that look for commands in
/// it, and neither is to do what a spec wants.
extension String {
    /// The text with control characters as Lua writes them: `\x1B` for the one that begins what a terminal obeys. Tabs and
    /// line ends are kept.
    /// - Complexity: O(*n*) in the length of the text.
    package var withVisibleControls: String {
        guard hasControls else { return self }
        var result = UnicodeScalarView()
        var last: Unicode.Scalar = " "
        for (scalar, next) in zip(unicodeScalars, Array(unicodeScalars.dropFirst()) + [last]) {
            result.append(contentsOf: scalar.visible(before: next))
            last = scalar
        }
        return String(result)
    }

    /// What was printed: the sequences for colours stay as they are, or go; everything else that a terminal obeys is shown.
    fileprivate func printable(isColored: Bool) -> String {
        guard hasControls else { return self }
        var result = UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}", let end = rest.endOfColor else {
                result.append(contentsOf: scalar.visible(before: rest.first ?? " "))
                continue
            }
            if isColored {
                result.append(scalar)
                result.append(contentsOf: rest[..<end])
            }
            rest = rest[end...]
        }
        return String(result)
    }

    /// The text with what GitHub takes for a command shown in another way: a line that begins with `::`, whatever blanks
    /// are in front of it, and `##[` anywhere.
    fileprivate var withQuotedCommands: String {
        guard contains("##") || contains("::") || hasSuffix("#") else { return self }
        var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        for index in lines.indices {
            lines[index] = lines[index].split(separator: "##[", omittingEmptySubsequences: false)
                .joined(separator: "\\x23#[")
            let start = lines[index].unicodeScalars.drop { $0.properties.isWhitespace }
            guard start.starts(with: "::".unicodeScalars) else { continue }
            lines[index] = lines[index][..<start.startIndex] + "\\x3A" + String(start.dropFirst())
        }
        var text = lines.joined(separator: "\n")
        // What is printed next may continue it.
        if text.hasSuffix("#") { text = text.dropLast() + "\\x23" }
        return text
    }

    /// Whether there is anything but text, tabs and line ends.
    private var hasControls: Bool {
        var last: UInt8 = 0
        for byte in utf8 {
            if byte < 0x20, byte != 0x0A, byte != 0x09 { return true }
            // The controls from U+0080 on take two bytes.
            if byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
            last = byte
        }
        return false
    }
}

extension Unicode.Scalar {
    /// The scalar itself, or a control character's number.
    fileprivate func visible(before next: Unicode.Scalar) -> String.UnicodeScalarView {
        switch value {
        case 0x0A, 0x09: String(self).unicodeScalars
        // It is part of the line's end.
        case 0x0D where next == "\n": String.UnicodeScalarView()
        case 0..<0x20, 0x7F: "\\x\(value < 0x10 ? "0" : "")\(String(value, radix: 16, uppercase: true))".unicodeScalars
        case 0x80..<0xA0: "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
        default: String(self).unicodeScalars
        }
    }
}

extension Substring.UnicodeScalarView {
    /// Where a sequence for colours ends, whose first character is in front of this: `[1;31m`. `nil` for any other sequence.
    fileprivate var endOfColor: Index? {
        guard first == "[" else { return nil }
        let rest = dropFirst().drop { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
        return rest.first == "m" ? rest.index(after: rest.startIndex) : nil
    }
}

extension TextStyle {
    /// The same for a format that knows no colours.
    var uncolored: TextStyle { TextStyle(isColored: false, quotesCommands: quotesCommands) }

    /// A name or a message, on lines of its own or among others.
    fileprivate func shown(_ text: String) -> String {
        quotesCommands ? text.withVisibleControls.withQuotedCommands : text.withVisibleControls
    }

    fileprivate func printed(_ text: String) -> String {
        let text = text.printable(isColored: isColored)
        return quotesCommands ? text.withQuotedCommands : text
    }
}

// MARK: - Events

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

extension SourceLocation {
    fileprivate func readable(_ style: TextStyle) -> SourceLocation {
        SourceLocation(file: style.shown(file), line: line)
    }
}

extension GroupReference {
    fileprivate func readable(_ style: TextStyle) -> GroupReference {
        GroupReference(
            file: style.shown(file), names: names.map(style.shown), location: location.readable(style))
    }
}

extension SpecReference {
    fileprivate func readable(_ style: TextStyle) -> SpecReference {
        SpecReference(
            group: group.readable(style), name: style.shown(name), location: location.readable(style),
            timeout: timeout)
    }
}

extension SpecResult {
    fileprivate func readable(_ style: TextStyle) -> SpecResult {
        SpecResult(
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
            traceback: frames, nativeTraceback: nativeTraceback.map(style.shown))
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

// MARK: - Colours

/// Notes whether what was printed last has left a colour on.
struct PrintedColor {
    private var isOn = false

    /// Takes down what is printed.
    mutating func note(_ text: String) {
        guard let start = text.utf8.lastIndex(of: 0x1B) else { return }
        let sequence = text[start...].prefix { $0 != "m" }
        isOn = sequence != "\u{1B}[" && sequence != "\u{1B}[0"
    }

    /// What has to be written before anything that isn't printed by specs.
    mutating func finish() -> String {
        defer { isOn = false }
        return isOn ? "\u{1B}[0m" : ""
    }
}
