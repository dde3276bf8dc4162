import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// The sizes of text styles, of the Human Interface Guidelines, and the heights that follow from San Francisco's proportions.
@MainActor
@Suite struct TypographyTests {
    /// The points of each style at Large, and at the five sizes for accessibility ("Typography").
    private static let styles: [(styles: [Font.TextStyle], points: [Double])] = [
        ([.largeTitle], [34, 44, 48, 52, 56, 60]), ([.title], [28, 38, 43, 48, 53, 58]),
        ([.title2], [22, 34, 39, 44, 50, 56]), ([.title3], [20, 31, 37, 43, 49, 55]),
        ([.body, .headline], [17, 28, 33, 40, 47, 53]), ([.callout], [16, 26, 32, 38, 44, 51]),
        ([.subheadline], [15, 25, 30, 36, 42, 49]), ([.footnote], [13, 23, 27, 33, 38, 44]),
        ([.caption], [12, 22, 26, 32, 37, 43]), ([.caption2], [11, 20, 24, 29, 34, 40]),
    ]
    private static let sizes: [DynamicTypeSize] = [
        .large, .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]

    @Test func `Styles have the sizes of the guidelines`() {
        for (styles, points) in Self.styles {
            for style in styles { #expect(Self.sizes.map { $0.points(of: style) } == points, "\(style)") }
        }
        let body: [DynamicTypeSize] = [.xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge]
        #expect(body.map { $0.points(of: .body) } == [14, 15, 16, 17, 19, 21, 23])
    }

    @Test func `No size is smaller than the one before`() {
        for style in Font.TextStyle.allCases {
            let points = DynamicTypeSize.allCases.map { $0.points(of: style) }
            #expect(points == points.sorted(), "\(style)")
        }
    }

    private func height(_ text: Text, scale: CGFloat) throws -> CGFloat {
        try Sheet(text.id("text"), 400, 400, scale: scale).frame("text").height
    }

    /// 20.287 points at 17 are 61 pixels of an iPhone 15; a bold title of 34 is recorded as 40.7 points high.
    @Test func `A line is rounded up to pixels`() throws {
        #expect(abs(try height(Text("a"), scale: 3) - 61.0 / 3) < 0.0001)
        #expect(try height(Text("a"), scale: 2) == 20.5)
        #expect(abs(try height(Text("a").font(.largeTitle).bold(), scale: 3) - 122.0 / 3) < 0.0001)
        #expect(abs(40.7 - 122.0 / 3) < 0.04)
    }

    /// The first line is as high as the font needs; each further one adds the leading of the style.
    @Test func `Lines add up`() throws {
        let line = 17 * TypeMetrics.lineHeight
        for count in 1...6 {
            let text = Array(repeating: "a", count: count).joined(separator: "\n")
            let exact = line + CGFloat(count - 1) * 22
            #expect(abs(try height(Text(verbatim: text), scale: 1000) - exact) < 0.002, "\(count) lines")
        }
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
