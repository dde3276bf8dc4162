import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// The heights of lines that follow from San Francisco's proportions.
@MainActor
@Suite struct TypographyTests {
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
}
