import System
import Testing

@testable import SpecRunner

@Suite("Formatting")
struct FormattingTests {
    @Test(
        "durations for people",
        arguments: [
            (0, "0.0 ms"), (0.00004, "0.0 ms"), (0.00125, "1.3 ms"), (0.00994, "9.9 ms"), (0.00996, "10 ms"),
            (0.9994, "999 ms"), (0.9996, "1.00 s"), (1.255, "1.26 s"), (61, "61.00 s"),
        ])
    func readable(seconds: Double, text: String) {
        #expect(DurationText.readable(seconds) == text)
    }

    @Test("durations for machines")
    func machineReadable() {
        #expect(DurationText.seconds(12.0000015) == "12.000002")
        #expect(DurationText.seconds(0.05) == "0.050000")
    }

    private static let source = (1...12).map { "line \($0)" }.joined(separator: "\n")

    @Test("an excerpt shows the lines around the marked one")
    func excerpt() {
        #expect(
            SourceExcerpt(of: Self.source, around: 10)?.numberedLines == [
                "   8 | line 8", "   9 | line 9", "> 10 | line 10", "  11 | line 11", "  12 | line 12",
            ])
        #expect(
            SourceExcerpt(of: Self.source + "\n", around: 12)?.numberedLines == [
                "  10 | line 10", "  11 | line 11", "> 12 | line 12",
            ])
        #expect(SourceExcerpt(of: "a\r\n\r\nb", around: 2)?.numberedLines == ["  1 | a", "> 2 |", "  3 | b"])
    }

    @Test("an excerpt needs a line to show", arguments: [-1, 0, 13])
    func noExcerpt(line: Int) {
        #expect(SourceExcerpt(of: Self.source, around: line) == nil)
    }

    @Test("colour follows the mode, then the environment, then the terminal")
    func colorMode() {
        #expect(ColorMode.auto.isColored(isTerminal: true, environment: ["TERM": "xterm"]))
        #expect(!ColorMode.auto.isColored(isTerminal: false, environment: ["TERM": "xterm"]))
        #expect(!ColorMode.auto.isColored(isTerminal: true, environment: ["TERM": "dumb"]))
        #expect(!ColorMode.auto.isColored(isTerminal: true, environment: ["NO_COLOR": "1"]))
        #expect(ColorMode.auto.isColored(isTerminal: true, environment: ["NO_COLOR": ""]))
        #expect(ColorMode.auto.isColored(isTerminal: false, environment: ["FORCE_COLOR": "1"]))
        #expect(!ColorMode.auto.isColored(isTerminal: true, environment: ["FORCE_COLOR": "0"]))
        #expect(ColorMode.always.isColored(isTerminal: false, environment: ["NO_COLOR": "1"]))
        #expect(!ColorMode.never.isColored(isTerminal: true, environment: ["FORCE_COLOR": "1"]))
    }
}
