import System

/// A receiver of events in the order of time, from any process: listeners receive them later, in the order of the
/// files.
public protocol LiveObserver: AnyObject {
    /// A spec or file begins or ends now.
    func noteNow(_ event: SpecEvent)
    /// Some time has passed: called every tenth of a second or more often.
    func tick()
}

/// The last line of a terminal while specs run: progress, failures, and slow specs. Reports write through it, so that
/// the line makes room for them.
///
/// It is redrawn at most ten times a second, and never wider than the terminal.
public final class StatusLine: SpecListener, ReportOutput, LiveObserver {
    private let output: any ReportOutput
    private let style: TextStyle
    private let columns: () -> Int
    /// Returns the time, in nanoseconds of `MonotonicTime`.
    private let now: () -> Int

    private var files = 0
    private var finishedFiles = 0
    private var counts = RunSummary()
    private var isRunning = false
    /// The specs that run, by file, with the time at which they began.
    private var running: [String: (spec: SpecReference, start: Int)] = [:]

    private var held = ""
    private var isShown = false
    /// The column of the reports' last line; nil if unknown.
    private var column: Int? = 0
    /// Whether the line is below an unfinished one.
    private var isBelow = false
    private var lastDrawing: Int?

    /// The shortest time between two drawings, in seconds.
    public static let interval = 0.1
    /// The running time after which a spec is shown, in seconds.
    private static let notableSeconds = 0.5

    /// Creates a status line below the output on a terminal.
    /// - Parameters:
    ///  - output: The terminal.
    ///  - style: The markup of the line.
    ///  - columns: Returns the width of the terminal, which may change.
    public convenience init(output: any ReportOutput, style: TextStyle, columns: @escaping () -> Int) {
        self.init(output: output, style: style, columns: columns, now: { MonotonicTime.nanoseconds })
    }

    init(
        output: any ReportOutput, style: TextStyle, columns: @escaping () -> Int,
        now: @escaping () -> Int
    ) {
        self.output = output
        self.style = style
        self.columns = columns
        self.now = now
    }

    /// The width of the terminal that the line is on.
    public var terminalColumns: Int? { columns() }

    // MARK: - What reports write

    /// Holds text until `flush()`.
    public func write(_ text: String) { held += text }

    /// Writes buffered output in place of the line, and the line again below it.
    public func flush() {
        if !held.isEmpty {
            clear()
            output.write(held)
            advance(over: held)
            held = ""
        }
        draw()
        output.flush()
    }

    // MARK: - What happens

    /// Counts the event. The status line has to receive it before the reports.
    public func receive(_ event: SpecEvent) {
        switch event {
        case .runStarted(let files, _):
            self.files = files
            isRunning = true
        case .fileFinished: finishedFiles += 1
        case .specFinished(let result): counts.add(result.outcome)
        case .groupFailed(_, let detail): counts.add(detail.outcome)
        case .runFinished:
            isRunning = false
            clear()
        default: return
        }
    }

    /// A spec starts or ends now, in any process; listeners receive the event later.
    public func noteNow(_ event: SpecEvent) {
        switch event {
        case .specStarted(let spec): running[spec.group.file] = (spec, now())
        case .specFinished(let result): running[result.spec.group.file] = nil
        case .fileFinished(let path, _): running[path] = nil
        default: break
        }
    }

    /// Redraws the line if it is due. Call it regularly while nothing happens.
    public func tick() {
        draw()
        output.flush()
    }

    // MARK: - Drawing

    private func clear() {
        guard isShown else { return }
        output.write("\r\u{1B}[K")
        // Back to the end of the line above.
        if isBelow, let column { output.write("\u{1B}[A" + (column > 0 ? "\u{1B}[\(column)C" : "")) }
        isShown = false
    }

    private func draw() {
        let width = columns()
        guard isRunning, let column, column < width else { return }
        let time = now()
        if let lastDrawing, Double(time - lastDrawing) / 1e9 < Self.interval { return }
        lastDrawing = time
        clear()
        isBelow = column > 0
        // The last column stays free: some terminals begin a new line once it is filled.
        output.write((isBelow ? "\n" : "") + text(at: time, room: max(0, width - 1)))
        isShown = true
    }

    /// Follows where text leaves the cursor. Only of plain characters it is sure how wide they are.
    private func advance(over text: String) {
        let last = text.utf8.lastIndex(of: UInt8(ascii: "\n"))
        if last != nil { column = 0 }
        var rest = last.map { text[text.index(after: $0)...] } ?? text[...]
        while let character = rest.popFirst() {
            if character == "\u{1B}" {
                rest = rest.drop { $0 != "m" }.dropFirst()
            } else if character.isASCII, character >= " " {
                column = column.map { $0 + 1 }
            } else {
                column = nil
            }
        }
    }

    private func text(at time: Int, room: Int) -> String {
        var parts = ["\(finishedFiles)/\(files) files, \(counts.total) \(counts.total == 1 ? "spec" : "specs")"]
        if counts.bad > 0 { parts.append("\(counts.bad) failed") }
        if let slowest = running.values.min(by: { $0.start < $1.start }) {
            let seconds = Double(time - slowest.start) / 1e9
            if seconds >= Self.notableSeconds {
                parts.append("\(slowest.spec.fullName.withVisibleControls) (\(DurationText.readable(seconds)))")
            }
        }
        let plain = parts.joined(separator: " · ").split(whereSeparator: \.isNewline).joined(separator: " ")
        let cut = plain.count > room ? String(plain.prefix(max(0, room - 1))) + "…" : plain
        return style(counts.bad > 0 ? .red : .dim, cut)
    }
}
