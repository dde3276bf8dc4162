import Foundation

/// A font as it is measured: a size in points, a weight, and what changes widths.
package nonisolated struct MeasuredFont: Hashable {
    /// The size in points.
    package var size: CGFloat
    /// The weight, from -1 to 1; 0 is regular.
    package var weight: Double = 0
    /// Whether all characters are as wide.
    package var isMonospaced = false
    /// Whether all digits are as wide.
    package var hasMonospacedDigits = false
    /// The factor by which characters are wider, less 1.
    package var widening: CGFloat = 0
    /// The tracking added to each character, in points.
    package var kerning: CGFloat = 0
    /// By how much lines are higher than the font needs, in points.
    package var lineIncrease: CGFloat = 0
    /// Between two lines of a text, in points.
    package var leading: CGFloat = 0

    package init(
        size: CGFloat, weight: Double = 0, isMonospaced: Bool = false, hasMonospacedDigits: Bool = false,
        widening: CGFloat = 0, kerning: CGFloat = 0
    ) {
        self.size = size
        self.weight = weight
        self.isMonospaced = isMonospaced
        self.hasMonospacedDigits = hasMonospacedDigits
        self.widening = widening
        self.kerning = kerning
    }

    /// The height of a line, in points.
    package var lineHeight: CGFloat { ascent + descent }
    /// The distance of the baseline from the top of a line, in points. Higher lines have more room above, as with the heights
    /// of a paragraph style of UIKit's; *unverified* for `lineHeight(_:)`.
    package var ascent: CGFloat { size * TypeMetrics.ascent + lineIncrease }
    /// The distance of the bottom of a line from its baseline, in points.
    var descent: CGFloat { size * TypeMetrics.descent }
}

/// The proportions of San Francisco, in parts of the size.
package nonisolated enum TypeMetrics {
    /// The ascender and the descender in the font's own table, which make a line of 20.287 points at 17 (public tests of
    /// "This is a test string" assert 20.2871).
    static let ascent: CGFloat = 0.9521484375
    static let descent: CGFloat = 0.2412109375
    package static let lineHeight: CGFloat = ascent + descent
    /// Added or taken between lines by `Font.leading(_:)`, in points. *Unverified*.
    package static let looseLeading: CGFloat = 2
    /// From this size on the cut for display is used, in points (Apple's documentation of San Francisco).
    package static let displaySize: CGFloat = 20
    /// The largest size that is measured, in points: with a larger one, sums of lengths would be infinite.
    package static let largestSize: CGFloat = 1e9
    /// The width of Chinese, Japanese and Korean characters.
    static let wideAdvance: CGFloat = 1
    /// The width of emoji. *Unverified*.
    static let emojiAdvance: CGFloat = 1.17
    /// The width of characters that the table lacks: about the mean of the Latin letters.
    static let otherAdvance: CGFloat = 0.58
    /// The width of all characters of the monospaced design (SF Mono's advance, 1229 of 2048 units; *unverified*).
    static let monospacedAdvance: CGFloat = 0.6
    /// The factor by which San Francisco's bold is wider than Inter's: measured over strings whose widths are public, Inter's
    /// was 2.7 % less at 17 points; the cut for display was 0.5 % less at 34.
    static let boldFactor: CGFloat = 1.027
    static let displayBoldFactor: CGFloat = 1.005
    /// The weight of the bold faces in the table.
    static let boldWeight = 0.4

    /// The leading of text styles by size, from a baseline to the next, in points (Human Interface Guidelines, "Typography").
    /// Lines of wrapped body text on public screenshots are 22 apart, and those of an alert's title.
    private static let leadings: [(size: CGFloat, value: CGFloat)] = [
        (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
        (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38), (32, 39),
        (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56),
        (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
    ]

    /// The room between two lines of a text style of a size, in points: what its leading has more than the height of a line. None
    /// where it has less (*unverified*).
    package static func lineGap(ofStyleAt size: CGFloat) -> CGFloat {
        max(0, value(in: leadings, at: size) - size * lineHeight)
    }

    /// The tracking of San Francisco by size, in points (Human Interface Guidelines, "Typography"). The sizes 11 to 18, 20,
    /// 22, 24, 28, 34 and 80 were compared with the page; the others are *unverified*.
    private static let trackings: [(size: CGFloat, value: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
        (32, 0.41), (33, 0.40), (34, 0.40), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30),
        (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
    ]

    /// The tracking at a size, in points; none above the sizes of the table.
    package static func tracking(at size: CGFloat) -> CGFloat {
        size > trackings.last!.size ? 0 : value(in: trackings, at: size)
    }

    /// The value at a size: between two sizes of a table in proportion, and beyond its ends that of the end.
    private static func value(in table: [(size: CGFloat, value: CGFloat)], at size: CGFloat) -> CGFloat {
        guard let after = table.firstIndex(where: { $0.size >= size }) else { return table.last!.value }
        let upper = table[after]
        guard after > 0, upper.size > size else { return upper.value }
        let lower = table[after - 1]
        return lower.value + (upper.value - lower.value) * (size - lower.size) / (upper.size - lower.size)
    }
}
