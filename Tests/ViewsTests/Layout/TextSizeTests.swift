import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// The sizes of texts in views of their fonts.
@MainActor
@Suite struct TextSizeTests {
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
