import System
import Testing

@testable import SpecRunner

/// Texts of specs in the reports that people and build servers read.
@Suite("Readable texts")
struct ReadableTextTests {
    private static let escape = "\u{1B}"
    private static let group = GroupReference(
        file: "a_spec.lua", names: ["g\(escape)[2J"], location: SourcePosition(file: "a_spec.lua", line: 1))
    private static let spec = SpecReference(
        group: group, name: "n\(escape)]52;c;eA==\u{7}", location: SourcePosition(file: "a_spec.lua", line: 2))

    private static let events: [SpecEvent] = [
        .runStarted(files: 1), .fileStarted(path: "a_spec.lua"), .groupStarted(group), .specStarted(spec),
        .step(name: "s\u{8}"),
        .output(text: "\(escape)[31mred\(escape)[2Jcleared\r\n::stop-commands::x\n\u{9B}c\rd\u{7F}"),
        .specFinished(
            SpecResult(
                spec: spec,
                details: [
                    OutcomeDetail(
                        outcome: .error, message: "m\(escape)[31m\n\u{2003}::warning::w ##[error]e",
                        location: SourcePosition(file: "a_spec.lua", line: 3),
                        excerpt: SourceExcerpt(firstLine: 3, lines: ["x\(escape)c"], markedLine: 3))
                ], seconds: 0,
                actions: [SpecAction(call: "tap\(escape)()", element: "Text", error: "e\u{7}")])),
        .groupFinished(group), .fileFinished(path: "a_spec.lua", seconds: 0), .runFinished(RunSummary()),
    ]

    private func report(_ format: any Reporter.Type, isColored: Bool = false, quotesCommands: Bool = false) -> String {
        let output = MemoryOutput()
        let reporter = format.init(
            output: output, style: TextStyle(isColored: isColored, quotesCommands: quotesCommands))
        for event in Self.events { reporter.receive(event) }
        return output.text
    }

    @Test("hold nothing that a terminal obeys", arguments: ["spec", "dot", "tap", "github", "junit", "html"])
    func nothingToObey(name: String) throws {
        let text = report(try ReporterFormat.named(name))
        let controls = text.unicodeScalars.filter {
            $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        }
        #expect(controls.isEmpty)
        #expect(!text.contains("\u{FFFD}"))
        for shown in [#"n\x1B]52;c;eA==\x07"#, #"m\x1B[31m"#, #"x\x1Bc"#] {
            // TAP writes a backslash in a name as two.
            #expect(text.replacing("\\\\", with: "\\").contains(shown), "\(shown)")
        }
    }

    @Test("show control characters as Lua writes them")
    func shown() {
        #expect(
            report(SpecReporter.self)
                == #"""
                a_spec.lua
                  g\x1B[2J
                    │ red\x1B[2Jcleared
                    │ ::stop-commands::x
                    │ \u{9B}c\x0Dd\x7F
                    ! n\x1B]52;c;eA==\x07

                1) error: g\x1B[2J n\x1B]52;c;eA==\x07
                   a_spec.lua:3
                   m\x1B[31m
                    ::warning::w ##[error]e
                   steps: s\x08

                   > 3 | x\x1Bc

                   actions:
                     tap\x1B() → Text ✗ e\x07

                0 successes, 0 failures, 0 errors, 0 pending (0 µs)

                """#
                .replacing(" ::warning", with: "\u{2003}::warning")
                .replacing("0 µs", with: DurationText.readable(0)))
    }

    @Test("let the colours of what is printed pass where there are colours, and end them")
    func colors() {
        let text = report(SpecReporter.self, isColored: true)
        #expect(text.contains("\u{1B}[31mred\\x1B[2Jcleared\n"))
        #expect(text.contains("\\x7F\u{1B}[0m\n    \u{1B}[35m! n"))
        #expect(report(DotReporter.self, isColored: true).contains("\\x7F\u{1B}[0m\n"))
        // A message is none of that: it is shown as it is.
        #expect(text.contains("m\\x1B[31m"))
    }

    @Test("hold no command for GitHub", arguments: ["spec", "dot", "tap", "junit", "html"])
    func noCommands(name: String) throws {
        for line in report(try ReporterFormat.named(name), quotesCommands: true).split(whereSeparator: \.isNewline) {
            let start = line.unicodeScalars.drop { $0.properties.isWhitespace }
            #expect(!start.starts(with: "::".unicodeScalars), "\(line)")
            #expect(!line.contains("##["), "\(line)")
        }
        #expect(report(DotReporter.self, quotesCommands: true).contains("\n\\x3A:stop-commands::x\n"))
        #expect(report(DotReporter.self, quotesCommands: true).contains("\u{2003}\\x3A:warning::w \\x23#[error]e\n"))
        #expect(report(DotReporter.self).contains("\n::stop-commands::x\n"))
    }

    @Test("hold no command for GitHub that is printed in parts")
    func commandsInParts() {
        let output = MemoryOutput()
        let reporter = SpecReporter(output: output, style: TextStyle(isColored: false, quotesCommands: true))
        for text in ["#", "#", "##", "[error]x\n"] { reporter.receive(.output(text: text)) }
        #expect(output.text == "│ \\x23\\x23#\\x23[error]x\n")
    }

    @Test(
        arguments: [
            ("a\u{202E}gnp.exe", #"a\u{202E}gnp.exe"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
            ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#), ("ad\u{AD}min\u{200B}", #"ad\u{AD}min\u{200B}"#),
            ("\u{FEFF}\u{2060}\u{3164}", #"\u{FEFF}\u{2060}\u{3164}"#), ("\u{E0041}", #"\u{E0041}"#),
            ("👩‍👩‍👧 ❤️ می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿 …", "👩‍👩‍👧 ❤️ می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿 …"), ("日本語 ß é", "日本語 ß é"), ("\u{85}\u{9B}", #"\u{85}\u{9B}"#),
        ]) func `A character that could disguise a name is shown by its number`(_ text: String, _ shown: String)
    {
        #expect(text.withVisibleControls == shown)
        let style = TextStyle(isColored: true)
        #expect(style.printed(text) == shown)
        #expect(style.shown(text) == shown)
    }

    @Test("go into a log as they are")
    func log() {
        #expect(report(JSONReporter.self).contains("n\\u001b]52;c;eA==\\u0007"))
    }
}
