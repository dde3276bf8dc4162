import Foundation

/// The place at which scrolling comes to rest.
extension ScrollArea {
    /// The offset nearest to one at which the content comes to rest. Where it has to show a view, it is the first beyond
    /// where it does.
    func restingOffset(near offset: CGPoint, showing view: Node?) -> CGPoint {
        guard let behavior = node.scrollTargetBehavior else { return offset }
        let places: (Axis, CGFloat) -> [CGFloat]
        switch behavior {
        case is PagingScrollTargetBehavior: places = pages
        case is ViewAlignedScrollTargetBehavior:
            let targets = targets(in: node.graph.laidOut).map { content(of: $0.frame) }
            places = { axis, _ in targets.map { axis == .horizontal ? $0.minX : $0.minY } }
        default: return restingOffset(of: behavior, near: offset)
        }
        func rest(_ axis: Axis, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            guard from != to else { return to }
            let all = places(axis, to)
            let beyond = view == nil ? [] : all.filter { to > from ? $0 >= to : $0 <= to }
            return (beyond.isEmpty ? all : beyond).min { abs($0 - to) < abs($1 - to) } ?? to
        }
        return CGPoint(
            x: rest(.horizontal, self.offset.x, offset.x), y: rest(.vertical, self.offset.y, offset.y))
    }

    /// The offset at which a behavior of the app has the content come to rest.
    private func restingOffset(of behavior: any ScrollTargetBehavior, near offset: CGPoint) -> CGPoint {
        func target(_ offset: CGPoint) -> ScrollTarget {
            ScrollTarget(rect: CGRect(origin: offset, size: extent.container))
        }
        var axes: Axis.Set = []
        if extent.travel.width > 0 { axes.insert(.horizontal) }
        if extent.travel.height > 0 { axes.insert(.vertical) }
        var wanted = target(offset)
        let context = ScrollTargetBehaviorContext(
            originalTarget: target(self.offset), contentSize: extent.content, containerSize: extent.container,
            axes: axes,
            environment: node.environment)
        node.graph.run(on: node) { behavior.updateTarget(&wanted, context: context) }
        let anchor = wanted.anchor ?? .topLeading
        return extent.clamped(
            CGPoint(
                x: wanted.rect.minX + anchor.x * (wanted.rect.width - extent.container.width),
                y: wanted.rect.minY + anchor.y * (wanted.rect.height - extent.container.height)))
    }

    /// The offsets of the pages as long as the view before and after an offset.
    private func pages(along axis: Axis, near offset: CGFloat) -> [CGFloat] {
        let (length, travel) = (extent.container[axis], extent.travel[axis])
        guard length > 0 else { return [] }
        let page = (offset / length).rounded(.down)
        return [page * length, (page + 1) * length].map { min($0, travel) }
    }

    /// The views that `scrollTargetLayout` makes targets, each with its rectangle in points from the top left corner of the
    /// screen.
    package func targets(in layout: LaidOut) -> [(node: Node, frame: CGRect)] {
        let layouts = node.firstNode(where: \.holdsScrollTargets)
        return (layouts?.identifiedNodes ?? []).compactMap { target in
            (try? layout.exactFrame(of: target)).map { (target, $0) }
        }
    }

    /// A rectangle of the screen, in points from the top leading corner of the content.
    func content(of frame: CGRect) -> CGRect {
        let sight = extent.sight
        return local(frame).offsetBy(dx: offset.x - sight.minX, dy: offset.y - sight.minY)
    }
}

extension Node {
    /// The nearest views inside that have identities, in order.
    fileprivate var identifiedNodes: [Node] {
        childrenInPlace.flatMap { $0.explicitID == nil ? $0.identifiedNodes : [$0] }
    }
}
