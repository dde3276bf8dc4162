import Foundation

/// The places that the app has asked proxies to scroll to since the tree was last laid out.
@MainActor
private final class ScrollRequests: LayoutFollower {
    var pending: [(reader: Node, identity: AnyHashable, anchor: UnitPoint?, isAnimated: Bool)] = []

    init() {}

    func follow(_ layout: LaidOut) -> Bool {
        let asked = pending
        pending = []
        var hasMoved = false
        for (reader, identity, anchor, isAnimated) in asked where reader.isAttached {
            let mover = ScrollMover.proxy(isAnimated: isAnimated)
            hasMoved = layout.show(identity, in: reader, at: anchor, by: mover) || hasMoved
        }
        for node in layout.scrollingViews where node.isAttached {
            guard let area = ScrollArea(node, in: layout) else { continue }
            hasMoved = area.followPositions(in: layout) || hasMoved
        }
        return hasMoved
    }
}

extension Graph {
    /// Scrolls to where the app asks for each time that the tree was laid out.
    func followScrollRequests() { _ = scrollRequests }

    private var scrollRequests: ScrollRequests {
        let requests = companion(ScrollRequests.init)
        screenLayout.follower = requests
        return requests
    }

    /// Notes that the app has asked the proxy of a reader to scroll to the view of an identity inside it, with a point of it
    /// at the same point of the view that scrolls, or by as little as that takes.
    package func scroll(to identity: AnyHashable, in reader: Node, at anchor: UnitPoint?) {
        scrollRequests.pending.append((reader, identity, anchor, Transaction.isAnimatedNow))
        observeAgain()
    }
}

extension LaidOut {
    /// Scrolls what is inside `top`, itself included, so that it shows the view of an identity there: with a point of it at
    /// the same point of the view that scrolls, or by as little as that takes.
    /// - Returns: Whether something has moved.
    func show(_ identity: AnyHashable, in top: Node, at anchor: UnitPoint?, by mover: ScrollMover) -> Bool {
        guard let view = top.firstNode(where: { $0.explicitID == identity }) else { return false }
        var hasMoved = false
        for container in view.scrollingContainers where container === top || container.isInside(top) {
            guard let area = ScrollArea(container, in: self), let rect = nearestFrame(of: view, within: container)
            else { continue }
            // Documented for scrollTo(_:anchor:): without an anchor, it scrolls by the least that shows the view.
            let offset = anchor.map { area.offset(bringing: rect, to: $0) } ?? area.offset(showing: rect)
            hasMoved = area.move(to: offset, by: mover, showing: view) || hasMoved
        }
        return hasMoved
    }
}
