import CLineEditor
import Dispatch

/// Lines of a terminal, pipe or file, as they come.
final class PlainLines: @unchecked Sendable {
    private let lines: OpaquePointer
    /// Waiting for lines must not block the main actor.
    private let queue = DispatchQueue(label: "viewspec.lines")

    init?(_ input: Int32) {
        guard let lines = cle_lines_open(input) else { return nil }
        self.lines = lines
    }

    deinit { cle_lines_close(lines) }

    /// Waits for the next line, on the thread that calls this.
    func next() -> LineInput {
        var line: UnsafePointer<CChar>?
        switch cle_lines_read(lines, &line) {
        case cle_line: return .line(line.map { String(cString: $0) } ?? "")
        // A terminal that edits lines has discarded the line.
        case cle_woken: return .interrupted(wasEmpty: true)
        default: return .end
        }
    }

    /// Waits for the next line elsewhere.
    func next() async -> LineInput {
        cle_lines_forget_wake(lines)
        return await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.next()) }
        }
    }

    func wake() { cle_lines_wake(lines) }
}

/// Reads lines without editing, beyond what the terminal itself offers.
@MainActor
final class PlainLineReader: LineReader {
    private let lines: PlainLines
    private let terminal: any Terminal

    init(_ lines: PlainLines, _ terminal: any Terminal) {
        self.lines = lines
        self.terminal = terminal
    }

    func readLine(prompt: String, after chunk: String) async -> LineInput {
        if terminal.isInteractive { terminal.write(prompt) }
        let input = await lines.next()
        if case .interrupted = input { terminal.write("\n") }
        return input
    }

    func interrupt() { lines.wake() }
}
