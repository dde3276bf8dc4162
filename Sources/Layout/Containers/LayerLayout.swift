import Foundation

/// A view with a layer in front of it or behind it: the layer is proposed the size of the view, and changes nothing of it.
package nonisolated struct LayerLayout: GuidedByFirst {
    package let alignment: Alignment

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
        // Commonly known: a background or an overlay is proposed the size of the view and doesn't change it.
        let size = ProposedViewSize(bounds.size)
        subviews[1].place(
            at: bounds.point(
                aligning: subviews[1].dimensions(in: size), with: subviews[0].dimensions(in: proposal), alignment),
            proposal: size)
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews[0].spacing }
}

/// A view with another at a side of it, to which it gives way.
package nonisolated struct InsetLayout: GuidedByFirst {
    package let edge: Edge
    package let alignment: Alignment
    package let spacing: CGFloat?

    private var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }

    /// The room that the inset takes along the axis, in points.
    private func taken(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (offer: ProposedViewSize, length: CGFloat)
    {
        var offer = proposal
        offer[axis] = nil
        // Unverified: the default distance between a view and its inset.
        return (offer, subviews[1].sizeThatFits(offer)[axis] + (spacing ?? LayoutMetrics.spacing))
    }

    private func offer(_ proposal: ProposedViewSize, less length: CGFloat) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = proposal[axis].map { max(0, $0 - length) }
        return offer
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let length = taken(proposal, subviews).length
        var size = subviews[0].sizeThatFits(offer(proposal, less: length))
        size[axis] += length
        return size
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let inset = taken(proposal, subviews)
        var rest = bounds
        rest.size[axis] = max(0, bounds.size[axis] - inset.length)
        if edge == .top { rest.origin.y += inset.length }
        if edge == .leading { rest.origin.x += inset.length }
        subviews[0].place(at: rest.origin, proposal: offer(proposal, less: inset.length))
        let sized = ProposedViewSize(bounds.size)
        var across = inset.offer
        across[axis.other] = sized[axis.other]
        across = subviews[1].filled(across)
        let view = subviews[1].dimensions(in: across)
        var point = bounds.point(aligning: view, alignment)
        switch edge {
        case .top: point.y = bounds.minY
        case .bottom: point.y = bounds.maxY - view.height
        case .leading: point.x = bounds.minX
        case .trailing: point.x = bounds.maxX - view.width
        }
        subviews[1].place(at: point, proposal: across)
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews[0].spacing }
}

nonisolated extension CGRect {
    /// Returns the position of a view in the rectangle for a guide of both to agree.
    package func point(
        aligning view: ViewDimensions, with container: ViewDimensions, _ alignment: Alignment
    ) -> CGPoint {
        CGPoint(
            x: minX + container[alignment.horizontal] - view[alignment.horizontal],
            y: minY + container[alignment.vertical] - view[alignment.vertical])
    }

    /// Returns the position of a view in the rectangle that aligns it.
    package func point(aligning view: ViewDimensions, _ alignment: Alignment) -> CGPoint {
        point(aligning: view, with: ViewDimensions(width: width, height: height), alignment)
    }
}
