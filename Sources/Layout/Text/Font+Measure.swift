import Foundation

extension Font {
    /// The size in points at a preferred size of text.
    package func points(at size: DynamicTypeSize) -> CGFloat {
        switch base {
        case .style(let style, _, _): CGFloat(size.points(of: style))
        case .system(let points, _, _), .custom(_, let points, .fixed): points
        case .custom(_, let points, .body): (points * CGFloat(size.scale(of: .body))).rounded()
        case .custom(_, let points, .relative(let style)): (points * CGFloat(size.scale(of: style))).rounded()
        }
    }

    /// The weight, from -1 to 1; headlines are semibold.
    package var measuredWeight: Double {
        if let weightIfKnown { return weightIfKnown.value }
        if case .style(.headline, _, _) = base { return Weight.semibold.value }
        return 0
    }

    package var designIfKnown: Design? {
        switch base {
        case .style(_, let design, _), .system(_, let design, _): design
        case .custom: nil
        }
    }
}
