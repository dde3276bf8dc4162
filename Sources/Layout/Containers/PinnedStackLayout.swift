import Foundation

/// The layout of a lazy stack whose headers, or footers, stay in sight as long as something of their section is: at the sides
/// of the view that scrolls the stack.
package nonisolated struct PinnedStackLayout: BuiltInLayout {
    package static var _nature: _LayoutNature { .followingSafeArea }

    package let stack: LazyStackLayout
    package let pinned: PinnedScrollableViews

    /// Whether a view stays in sight.
    package func keeps(_ part: ListPart.Part) -> Bool {
        (part == .header && pinned.contains(.sectionHeaders)) || (part == .footer && pinned.contains(.sectionFooters))
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let axis = stack.axis
        let frames = stack.frames(in: bounds, proposal, subviews)
        var sections: [Int: (start: CGFloat, end: CGFloat)] = [:]
        for (view, frame) in zip(subviews, frames) {
            guard let section = view[ListSection.self] else { continue }
            let known = sections[section] ?? (start: frame.start(axis), end: frame.end(axis))
            sections[section] = (min(known.start, frame.start(axis)), max(known.end, frame.end(axis)))
        }
        let sight = sight(bounds, subviews)
        let offer = ProposedViewSize(nil, proposal[axis.other], along: axis)
        for (view, frame) in zip(subviews, frames) {
            var origin = frame.origin
            let part = view[ListPart.self]
            if keeps(part), let sight, let section = view[ListSection.self].flatMap({ sections[$0] }) {
                let (start, length) = (frame.start(axis), frame.end(axis) - frame.start(axis))
                // Commonly known: a pinned header is pushed away by the end of its section.
                let place =
                    part == .header
                    ? min(max(start, sight.lowerBound), section.end - length)
                    : max(min(start, sight.upperBound - length), section.start)
                if axis == .horizontal { origin.x = place } else { origin.y = place }
            }
            view.place(at: origin, proposal: offer)
        }
    }

    /// From where to where the view that scrolls the stack shows something of it, in points of the stack's bounds; nil where
    /// none does.
    private func sight(_ bounds: CGRect, _ subviews: Subviews) -> ClosedRange<CGFloat>? {
        guard let own = subviews.first?.item.parent,
            let viewport = sequence(first: own, next: \.parent).dropFirst().first(where: { $0.isContainer })?.frame
        else { return nil }
        let frame = own.frame
        if stack.axis == .vertical { return viewport.minY - frame.minY...viewport.maxY - frame.minY }
        if subviews.layoutDirection == .rightToLeft {
            return frame.maxX - viewport.maxX...frame.maxX - viewport.minX
        }
        return viewport.minX - frame.minX...viewport.maxX - frame.minX
    }
}

nonisolated extension CGRect {
    /// The start of the rectangle along an axis.
    fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    /// The end of the rectangle along an axis.
    fileprivate func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension LazyStackLayout {
    /// The layout with headers and footers that stay in sight.
    package func pinning(_ pinned: PinnedScrollableViews) -> any Layout {
        pinned.isEmpty ? self : PinnedStackLayout(stack: self, pinned: pinned)
    }
}
