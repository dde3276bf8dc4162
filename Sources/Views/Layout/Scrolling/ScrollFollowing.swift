import Foundation

/// The places that the app has asked proxies to scroll to since the tree was last laid out.
@MainActor
final class ScrollRequests {
    fileprivate var pending: [(reader: Node, target: ScrollViewProxy.Target, isAnimated: Bool)] = []
    fileprivate var isFollowing = false

    init() {}
}

extension Graph {
    fileprivate var scrollRequests: ScrollRequests { companion { ScrollRequests() } }

    /// The number of times that the app may ask for another place as soon as it is told that it was scrolled to one.
    private static let scrollRounds = 10

    /// The layout that `make` makes, once it is scrolled to where the app has asked for.
    func scrolled(_ make: () -> LaidOut) -> LaidOut {
        var layout = make()
        let requests = scrollRequests
        guard !requests.isFollowing else { return layout }
        requests.isFollowing = true
        defer { requests.isFollowing = false }
        var rounds = 0
        while rounds < Graph.scrollRounds, follow(requests, in: layout) {
            rounds += 1
            flush()
            layout = make()
        }
        return layout
    }

    /// - Returns: Whether something was scrolled.
    private func follow(_ requests: ScrollRequests, in layout: LaidOut) -> Bool {
        let asked = requests.pending
        requests.pending = []
        var hasMoved = false
        for (reader, target, isAnimated) in asked where reader.isAttached {
            let mover = ScrollMover.proxy(isAnimated: isAnimated)
            hasMoved = layout.show(target.id, in: reader, at: target.anchor, by: mover) || hasMoved
        }
        for node in layout.scrollingViews where node.isAttached {
            guard let area = ScrollArea(node, in: layout) else { continue }
            hasMoved = area.followPositions(in: layout) || hasMoved
        }
        return hasMoved
    }
}

extension Node {
    /// Notes that the app has asked the reader's proxy to scroll.
    func scroll(to target: ScrollViewProxy.Target) {
        graph.scrollRequests.pending.append((self, target, Transaction.isAnimatedNow))
        graph.observeAgain()
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
            let offset = anchor.map { area.offset(bringing: rect, to: $0) } ?? area.offset(showing: rect)
            hasMoved = area.move(to: offset, by: mover, showing: view) || hasMoved
        }
        return hasMoved
    }
}
