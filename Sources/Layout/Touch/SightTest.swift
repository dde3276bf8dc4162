import Foundation

/// Finds out whether anything is seen of a view that is on the screen, from the front to the back.
///
/// Seen is what nothing opaque stands in front of and no clip cuts off. Opaque are colors and shapes that are filled with one,
/// the backgrounds of lists, and the views of controllers; images, materials and gradients let something through.
@MainActor
struct SightTest {
    /// The result of a search at a point, from the front to the back.
    private enum Finding {
        /// Nothing that matters.
        case none
        /// A view that nothing behind it is seen through.
        case opaque(Node)
        /// The view that was looked for.
        case goal

        func or(_ behind: () -> Finding) -> Finding {
            if case .none = self { behind() } else { self }
        }
    }

    let layout: LaidOut
    let goal: Node
    /// Whether the search goes on behind what is opaque.
    private var seesThrough = false

    init(layout: LaidOut, goal: Node) {
        self.layout = layout
        self.goal = goal
    }

    /// The reason why nothing is seen of the view, as the predicate of a sentence; nil where something is, or the view takes no
    /// room of its own.
    ///
    /// - Complexity: O(*n*) in the views of the screen, mostly; at worst that for each of the points that are looked at.
    var reason: String? {
        guard let frame = try? layout.frame(of: goal, inner: true) else { return nil }
        guard frame.width > 0, frame.height > 0 else { return goal.hasRoom(in: layout) ? nil : "has no size" }
        let window = layout.window(around: goal)
        var cover: Node?
        var isClipped = false
        for point in Self.points(in: frame).map({ layout.drawn($0, in: goal) }) where window.contains(point) {
            switch look(at: goal.layoutScreen, point, asLayer: true) {
            case .goal: return nil
            case .opaque(let view):
                // A view that stands elsewhere than where it is looked for is said to be seen.
                var test = self
                test.seesThrough = true
                guard case .goal = test.look(at: goal.layoutScreen, point, asLayer: true) else { return nil }
                cover = cover ?? view
            case .none:
                guard !layout.isUnclipped(point, in: goal) else { return nil }
                isClipped = true
            }
        }
        if let cover { return "is covered by \(cover.nameOnScreen)" }
        return isClipped ? "is clipped away" : nil
    }

    /// The points that are looked at: the middle first, then some around it.
    private static func points(in frame: CGRect) -> [CGPoint] {
        let parts: [CGFloat] = [0.5, 0.04, 0.27, 0.73, 0.96]
        return parts.flatMap { y in
            parts.map { x in CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height) }
        }
    }

    // MARK: From the front to the back

    /// Looks at a view with all its modifiers; the point is in points from the top left corner of the screen.
    private func look(at node: Node, _ point: CGPoint, asLayer isLayer: Bool = false) -> Finding {
        guard node.presence == .inPlace || isLayer, stackRoom() > LayoutPass.stackReserve else { return .none }
        return look(at: node, within: node.modifiers.count, point)
    }

    /// Looks at a view with the first of its modifiers.
    private func look(at node: Node, within count: Int, _ point: CGPoint) -> Finding {
        guard count > 0 else { return look(inside: node, point) }
        let index = count - 1
        let applied = node.modifiers[index]
        func inside(_ point: CGPoint) -> Finding { look(at: node, within: index, point) }
        if let layer = applied.shownNode, applied.kind.role == .customModifier {
            guard let placeholder = layer.placeholder else { return look(at: layer.children, point) }
            return inside(point).or { look(at: layer.children.filter { $0 !== placeholder }, point) }
        }
        if let layer = applied.shownNode, applied.value is any ArrangedModifier {
            guard applied.isBehind else { return look(at: layer.children, point).or { inside(point) } }
            return inside(point).or { look(at: layer.children, point) }
        }
        if applied.concealment != nil { return .none }
        if applied.isTranslucent { return throughGlass(inside(point)) }
        guard let frame = layout.frame(of: node, before: index), let effect = applied.touchEffect(in: frame) else {
            return inside(point)
        }
        switch effect {
        case .drawing(let transform): return inside(point.applying(transform.inverted()))
        case .clipping(let covers): return covers(point) ? inside(point) : .none
        case .shaping: return inside(point)
        }
    }

    /// What is found in a view that lets something through: nothing in it hides what is behind.
    private func throughGlass(_ found: Finding) -> Finding {
        if case .goal = found { found } else { .none }
    }

    private func look(at nodes: [Node], _ point: CGPoint) -> Finding {
        for node in nodes.frontToBack {
            let found = look(at: node, point, asLayer: node.presence == .page)
            if case .none = found { continue }
            return found
        }
        return .none
    }

    private func look(inside node: Node, _ point: CGPoint) -> Finding {
        if node === goal { return .goal }
        let frame = try? layout.frame(of: node, inner: true)
        let isThere = frame?.contains(point) ?? false
        if node.kind.scrolls, !isThere { return .none }
        let found = lookInBars(of: node, point).or { look(at: node.shownInside ?? node.children, point) }
        guard case .none = found, isThere, let frame, !seesThrough, let opaque = node.kind[Opaque.self] else {
            return found
        }
        guard opaque.isOpaque(node), node.kind[Drawn.self]?.draws(node, point, frame) ?? true else { return .none }
        return .opaque(node)
    }

    /// Looks at what stands in the bars around what a view shows.
    private func lookInBars(of node: Node, _ point: CGPoint) -> Finding {
        guard case .primitive(let view) = node.content, let view = view as? any BarredView else { return .none }
        for part in view.bars(in: LayoutPlace(node: node, pass: layout.pass)).parts.reversed() {
            let found = look(at: part.node, point, asLayer: true)
            if case .none = found { continue }
            return found
        }
        return .none
    }
}

/// A view that nothing is seen through where it draws something.
struct Opaque: Sendable {
    let isOpaque: @MainActor @Sendable (Node) -> Bool
}

extension Facet {
    /// Nothing is seen through views of the kind where they draw something, if the closure says so.
    package static func opaque(_ isOpaque: @escaping @MainActor @Sendable (Node) -> Bool = { _ in true }) -> Facet {
        Facet(Opaque(isOpaque: isOpaque))
    }
}

extension Node {
    /// The reason why nothing is seen of the view where it stands on a screen that is laid out: it is covered by what is
    /// opaque, or clipped away. Nil where something is seen.
    ///
    /// - Complexity: O(*n*) in the views of the screen, mostly.
    package var hiddenByPlace: String? { SightTest(layout: graph.laidOut, goal: self).reason }

    /// Whether the place of the view may keep it from being seen: something may be in front of it, or clip it. Where not, no
    /// layout need be asked.
    ///
    /// - Complexity: O(*d*) in the depth of the view.
    package var mayBeHiddenByPlace: Bool {
        for node in sequence(first: self, next: \.parent) {
            if node.modifiers.contains(where: \.mayHideByPlace) { return true }
            if let parent = node.parent, parent.kind.states(OverlapsOnPurpose.self),
                parent.children.count > 1 || !node.children.isEmpty
            {
                return true
            }
            if node.presence == .presented { return false }
        }
        return false
    }

    /// Whether the view, or one inside it, takes some room.
    fileprivate func hasRoom(in layout: LaidOut) -> Bool {
        if let frame = try? layout.frame(of: self, inner: true), frame.width > 0, frame.height > 0 { return true }
        return (shownInside ?? children).contains { $0.hasRoom(in: layout) }
    }
}

extension AppliedModifier {
    /// Whether something may be seen through all that is in the view.
    @MainActor fileprivate var isTranslucent: Bool {
        func open<Described: ArrangedAttribute>(_ type: Described.Type) -> Bool {
            attribute(type).map { type.isTranslucent($0) } ?? false
        }
        return arrangedAttribute.map { open($0) } ?? false
    }

    /// Whether the modifier may hide the view, or a part of it, by what it adds or cuts off.
    @MainActor fileprivate var mayHideByPlace: Bool {
        if kind.role == .customModifier { return true }
        if shownNode != nil, value is any ArrangedModifier { return !isBehind }
        guard let type = arrangedAttribute else { return false }
        return type.mayClip
    }
}
