import Foundation

/// The positions that `scrollPosition` binds: what the app sets is scrolled to, and what is scrolled to is set.
extension ScrollArea {
    /// Scrolls to what the app has set since the last time.
    /// - Returns: Whether the content has moved.
    func followPositions(in layout: LaidOut) -> Bool {
        let state = node.knownPositions
        var hasMoved = false
        for (index, target) in node.scrollPositions.enumerated() {
            let position = target.position
            guard state[index] != position else { continue }
            state[index] = position
            hasMoved = go(to: position, target.anchor, in: layout) || hasMoved
        }
        return hasMoved
    }

    private func go(to position: ScrollPosition, _ anchor: UnitPoint?, in layout: LaidOut) -> Bool {
        let mover = ScrollMover.position
        switch position.place {
        case .anywhere: return false
        case .view(let id, let own): return layout.show(id, in: node, at: own ?? anchor, by: mover)
        case .edge(let edge): return move(to: extent.offset(at: edge, from: offset), by: mover)
        case .point(let x, let y):
            return move(to: extent.clamped(CGPoint(x: x ?? offset.x, y: y ?? offset.y)), by: mover)
        }
    }

    /// Sets the positions to where a person or a proxy has moved the content. `view` is what it was moved to show, if that is
    /// known.
    func tellPositions(_ isByPerson: Bool, showing view: Node?) {
        for (index, target) in node.scrollPositions.enumerated() {
            let identity = identity(at: target.anchor) ?? view.flatMap(identity(of:))
            let position = ScrollPosition(
                place: identity.map { .view($0, nil) } ?? .anywhere, isPositionedByUser: isByPerson)
            node.graph.run(on: node) { target.set(position) }
            node.knownPositions[index] = target.position
        }
    }

    /// The identity of the row that a view stands in, or of the view.
    private func identity(of view: Node) -> AnyHashable? {
        sequence(first: view, next: \.parent).prefix { $0 !== node }.compactMap(\.explicitID).last
    }

    /// The identity of the target of scrolling that stands nearest to a point of the view, its top leading corner by default;
    /// nil where the content has no targets.
    private func identity(at anchor: UnitPoint?) -> AnyHashable? {
        let (anchor, sight) = (anchor ?? .topLeading, extent.sight)
        func distance(_ rect: CGRect) -> CGFloat {
            let x = rect.minX - offset.x + anchor.x * (rect.width - sight.width)
            let y = rect.minY - offset.y + anchor.y * (rect.height - sight.height)
            return abs(x) + abs(y)
        }
        return targets(in: node.graph.laidOut).map { ($0.node, content(of: $0.frame)) }.min {
            distance($0.1) < distance($1.1)
        }?.0.explicitID
    }
}

/// The positions that a view that scrolls was last known to be at, of each `scrollPosition` of the view. It is kept with the
/// view's node, and so stays when the view is described again.
private final class KnownPositions {
    private var positions: [Int: ScrollPosition] = [:]

    init() {}

    /// The position that a `scrollPosition` of the view, by its number, was last known to have; at first, anywhere.
    subscript(index: Int) -> ScrollPosition {
        get { positions[index] ?? ScrollPosition(place: .anywhere) }
        set { positions[index] = newValue }
    }
}

extension Node {
    fileprivate var knownPositions: KnownPositions { storage(named: "scrollPositions") { KnownPositions() } }
}
