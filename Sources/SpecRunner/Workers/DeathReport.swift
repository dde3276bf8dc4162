import CWorkers
import Scripting
import System
import VirtualTime

/// The traces of a process that died: its end, its place, its output.
struct DeathReport {
    /// Minus the signal that ended it, or its exit status.
    let status: Int32
    /// Why it had to be ended, if it was us.
    let reason: String?
    /// The seed of the order of jobs in which it ran a spec; `nil` for the usual one.
    let seed: Int?
    /// The stack frames that it wrote as it died, one a line.
    let frames: String
    /// The output since the running spec began.
    let printed: String

    /// - Parameters:
    ///  - place: The location of the running spec, if there is no better one.
    ///  - sandbox: The sandbox of the spec: a script may name any file as the place of its code.
    func detail(at place: SourceLocation, in sandbox: Sandbox) -> OutcomeDetail {
        let lines = frames.split(separator: "\n")
        let native = lines.filter { $0.hasPrefix("F ") }.compactMap { Self.readable($0.dropFirst(2)) }
        let scripted = lines.filter { $0.hasPrefix("L ") }.compactMap { Self.location($0.dropFirst(2)) }
        let traceback = scripted.map { TraceFrame(location: $0, function: "Lua") }
        let location = scripted.first ?? place
        return OutcomeDetail(
            outcome: .crashed, message: message, location: location,
            excerpt: Self.excerpt(location, sandbox, isNamed: location.file == place.file),
            traceback: traceback, nativeTraceback: Self.interesting(native))
    }

    private var message: String {
        guard let seed, seed != Interleaving.usualSeed else { return usualMessage }
        return "\(usualMessage)\nIt ran the jobs in the order of seed \(seed): --interleave-seed \(seed) repeats it."
    }

    private var usualMessage: String {
        let ending =
            status < 0
            ? "\(sw_signal_name(-status).map { String(cString: $0) } ?? "signal \(-status)")"
                + (sw_signal_meaning(-status).map { ": \(String(cString: $0))" } ?? "")
            : "exit status \(status)"
        if status >= 0 && reason == nil { return "the process that ran it was ended by a call of exit (\(ending))" }
        if let reason { return "\(reason), and the process that ran it had to be killed" }
        guard let fatal = fatalError else { return "the process that ran it died (\(ending))" }
        return "\(fatal)\nThe process that ran it died (\(ending))."
    }

    /// Swift's message for a trap: `Module/File.swift:3: Fatal error: Index out of range`.
    private var fatalError: Substring? {
        printed.split(separator: "\n").last { $0.contains("Fatal error") || $0.contains("fatal error") }
    }

    /// `module address symbol`, as people read it.
    private static func readable(_ line: Substring) -> String? {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, let address = UInt(parts[1].dropFirst(2), radix: 16) else { return nil }
        var buffer = [CChar](repeating: 0, count: 1024)
        // A return address is after the call, which may be the last instruction of its function.
        guard sw_function_name(address - 1, &buffer, buffer.count) else { return "\(parts[1]) in \(parts[0])" }
        let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
        let name = String(decoding: buffer[..<end].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return withoutDiscriminators(name)
    }

    /// A private function is named with the file it is private to, as a number: `(load in _4119D6…)`.
    private static func withoutDiscriminators(_ name: String) -> String {
        var parts = name.split(separator: " in _", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropFirst() {
            guard let close = parts[index].firstIndex(of: ")"), let open = parts[index - 1].lastIndex(of: "("),
                parts[index][..<close].allSatisfy(\.isHexDigit)
            else { return name }
            parts[index - 1].remove(at: open)
            parts[index].removeSubrange(...close)
        }
        return parts.joined()
    }

    private static func location(_ text: Substring) -> SourceLocation? {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else { return nil }
        return SourceLocation(file: String(text[..<colon]), line: line)
    }

    /// The app's own frames, without the runtime above and the interpreter below; all frames if there are none of the
    /// app. At most a screenful.
    private static func interesting(_ frames: [String]) -> [String] {
        let named = frames.filter { !$0.contains("partial apply") && !$0.contains("thunk") }
        let raised = named.drop { frame in runtime.contains { frame.hasPrefix($0) } }
        let own = raised.prefix { frame in !modules.contains { frame.contains($0) } }
        let kept = folded(own.isEmpty ? named[...] : own)
        return kept.count > longest ? kept.prefix(longest) + ["… \(kept.count - longest) more"] : kept
    }

    /// Folds repeated frames, as in an infinite recursion.
    private static func folded(_ frames: ArraySlice<String>) -> [String] {
        var result: [String] = []
        var repeated = 0
        for frame in frames {
            if frame == result.last {
                repeated += 1
                continue
            }
            if repeated > 0 { result.append("… \(repeated) more of it") }
            repeated = 0
            result.append(frame)
        }
        return repeated > 0 ? result + ["… \(repeated) more of it, or without end"] : result
    }

    /// The frames above a trap.
    private static let runtime = ["0x", "Swift.", "swift_", "gsignal", "abort", "raise"]
    /// The modules below an app's code when a spec called it.
    private static let modules = [
        "ViewGraph.", "Gestures.", "Views.", "Scripting.", "Lua.", "SpecRunner.", "System.",
    ]

    private static let longest = 24

    /// - Parameter isNamed: Whether the file is the one that runs, which may be a link to elsewhere.
    private static func excerpt(_ location: SourceLocation, _ sandbox: Sandbox, isNamed: Bool) -> SourceExcerpt? {
        let bytes = isNamed ? try? FileSystem.contents(of: location.file) : sandbox.source(at: location.file)
        return bytes.flatMap { SourceExcerpt(of: String(decoding: $0, as: UTF8.self), around: location.line) }
    }
}
