import Foundation

/// The layout of a text: as wide as its longest line, with its baselines as guides.
package nonisolated struct TextLayout: GuidingLayout {
    package let measure: TextMeasure

    package init(measure: TextMeasure) {
        self.measure = measure
    }

    package var ownGuides: Set<ObjectIdentifier> {
        [
            ObjectIdentifier(VerticalAlignment.firstTextBaseline.key),
            ObjectIdentifier(VerticalAlignment.lastTextBaseline.key),
        ]
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        measure.size(proposal)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ViewSpacing(vertical: .text(LayoutMetrics.textSpacing), horizontal: .standard)
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        switch guide {
        case .firstTextBaseline: bounds.minY + measure.lines(proposal).firstBaseline
        case .lastTextBaseline: bounds.minY + measure.lines(proposal).lastBaseline
        default: nil
        }
    }
}
