import Foundation

/// The layout of a lazy stack: each view is as long as it likes along the axis, and the stack takes all the room across.
package nonisolated struct LazyStackLayout: BuiltInLayout {
    package let axis: Axis
    package let alignment: Alignment
    package let spacing: CGFloat?

    package init(axis: Axis, alignment: Alignment, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    private func guide(_ size: ViewDimensions) -> CGFloat {
        axis == .vertical ? size[alignment.horizontal] : size[alignment.vertical]
    }

    private func distance(after index: Int, _ subviews: Subviews) -> CGFloat {
        spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let offer = ProposedViewSize(nil, proposal[axis.other], along: axis)
        var (length, across): (CGFloat, CGFloat) = (0, 0)
        for (index, view) in subviews.enumerated() {
            let size = view.sizeThatFits(offer)
            length += size[axis] + (index + 1 < subviews.count ? distance(after: index, subviews) : 0)
            across = max(across, size[axis.other])
        }
        // Commonly known: a lazy stack takes all of the room across its axis, unlike other stacks.
        return CGSize(length, proposal[axis.other] ?? across, along: axis)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = ProposedViewSize(nil, proposal[axis.other], along: axis)
        for (view, frame) in zip(subviews, frames(in: bounds, proposal, subviews)) {
            view.place(at: frame.origin, proposal: offer)
        }
    }

    /// The frames of the views, in points.
    package func frames(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
        let offer = ProposedViewSize(nil, proposal[axis.other], along: axis)
        let common = guide(ViewDimensions(width: bounds.width, height: bounds.height))
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        return subviews.enumerated().map { index, view in
            let size = view.dimensions(in: offer)
            let across = common - guide(size)
            let origin =
                axis == .horizontal
                ? CGPoint(x: position, y: bounds.minY + across) : CGPoint(x: bounds.minX + across, y: position)
            position += (axis == .horizontal ? size.width : size.height)
            if index + 1 < subviews.count { position += distance(after: index, subviews) }
            return CGRect(origin: origin, size: CGSize(width: size.width, height: size.height))
        }
    }
}

/// The layout of a lazy grid that grows along an axis; its lines, columns or rows, share out the room across.
///
/// The length that the fixed lines and the distances leave is shared out in order: each of the others is offered an equal
/// share of what is left. An adaptive one puts as many lines into its share as fit at their least size. What the lines take
/// then is the length of the grid, which it shares out once more: where the least sizes are more than there was, lines are
/// longer than in the first round, and reach out of the grid (objc.io, 2020-11-23).
package nonisolated struct LazyGridLayout: BuiltInLayout {
    /// The axis along which the grid grows.
    package let axis: Axis
    package let items: [GridItem]
    package let alignment: Alignment
    package let spacing: CGFloat?

    package init(axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A column of a vertical grid, or a row of a horizontal one.
    private struct Line {
        let start: CGFloat
        let length: CGFloat
        let alignment: Alignment?
    }

    /// The lines, and the length of the grid across its axis.
    private func lines(_ proposal: CGFloat?) -> (lines: [Line], length: CGFloat) {
        let (lines, length) = shared(proposal)
        return (length.isFinite && length != proposal ? shared(length).lines : lines, length)
    }

    /// Shares a length out among the lines, and returns what they take of it.
    private func shared(_ proposal: CGFloat?) -> (lines: [Line], total: CGFloat) {
        let distances = items.map { $0.spacing ?? LayoutMetrics.spacing }
        // Unverified: the length across of a grid that none is proposed to.
        var rest = (proposal ?? LayoutMetrics.shapeLength) - distances.dropLast().reduce(0, +)
        var left = 0
        for item in items {
            if case .fixed(let length) = item.size { rest -= length } else { left += 1 }
        }
        var lines: [Line] = []
        var start: CGFloat = 0
        for (item, distance) in zip(items, distances) {
            func add(_ length: CGFloat) {
                lines.append(Line(start: start, length: length, alignment: item.alignment))
                start += length + distance
            }
            let share = left > 0 ? max(0, rest / CGFloat(left)) : 0
            switch item.size {
            case .fixed(let length): add(length)
            case .flexible(let least, let most):
                let length = max(least, min(share, most))
                add(length)
                rest -= length
                left -= 1
            case .adaptive(let least, let most):
                // What a computation is off by must not take a line away.
                // Documented for GridItem.Size.adaptive: as many items as fit, each of the minimum size or larger.
                let fitting = (share + distance) / max(least + distance, 1) + 0.0001
                let count = max(1, Int(min(fitting.rounded(.down), 10_000)))
                let room = (share - distance * CGFloat(count - 1)) / CGFloat(count)
                let length = max(least, min(room, most))
                for _ in 0..<count { add(length) }
                rest -= share
                left -= 1
            }
        }
        return (lines, lines.last.map { $0.start + $0.length } ?? 0)
    }

    /// The length along the axis of each row of views, one view for each line.
    private func rows(_ lines: [Line], _ subviews: Subviews) -> [CGFloat] {
        guard !lines.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: lines.count).map { first in
            zip(subviews[first..<min(first + lines.count, subviews.count)], lines).map { view, line in
                view.sizeThatFits(ProposedViewSize(nil, line.length, along: axis))[axis]
            }.max() ?? 0
        }
    }

    private var distance: CGFloat { spacing ?? LayoutMetrics.spacing }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (lines, length) = lines(proposal[axis.other])
        let rows = rows(lines, subviews)
        return CGSize(rows.reduce(0, +) + distance * CGFloat(max(0, rows.count - 1)), length, along: axis)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (lines, _) = lines(proposal[axis.other])
        var position: CGFloat = 0
        for (row, length) in rows(lines, subviews).enumerated() {
            for (column, line) in lines.enumerated() where row * lines.count + column < subviews.count {
                let view = subviews[row * lines.count + column]
                let cell = CGRect(
                    origin: axis == .vertical
                        ? CGPoint(x: bounds.minX + line.start, y: bounds.minY + position)
                        : CGPoint(x: bounds.minX + position, y: bounds.minY + line.start),
                    size: CGSize(length, line.length, along: axis))
                let offer = ProposedViewSize(nil, line.length, along: axis)
                let aligned = line.alignment ?? .center
                view.place(at: cell.point(aligning: view.dimensions(in: offer), aligned), proposal: offer)
            }
            position += length + distance
        }
    }
}
