import Foundation

extension AttributedString {
    /// The height of the lines of a text.
    public nonisolated struct LineHeight: Hashable, Sendable {
        enum Rule: Hashable, Sendable {
            case variable, normal, tight, loose
            case exact(CGFloat)
            case multiple(CGFloat)
            case leading(CGFloat)
        }

        let rule: Rule

        /// As high as the fonts of each line need.
        public static let variable = LineHeight(rule: .variable)
        /// As high as the font needs.
        public static let normal = LineHeight(rule: .normal)
        /// Less than usual.
        public static let tight = LineHeight(rule: .tight)
        /// More than usual.
        public static let loose = LineHeight(rule: .loose)

        /// A height in points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

        /// A multiple of the size of the font.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }

        /// The size of the font and a number of points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .leading(increase)) }

        /// Whether the leading of a text style is kept: where the height follows what the font needs.
        var keepsLeading: Bool {
            switch rule {
            case .variable, .normal, .tight, .loose: true
            case .exact, .multiple, .leading: false
            }
        }

        /// By how much lines of a font are higher than the font needs, in points.
        ///
        /// That `multiple` and `leading` start from the size of the font rather than from the height that it needs, and by how
        /// much `tight` and `loose` differ, is *unverified*.
        func increase(size: CGFloat, natural: CGFloat) -> CGFloat {
            let height: CGFloat =
                switch rule {
                case .variable, .normal: natural
                case .tight: natural - TypeMetrics.looseLeading
                case .loose: natural + TypeMetrics.looseLeading
                case .exact(let points): points
                case .multiple(let factor): size * factor
                case .leading(let increase): size + increase
                }
            return max(0, height) - natural
        }
    }
}

extension AttributedString.LineHeight: CustomStringConvertible {
    public var description: String {
        switch rule {
        case .variable: "variable"
        case .normal: "normal"
        case .tight: "tight"
        case .loose: "loose"
        case .exact(let points): "exact(points: \(points))"
        case .multiple(let factor): "multiple(factor: \(factor))"
        case .leading(let increase): "leading(increase: \(increase))"
        }
    }
}

extension AttributedString.LineHeight: RenamedValue {
    public static let valueKind = ValueKind(
        "LineHeight", AttributedString.LineHeight.self, example: "LineHeight.multiple(1.5)",
        constants: ["variable": .variable, "normal": .normal, "tight": .tight, "loose": .loose],
        makers: [
            .init("exact", .required("points", CGFloat.self)) { AttributedString.LineHeight.exact(points: $0) },
            .init("multiple", .required("factor", CGFloat.self)) { AttributedString.LineHeight.multiple(factor: $0) },
            .init("leading", .required("increase", CGFloat.self)) { AttributedString.LineHeight.leading(increase: $0) },
        ])
}
