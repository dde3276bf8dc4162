import Foundation

/// A view that scrolls, as it is laid out.
@MainActor
package struct ScrollArea {
    /// The view.
    package let node: Node
    private let item: LayoutItem
    /// The sizes of the content and of the view.
    package let extent: ScrollExtent

    package init(node: Node, item: LayoutItem, extent: ScrollExtent) {
        self.node = node
        self.item = item
        self.extent = extent
    }

    /// Lengths that differ by no more, in points, are the same: what is left of sums of fractions.
    package static let tolerance: CGFloat = 0.01

    /// - Returns: nil for a view that doesn't scroll or takes no room.
    package init?(_ node: Node, in layout: LaidOut) {
        guard node.kind.scrolls, let item = try? layout.items(of: node, inner: true).first,
            let extent = node.scrollState.extent
        else { return nil }
        self.node = node
        self.item = item
        self.extent = extent
    }

    /// The distance of the content from its leading side and its top, in points.
    package var offset: CGPoint { node.scrollState.offset }

    /// The rectangle in which content is shown, in points from the top left corner of the screen.
    package var viewport: CGRect { item.frame }

    private var isMirrored: Bool { item.subviews.layoutDirection == .rightToLeft }

    /// A rectangle of the screen, in points from the top leading corner of the viewport.
    package func local(_ rect: CGRect) -> CGRect {
        let x = isMirrored ? viewport.maxX - rect.maxX : rect.minX - viewport.minX
        return CGRect(x: x, y: rect.minY - viewport.minY, width: rect.width, height: rect.height)
    }

    /// The offset that shows a rectangle of the screen, moving the content as little as that takes. Of what is longer than
    /// the view, it shows the end that is nearer.
    package func offset(showing rect: CGRect) -> CGPoint {
        let (rect, sight) = (local(rect), extent.sight)
        // Documented for scrollTo(_:anchor:): without an anchor, it scrolls by the least that shows the view.
        return extent.clamped(
            CGPoint(
                x: offset.x + Self.move(rect.minX - sight.minX, rect.maxX - sight.maxX),
                y: offset.y + Self.move(rect.minY - sight.minY, rect.maxY - sight.maxY)))
    }

    /// The offset at which a point of a rectangle of the screen stands at the same point of the view.
    package func offset(bringing rect: CGRect, to anchor: UnitPoint) -> CGPoint {
        let (rect, sight) = (local(rect), extent.sight)
        // Documented for scrollTo(_:anchor:): the anchor of the view meets the same anchor of the viewport.
        return extent.clamped(
            CGPoint(
                x: offset.x + rect.minX - sight.minX + anchor.x * (rect.width - sight.width),
                y: offset.y + rect.minY - sight.minY + anchor.y * (rect.height - sight.height)))
    }

    /// The least move along an axis that shows what begins and ends so far after the beginning and the end of what is in sight.
    private static func move(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
        let isInside = start >= -tolerance && end <= tolerance
        let isAround = start <= tolerance && end >= -tolerance
        if isInside || isAround { return 0 }
        return abs(start) < abs(end) ? start : end
    }

    /// Whether any of a rectangle of the screen is in sight.
    package func shows(_ rect: CGRect) -> Bool {
        viewport.insetBy(dx: Self.tolerance, dy: Self.tolerance).intersects(rect)
    }

    /// Moves the content to an offset, or as far as there is something to show, and what is laid out with it. The offset is on
    /// the nearest pixel.
    /// - Returns: Whether it has moved.
    package func scroll(to offset: CGPoint) -> Bool {
        let scale = item.pass.scale
        func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        guard node.scrollState.move(to: CGPoint(x: onPixel(offset.x), y: onPixel(offset.y))) else { return false }
        item.settleAgain()
        return true
    }
}

extension LaidOut {
    /// The rectangle of the screen in which the nearest view around one that scrolls shows what is inside it; nil where none
    /// does. A view outside of it is out of sight.
    package func viewport(around node: Node) -> CGRect? {
        node.scrollingContainer.flatMap { ScrollArea($0, in: self) }?.viewport
    }

    /// The part of a view's rectangle that the views around that scroll let through; nil where it is out of sight.
    package func partInSight(of node: Node, _ frame: CGRect) -> CGRect? {
        var part = frame
        for container in node.scrollingContainers {
            guard let area = ScrollArea(container, in: self) else { continue }
            part = part.intersection(area.viewport)
            if part.isNull { return nil }
        }
        return part
    }

    /// The rectangle of a view, or where it takes no room itself, of the nearest one that does around it within another; nil
    /// where none does.
    package func nearestFrame(of node: Node, within container: Node) -> CGRect? {
        for around in sequence(first: node, next: \.parent).prefix(while: { $0 !== container }) {
            if let frame = try? exactFrame(of: around) { return frame }
        }
        return nil
    }
}
