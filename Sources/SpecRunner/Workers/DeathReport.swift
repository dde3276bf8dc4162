import CWorkers
import Scripting
import System
import VirtualTime

/// The traces of a process that died: its end, its place, its output.
package struct DeathReport {
    /// Minus the signal that ended it, or its exit status.
    let status: Int32
    /// The reason why it had to be ended, if it was ended by this program.
    let reason: String?
    /// Whether it sent what makes no sense, for which it was ended.
    let isDamaged: Bool
    /// The seed of the order of jobs in which it ran a spec; `nil` for the usual one.
    let seed: Int?
    /// The stack frames that it wrote as it died, one a line.
    let frames: String
    /// The output since the running spec began.
    let printed: String

    /// The traces of a process that ran no specs.
    package init(
        status: Int32, reason: String?, isDamaged: Bool = false, seed: Int? = nil, frames: String, printed: String
    ) {
        (self.status, self.reason, self.isDamaged, self.seed) = (status, reason, isDamaged, seed)
        (self.frames, self.printed) = (frames, printed)
    }

    /// - Parameters:
    ///  - place: The location of the running spec, if there is no better one.
    ///  - sandbox: The sandbox of the spec: a script may name any file as the place of its code.
    package func detail(at place: SourcePosition, in sandbox: Sandbox) -> OutcomeDetail {
        let native = lines("F").compactMap(NativeFrame.init)
        let scripted = lines("L").compactMap(Self.location)
        let traceback = scripted.map { TraceFrame(location: $0, function: "Lua") }
        let location = scripted.first ?? place
        return OutcomeDetail(
            outcome: .crashed, message: message, location: location,
            excerpt: Self.excerpt(location, sandbox, isNamed: location.file == place.file),
            traceback: traceback, nativeTraceback: NativeFrame.interesting(native))
    }

    private var message: String {
        guard let seed, seed != Interleaving.usualSeed else { return usualMessage }
        return "\(usualMessage)\nIt ran the jobs in the order of seed \(seed): --interleave-seed \(seed) repeats it."
    }

    /// The actions of the running spec, the earliest first; without the views that they were done with, which can't be
    /// asked any more.
    var actions: [SpecAction] {
        lines("A").map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return SpecAction(
                call: parts[0], path: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil,
                location: parts.count > 2 ? Self.location(parts[2][...]) : nil)
        }
    }

    /// The rest of the lines that begin with a letter.
    private func lines(_ letter: String) -> [Substring] {
        frames.split(separator: "\n").filter { $0.hasPrefix("\(letter) ") }.map { $0.dropFirst(2) }
    }

    private var usualMessage: String {
        guard let task = lines("T").first else { return ending }
        return "\(ending)\nIt was in \(task)."
    }

    private var ending: String {
        if isDamaged { return "what the process that ran it reported can't be read: its memory was damaged" }
        // One that hung in its report was ended by another signal.
        let status = lines("S").first.flatMap { Int32($0) }.map { -$0 } ?? status
        let ending = Self.words(for: status)
        if status >= 0 && reason == nil { return "the process that ran it was ended by a call of exit (\(ending))" }
        if let reason { return "\(reason), and the process that ran it had to be killed" }
        guard let fatal = fatalError else { return "the process that ran it died (\(ending))" }
        return "\(fatal)\nThe process that ran it died (\(ending))."
    }

    /// Swift's message for a trap: `Module/File.swift:3: Fatal error: Index out of range`.
    private var fatalError: Substring? {
        let kinds = ["Fatal error", "fatal error", "Precondition failed", "Assertion failed"]
        return printed.split(separator: "\n").last { line in kinds.contains { line.contains($0) } }
    }

    /// An exit status in words; for minus a signal, its name with its meaning: `SIGILL: Illegal instruction`.
    package static func words(for status: Int32) -> String {
        guard status < 0 else { return "exit status \(status)" }
        let number = -status
        return (sw_signal_name(number).map { String(cString: $0) } ?? "signal \(number)")
            + (sw_signal_meaning(number).map { ": \(String(cString: $0))" } ?? "")
    }

    private static func location(_ text: Substring) -> SourcePosition? {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else { return nil }
        return SourcePosition(file: String(text[..<colon]), line: line)
    }

    /// - Parameter isNamed: Whether the file is the one that runs, which may be a link to elsewhere.
    private static func excerpt(_ location: SourcePosition, _ sandbox: Sandbox, isNamed: Bool) -> SourceExcerpt? {
        let bytes = isNamed ? try? FileSystem.contents(of: location.file) : sandbox.source(at: location.file)
        return bytes.flatMap { SourceExcerpt(of: String(decoding: $0, as: UTF8.self), around: location.line) }
    }
}
