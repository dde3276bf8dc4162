import Foundation
import Testing

@testable import Layout

/// How texts are measured, broken and cut.
@Suite struct TextMeasureTests {
    private func measure(
        _ string: String, size: CGFloat = 17, weight: Double = 0, _ rules: TextMeasure.Rules = .init()
    ) -> TextMeasure {
        let font = MeasuredFont(size: size, weight: weight)
        return TextMeasure(
            string.map { .init(character: $0, width: font.advance(of: $0), font: font) }, font: font, rules: rules)
    }

    private func lines(
        _ string: String, _ width: CGFloat?, height: CGFloat? = nil, _ rules: TextMeasure.Rules = .init()
    ) -> TextMeasure.Lines {
        measure(string, rules).lines(ProposedViewSize(width: width, height: height))
    }

    /// Public tests assert 144.0933 by 20.2871 points for this string in San Francisco at 17 points.
    @Test func `A line is about as long as in san francisco`() {
        let measured = lines("This is a test string", nil)
        #expect(abs(measured.widths[0] - 144.0933) < 144.0933 * 0.01)
        #expect(abs(measured.height - 20.2871) < 0.001)
    }

    @Test func `A text is broken between words`() {
        #expect(lines("one two three", 70).texts == ["one two", "three"])
        #expect(lines("one two three", 46).texts == ["one", "two", "three"])
        #expect(lines("one\ntwo", nil).texts == ["one", "two"])
        #expect(lines("well-known", 62).texts == ["well-", "known"])
        #expect(lines("", nil).texts == [""])
        #expect(lines("", nil).height == lines("a", nil).height)
    }

    @Test func `A word that is longer than a line is broken anywhere`() {
        let broken = lines("Donaudampfschiff", 60).texts
        #expect(broken.count > 1)
        #expect(broken.joined() == "Donaudampfschiff")
        #expect(lines("abc", 0).texts == ["a", "b", "c"])
    }

    @Test func `What goes beyond the limit of lines is cut`() {
        let cut = lines("one two three four five", 80, .init(limit: 1))
        #expect(cut.isTruncated)
        #expect(cut.texts == ["one two…"])
        #expect(cut.widths[0] <= 80)
        #expect(!lines("one two", 80, .init(limit: 1)).isTruncated)
        #expect(lines("one two three four five", 80, .init(limit: 1, truncation: .head)).texts == ["…four five"])
        let middle = lines("one two three four five", 80, .init(limit: 1, truncation: .middle)).texts[0]
        #expect(middle.hasPrefix("one") && middle.hasSuffix("ive") && middle.contains("…"))
    }

    @Test func `What has no room below is cut`() {
        let cut = lines("one two three", 46, height: 45)
        #expect(cut.texts.count == 2)
        #expect(cut.isTruncated)
        #expect(lines("one two three", 46, height: 61).texts == ["one", "two", "three"])
    }

    @Test func `A text is scaled down as far as it may`() {
        let scaled = lines("one two three", 90, .init(limit: 1, minimumScale: 0.5))
        #expect(!scaled.isTruncated)
        #expect(scaled.scale < 1 && scaled.scale > 0.8)
        #expect(scaled.widths[0] <= 90)
        #expect(lines("one two three four five six seven", 90, .init(limit: 1, minimumScale: 0.9)).isTruncated)
    }

    @Test func `Lines are reserved and spaced`() {
        let line = lines("a", nil).height
        #expect(abs(lines("a", nil, .init(lowerLimit: 3)).height - 3 * line) < 0.001)
        #expect(abs(lines("a\nb", nil, .init(lineSpacing: 5)).height - (2 * line + 5)) < 0.001)
    }

    @Test func `Bold is wider and the cut for display tighter`() {
        #expect(
            measure("Hello", weight: 0.4).lines(.unspecified).widths[0] > measure("Hello").lines(.unspecified).widths[0]
        )
        let text = MeasuredFont(size: 19.9).advance(of: "n") / 19.9
        let display = MeasuredFont(size: 20).advance(of: "n") / 20
        #expect(display < text)
    }

    @Test func `Other scripts and marks have widths`() {
        let font = MeasuredFont(size: 17)
        let tracking = TypeMetrics.tracking(at: 17)
        #expect(font.advance(of: "漢") == 17 + tracking)
        #expect(abs(font.advance(of: "👍🏽") - (17 * 1.17 + tracking)) < 0.001)
        #expect(font.advance(of: "e\u{301}") == font.advance(of: "e"))
        var digits = MeasuredFont(size: 17, hasMonospacedDigits: true)
        #expect(digits.advance(of: "1") == digits.advance(of: "8"))
        digits.hasMonospacedDigits = false
        #expect(digits.advance(of: "1") != digits.advance(of: "8"))
    }

    @Test func `A sign before a letter leaves it its width`() {
        let font = MeasuredFont(size: 17)
        // A number sign of Arabic and the digit after it are one character.
        #expect("\u{600}1".count == 1)
        #expect(font.advance(of: Character("\u{600}1")) == font.advance(of: "1"))
    }

    @Test func `Tracking is that of the guidelines and in proportion between`() {
        #expect(
            [11, 12, 13, 17, 20, 22, 24, 28, 34, 80].map { TypeMetrics.tracking(at: $0) } == [
                0.06, 0, -0.08, -0.43, -0.45, -0.26, 0.07, 0.38, 0.40, 0,
            ])
        #expect(abs(TypeMetrics.tracking(at: 13.5) + 0.115) < 0.0001)
    }

    @Test(arguments: [(12, 16), (17, 22), (28, 34), (34, 41)] as [(CGFloat, CGFloat)])
    func `The lines of a style are its leading apart`(_ size: CGFloat, leading: CGFloat) {
        #expect(abs(size * TypeMetrics.lineHeight + TypeMetrics.lineGap(ofStyleAt: size) - leading) < 0.0001)
    }

    /// The guidelines have less than the height of a line at the smallest size and at large ones.
    @Test func `Lines never come closer than the font needs`() {
        for size in stride(from: 0 as CGFloat, through: 200, by: 0.5) {
            #expect(TypeMetrics.lineGap(ofStyleAt: size) >= 0, "\(size)")
        }
    }

    @Test func `What the table lacks has a width`() {
        let font = MeasuredFont(size: 100)
        let tracking = TypeMetrics.tracking(at: 100)
        #expect(abs(font.advance(of: "ა") - (58 + tracking)) < 0.0001)
        #expect(abs(font.advance(of: "한") - (100 + tracking)) < 0.0001)
        #expect(abs(font.advance(of: "🙂") - (117 + tracking)) < 0.0001)
    }
}
