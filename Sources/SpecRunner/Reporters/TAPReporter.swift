import System

/// The Test Anything Protocol, version 14: a line for each spec, and below those that went wrong a block of YAML.
public final class TAPReporter: Reporter {
    public static let name = "tap"
    public static let aliases = ["TAP"]

    private let output: any ReportOutput
    private let style: TextStyle
    private var count = 0
    private var steps: [String] = []

    public init(output: any ReportOutput, style: TextStyle) {
        self.output = output
        self.style = style.uncolored
    }

    public func receive(_ event: SpecEvent) {
        switch event.readable(style) {
        case .runStarted:
            output.write("TAP version 14\n")
        case .fileStarted(let path):
            comment(path)
        case .specStarted:
            steps = []
        case .step(let name):
            steps.append(name)
        case .output(let text):
            for line in text.split(whereSeparator: \.isNewline) { comment("| \(line)") }
        case .specFinished(let result):
            point(result)
        case .groupFailed(let group, let detail):
            write(isGood: detail.outcome.isGood, name: "\(group.fullName) \(GroupReference.caseName)")
            write([detail], seconds: 0, actions: [])
        case .runFinished(let total):
            if let signal = total.interruption { output.write("Bail out! interrupted by signal \(signal)\n") }
            output.write("1..\(count)\n")
        case .groupStarted, .groupFinished, .fileFinished, .traced:
            break
        }
    }

    public func pause() { output.flush() }

    private func point(_ result: SpecResult) {
        var directive = ""
        if result.outcome == .pending {
            let reason = result.details.first?.headline ?? ""
            directive = " # SKIP" + (reason.isEmpty ? " pending" : " \(reason)")
        }
        write(isGood: result.outcome.isGood, name: result.spec.fullName, directive: directive)
        guard result.outcome != .success, result.outcome != .pending else { return }
        write(result.details, seconds: result.seconds, actions: result.actions)
    }

    private func write(isGood: Bool, name: String, directive: String = "") {
        count += 1
        let escaped = name.map { character in
            switch character {
            case "\\", "#": "\\\(character)"
            case _ where character.isNewline: " "
            default: String(character)
            }
        }
        output.write("\(isGood ? "ok" : "not ok") \(count) - \(escaped.joined())\(directive)\n")
    }

    /// The block of YAML below a test point, indented as the protocol wants it.
    private func write(_ details: [OutcomeDetail], seconds: Double, actions: [SpecAction]) {
        guard let worst = details.max(by: { $0.outcome < $1.outcome }) else { return }
        line("---")
        field("message", worst.headline)
        field("severity", worst.outcome == .failure ? "fail" : worst.outcome.rawValue)
        if let location = worst.location {
            line("at:")
            line("  file: \(YAML.quoted(location.file))")
            line("  line: \(location.line)")
        }
        line("duration_ms: \(DurationText.seconds(seconds * 1000))")
        field("details", details.map(\.plainText).joined(separator: "\n\n"))
        list("steps", steps)
        list("actions", actions.map(\.line))
        line("...")
    }

    private func field(_ name: String, _ text: String) {
        guard !text.isEmpty else { return }
        guard let block = YAML.block(text) else { return line("\(name): \(YAML.quoted(text))") }
        line("\(name): |-")
        for text in block { line(text.isEmpty ? "" : "  \(text)") }
    }

    private func list(_ name: String, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        line("\(name):")
        for text in texts { line("  - \(YAML.quoted(text))") }
    }

    private func line(_ text: String) { output.write(text.isEmpty ? "\n" : "  \(text)\n") }

    private func comment(_ text: String) { output.write("# \(text)\n") }
}

/// Strings in YAML.
enum YAML {
    /// A string between quotes on one line.
    static func quoted(_ text: String) -> String {
        let escaped = text.escaped { scalar in
            switch scalar {
            case "\"", "\\": return "\\\(scalar)"
            case "\n": return "\\n"
            case "\t": return "\\t"
            case "\r": return "\\r"
            case _ where isControl(scalar):
                let digits = String(scalar.value, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: return nil
            }
        }
        return "\"\(escaped)\""
    }

    /// The lines of a text as a block, for texts of several lines that a block can hold: one that starts with a space
    /// would be taken to be indented, and control characters have to be escaped.
    static func block(_ text: String) -> [String]? {
        guard text.contains("\n"), text.first?.isWhitespace == false,
            !text.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" })
        else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFEFF
            || (0x2028...0x2029).contains(scalar.value)
    }
}
