import CWorkers

/// What a process that died left behind: how it ended, where it was, what it said.
struct DeathReport {
    /// Minus the signal that ended it, or its exit status.
    let status: Int32
    /// Why it had to be ended, if it was us.
    let reason: String?
    /// What it wrote as it died: a line for each frame.
    let frames: String
    /// What it had printed since the running spec began.
    let printed: String

    /// - Parameter place: Where the running spec is written, for a death that says nothing better.
    func detail(at place: SourceLocation) -> OutcomeDetail {
        let lines = frames.split(separator: "\n")
        let native = lines.filter { $0.hasPrefix("F ") }.compactMap { Self.readable($0.dropFirst(2)) }
        let scripted = lines.filter { $0.hasPrefix("L ") }.compactMap { Self.location($0.dropFirst(2)) }
        let traceback = scripted.map { TraceFrame(location: $0, function: "Lua") }
        let location = scripted.first ?? place
        return OutcomeDetail(
            outcome: .crashed, message: message, location: location, excerpt: Self.excerpt(location),
            traceback: traceback, nativeTraceback: Self.interesting(native))
    }

    private var message: String {
        let ending =
            status < 0
            ? "\(sw_signal_name(-status).map { String(cString: $0) } ?? "signal \(-status)")"
                + (sw_signal_meaning(-status).map { ": \(String(cString: $0))" } ?? "")
            : "exit status \(status)"
        if let reason { return "\(reason), and the process that ran it had to be killed" }
        guard let fatal = fatalError else { return "the process that ran it died (\(ending))" }
        return "\(fatal)\nThe process that ran it died (\(ending))."
    }

    /// What Swift says as it traps: `Module/File.swift:3: Fatal error: Index out of range`.
    private var fatalError: Substring? {
        printed.split(separator: "\n").last { $0.contains("Fatal error") || $0.contains("fatal error") }
    }

    /// `module address symbol`, as people read it.
    private static func readable(_ line: Substring) -> String? {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, let address = UInt(parts[1].dropFirst(2), radix: 16) else { return nil }
        var buffer = [CChar](repeating: 0, count: 1024)
        // A return address lies behind the call, which may have been its function's last instruction.
        guard sw_function_name(address - 1, &buffer, buffer.count) else { return "\(parts[1]) in \(parts[0])" }
        let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
        return String(decoding: buffer[..<end].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func location(_ text: Substring) -> SourceLocation? {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else { return nil }
        return SourceLocation(file: String(text[..<colon]), line: line)
    }

    /// Without what only says how a script came to call Swift, and not more than a screen of them.
    private static func interesting(_ frames: [String]) -> [String] {
        let ours = frames.prefix { !$0.contains("invokeCallback") && !$0.contains("MethodCallback") }
        let kept = ours.isEmpty ? frames[...] : ours
        return kept.count > longest ? kept.prefix(longest) + ["… \(kept.count - longest) more"] : Array(kept)
    }

    private static let longest = 24

    private static func excerpt(_ location: SourceLocation) -> SourceExcerpt? {
        guard let source = try? FileSystem.contents(of: location.file) else { return nil }
        return SourceExcerpt(of: String(decoding: source, as: UTF8.self), around: location.line)
    }
}
