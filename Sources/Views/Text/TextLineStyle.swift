import Foundation

extension Text {
    /// A line through or under a text.
    @MemberwiseInit public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            fileprivate let underlineStyle: NSUnderlineStyle

            /// One stroke.
            public static let solid = Pattern(underlineStyle: [])
            /// Dots.
            public static let dot = Pattern(underlineStyle: .patternDot)
            /// Dashes.
            public static let dash = Pattern(underlineStyle: .patternDash)
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(underlineStyle: .patternDashDot)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(underlineStyle: .patternDashDotDot)
        }

        /// The pattern of the line.
        var pattern: Pattern = .solid
        /// Its color; nil for that of the text.
        var color: Color? = nil

        /// One stroke in the color of the text.
        public static let single = LineStyle()

        /// The line as the older type has it. Whether the line is thick, double, or left out between words is not kept.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            let strokes: NSUnderlineStyle = [.single, .thick, .double]
            guard !nsUnderlineStyle.isDisjoint(with: strokes) else { return nil }
            let patterns: NSUnderlineStyle = [.patternDot, .patternDash, .patternDashDotDot]
            self.init(pattern: Pattern(underlineStyle: nsUnderlineStyle.intersection(patterns)))
        }

        /// The line as the older type has it.
        var underlineStyle: NSUnderlineStyle { [.single, pattern.underlineStyle] }
    }
}

extension Text.LineStyle.Pattern: NamedValues {
    public static var dynamicName: String { "line pattern" }
    public static var namedValues: [(name: String, value: Text.LineStyle.Pattern)] {
        [("solid", .solid), ("dot", .dot), ("dash", .dash), ("dashDot", .dashDot), ("dashDotDot", .dashDotDot)]
    }
}

/// The style of a line through or under text.
@MemberwiseInit public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// One bit for each feature.
    public let rawValue: Int

    /// A thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Made of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Made of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Made of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Made of dashes and pairs of dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Left out between words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
