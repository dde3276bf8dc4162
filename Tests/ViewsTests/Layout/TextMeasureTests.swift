import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// How texts are measured, broken and cut.
@MainActor
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

    @Test func `The height of each style at each size is that of san francisco rounded up`() throws {
        for size in DynamicTypeSize.allCases {
            for style in Font.TextStyle.allCases {
                let sheet = Sheet(
                    Text("Ay").font(.system(style)).id("text").environment(\.dynamicTypeSize, size), 900, 900, scale: 3)
                let exact = CGFloat(size.points(of: style)) * 1.193359
                let height = try sheet.frame("text").height
                #expect(height >= exact - 0.001 && height < exact + 0.34, "\(style) at \(size)")
            }
        }
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

    /// Characters that aren't shown, or only on a letter before them.
    nonisolated private static let unshown = [
        "\u{0}", "\t", "\u{1F}", "\u{7F}", "\u{85}", "\u{AD}", "\u{301}", "\u{34F}", "\u{483}", "\u{61C}", "\u{180E}",
        "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}",
        "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{20DD}", "\u{FE00}", "\u{FE0E}",
        "\u{FE0F}", "\u{FEFF}", "\u{FFF9}", "\u{E0020}", "\u{E0100}",
    ]

    @Test(arguments: unshown) func `A character that isn't shown has no width in any style`(_ mark: String) throws {
        for style in Font.TextStyle.allCases {
            for weight in [Font.Weight.ultraLight, .regular, .black] {
                for design in [Font.Design.default, .monospaced] {
                    let font = Font.system(style, design: design).weight(weight)
                    func width(_ string: String) throws -> CGFloat {
                        let sheet = Sheet(Text(string).font(font).tracking(-1).fixedSize().id("text"), scale: 100)
                        defer { #expect(sheet.failures() == []) }
                        return try sheet.frame("text").width
                    }
                    let context: Comment = "\(mark.unicodeScalars.first!.value) in \(style), \(weight), \(design)"
                    #expect(try width(mark) == 0, context)
                    #expect(try width(String(repeating: mark, count: 100)) == 0, context)
                    guard mark != "\u{85}" else { continue }  // It ends a line.
                    #expect(try width("a" + mark + "b") == width("ab"), context)
                    #expect(
                        try width("a" + String(repeating: mark, count: 100) + "b") == width("ab"), context)
                }
            }
        }
    }

    @Test func `A sign before a letter leaves it its width`() {
        let font = MeasuredFont(size: 17)
        // A number sign of Arabic and the digit after it are one character.
        #expect("\u{600}1".count == 1)
        #expect(font.advance(of: Character("\u{600}1")) == font.advance(of: "1"))
    }

    @Test func `No tracking, width, size or spacing makes a text smaller than nothing`() throws {
        let odd: [CGFloat] = [-1e300, -1000, -20.287109375, -1, 0, 1e300, -.infinity, .nan]
        for number in odd {
            let texts: [Text] = [
                Text("iii").tracking(number), Text("iii").kerning(number), Text("iii").font(.system(size: number)),
                Text("iii").fontWidth(.init(number)),
            ]
            for text in texts {
                let font = try Sheet(text.id("text")).frame("text")
                #expect(font.width >= 0 && font.height >= 0, "\(number)")
            }
            let lines = Sheet(
                Text("one\ntwo\nthree").lineSpacing(number).minimumScaleFactor(number).id("text"), 20, 30)
            #expect(try lines.frame("text").height >= 20.5, "\(number)")
        }
        for size in [CGFloat.infinity, 1e308] {
            let frame = try Sheet(Text("a\nb").font(.system(size: size)).id("text")).frame("text")
            #expect(frame.width.isFinite && frame.height.isFinite)
        }
        #expect(try Sheet(Text("a\nb").lineSpacing(-10).id("text")).frame("text").height == 42.5)
    }

    @Test func `Tracking is that of the guidelines and in proportion between`() {
        #expect(
            [11, 12, 13, 17, 20, 22, 24, 28, 34, 80].map { TypeMetrics.tracking(at: $0) } == [
                0.06, 0, -0.08, -0.43, -0.45, -0.26, 0.07, 0.38, 0.40, 0,
            ])
        #expect(abs(TypeMetrics.tracking(at: 13.5) + 0.115) < 0.0001)
    }

    @Test func `Attributes of views around count`() throws {
        let plain = try Sheet(Text("Hello").id("text")).frame("text").width
        let bold = try Sheet(VStack { Text("Hello").id("text") }.bold()).frame("text").width
        let title = try Sheet(Text("Hello").id("text").font(.title)).frame("text").height
        #expect(bold > plain)
        #expect(title == 33.5)
    }

    @Test func `Baselines are those of the font`() throws {
        let sheet = Sheet(
            HStack(alignment: .firstTextBaseline) {
                Text("small").font(.caption).id("small")
                Text("large").font(.largeTitle).id("large")
            }, 400, 100, scale: 1000)
        let (small, large) = (try sheet.frame("small"), try sheet.frame("large"))
        #expect(abs(small.minY + 12 * TypeMetrics.ascent - (large.minY + 34 * TypeMetrics.ascent)) < 0.01)
    }
}
