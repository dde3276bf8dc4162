import Testing

@testable import Layout

/// The sizes of text styles, of the Human Interface Guidelines.
@Suite struct DynamicTypeSizeTests {
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
}
