import Foundation

/// Something to look for at a point of the screen.
@MainActor
protocol PointSearch {
    associatedtype Found

    var layout: LaidOut { get }

    /// Looks at a view ahead of what is inside it.
    func find(before node: Node) -> Found?
    /// Looks at a view itself, behind all that is inside it. `frame` is its own, where it has one.
    func find(in node: Node, at point: CGPoint, _ frame: CGRect?) -> Found?
    /// Looks at the tab of a bar that an item stands in.
    func find(tab item: Node, at point: CGPoint) -> Found?
    /// Looks at what the system draws in the bars of a view, behind what stands there.
    func find(inBarsOf node: Node, _ parts: [BarPart], at point: CGPoint) -> Found?

    /// What counts of what was found in a view with all its modifiers.
    func outcome(_ found: Found?, at node: Node, _ point: CGPoint) -> Found?
    /// What counts of what was found in a view with a modifier.
    func outcome(_ found: Found?, through applied: AppliedModifier) -> Found?
    /// Whether nothing is found in a view for a modifier of it.
    func passesOver(_ applied: AppliedModifier) -> Bool
    /// Whether nothing is found in what clips cut off.
    var isCutByClips: Bool { get }
    /// What is found in the shape that a view is given for touches, outside of which nothing is; nil where such shapes don't
    /// matter.
    func find(inShapeOf node: Node) -> Found?
}

extension PointSearch {
    func find(before node: Node) -> Found? { nil }
    func find(tab item: Node, at point: CGPoint) -> Found? { nil }
    func find(inBarsOf node: Node, _ parts: [BarPart], at point: CGPoint) -> Found? { nil }
    func outcome(_ found: Found?, at node: Node, _ point: CGPoint) -> Found? { found }
    func outcome(_ found: Found?, through applied: AppliedModifier) -> Found? { found }
    func passesOver(_ applied: AppliedModifier) -> Bool { false }
    func find(inShapeOf node: Node) -> Found? { nil }
}

/// Goes through the views of a screen at a point, from the front to the back, until something is found.
///
/// Passed over is a view of which nothing is near the point. Its frame doesn't say so, since what is inside may stand out of it, but
/// the layout does.
///
/// - Complexity: O(*n*) in the views that stand side by side with those at the point; at worst, in the views of the screen.
@MainActor
struct PointWalk<Search: PointSearch> {
    private let search: Search
    private var layout: LaidOut { search.layout }
    /// What is looked at in the place of nodes: the modified views in the bodies of the app's modifiers.
    private var standIns: [ObjectIdentifier: (CGPoint) -> Search.Found?] = [:]

    init(_ search: Search) {
        self.search = search
    }

    /// Looks at a view with all its modifiers; the point is in points from the top left corner of the screen.
    func look(at node: Node, _ point: CGPoint, asLayer isLayer: Bool = false) -> Search.Found? {
        guard node.presence == .inPlace || isLayer, node.mayTake(point), stackRoom() > LayoutPass.stackReserve else {
            return nil
        }
        return search.outcome(look(at: node, within: node.modifiers.count, point), at: node, point)
    }

    private func look(at nodes: [Node], _ point: CGPoint) -> Search.Found? {
        for node in nodes.frontToBack {
            if let found = look(at: node, point, asLayer: node.presence == .page) { return found }
        }
        return nil
    }

    /// Looks at a view with the first of its modifiers.
    private func look(at node: Node, within count: Int, _ point: CGPoint) -> Search.Found? {
        guard count > 0 else { return look(inside: node, point) }
        let index = count - 1
        let applied = node.modifiers[index]
        func inside(_ point: CGPoint) -> Search.Found? { look(at: node, within: index, point) }
        if let layer = applied.shownNode, applied.kind.role == .customModifier {
            var body = self
            if let placeholder = layer.placeholder { body.standIns[ObjectIdentifier(placeholder)] = inside }
            return body.look(at: layer.children, point)
        }
        if let layer = applied.shownNode, applied.value is any ArrangedModifier {
            return applied.isBehind
                ? inside(point) ?? look(at: layer.children, point) : look(at: layer.children, point) ?? inside(point)
        }
        if applied.concealment != nil || search.passesOver(applied) { return nil }
        let frame = layout.modifiedFrame(of: node, before: index)
        return search.outcome(
            look(inside, node, point, by: frame.flatMap { applied.touchEffect(in: $0) }), through: applied)
    }

    /// Looks at a view by the effect that a modifier of it has on what is at a point.
    private func look(
        _ inside: (CGPoint) -> Search.Found?, _ node: Node, _ point: CGPoint, by effect: TouchEffect?
    ) -> Search.Found? {
        switch effect {
        case nil: return inside(point)
        case .drawing(let transform):
            return transform.isInvertible ? inside(point.applying(transform.inverted())) : nil
        case .clipping(let covers): return search.isCutByClips && !covers(point) ? nil : inside(point)
        case .shaping(let covers):
            guard let shape = search.find(inShapeOf: node) else { return inside(point) }
            return covers(point) ? inside(point) ?? shape : nil
        }
    }

    private func look(inside node: Node, _ point: CGPoint) -> Search.Found? {
        if let standIn = standIns[ObjectIdentifier(node)] { return standIn(point) }
        if let found = search.find(before: node) { return found }
        let frame = try? layout.frame(of: node, inner: true)
        // Commonly known: a scroll view takes no touches outside of its viewport, and shows nothing there.
        if node.kind.scrolls, frame?.contains(point) != true { return nil }
        let parts = node.styleOfApp.map { [$0] } ?? node.shownInside ?? node.children
        return lookInBars(of: node, point) ?? look(at: parts, point) ?? search.find(in: node, at: point, frame)
    }

    /// Looks at what stands in the bars around what a view shows.
    private func lookInBars(of node: Node, _ point: CGPoint) -> Search.Found? {
        guard let parts = layout.arrangedBarParts(of: node) else { return nil }
        for part in parts.reversed() {
            if part.place == .tab, let found = search.find(tab: part.node, at: point) { return found }
            if let found = look(at: part.node, point, asLayer: true) { return found }
        }
        return search.find(inBarsOf: node, parts, at: point)
    }
}

extension AppliedModifier {
    /// Whether what the modifier adds stands behind the view.
    package var isBehind: Bool { kind.states(StandsBehind.self) }
}

extension Node {
    /// Whether something may be found in the view at a point of the screen; also true where the layout doesn't say.
    fileprivate func mayTake(_ point: CGPoint) -> Bool {
        guard let items = laidOutRecord?.outer, items.count == 1 else { return true }
        return items[0].mayTake(point)
    }
}
