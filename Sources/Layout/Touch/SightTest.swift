import Foundation

/// Finds out whether anything is seen of a view that is on the screen, from the front to the back.
///
/// Seen is what nothing opaque stands in front of and no clip cuts off. Opaque are colors and shapes that are filled with one,
/// the backgrounds of lists, and the views of controllers; images, materials and gradients let something through.
@MainActor
struct SightTest {
    /// What is found at a point.
    enum Finding {
        /// A view that nothing behind it is seen through.
        case opaque(Node)
        /// The view that was looked for.
        case goal
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
            switch look(at: point) {
            case .goal: return nil
            case .opaque(let view):
                // A view that stands elsewhere than where it is looked for is said to be seen.
                var test = self
                test.seesThrough = true
                guard case .goal = test.look(at: point) else { return nil }
                cover = cover ?? view
            case nil:
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

    /// Looks at a point of the screen that the view stands on.
    private func look(at point: CGPoint) -> Finding? {
        PointWalk(self).look(at: goal.layoutScreen, point, asLayer: true)
    }
}

extension SightTest: PointSearch {
    func find(before node: Node) -> Finding? { node === goal ? .goal : nil }

    func outcome(_ found: Finding?, through applied: AppliedModifier) -> Finding? {
        // In a view that lets something through, nothing hides what is behind.
        guard case .opaque = found, applied.isTranslucent else { return found }
        return nil
    }

    var isCutByClips: Bool { true }

    func find(in node: Node, at point: CGPoint, _ frame: CGRect?) -> Finding? {
        guard let frame, frame.contains(point), !seesThrough, let opaque = node.kind[Opaque.self],
            opaque.isOpaque(node), node.kind[Drawn.self]?.draws(node, point, frame) ?? true
        else { return nil }
        return .opaque(node)
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
            // What stands behind a view may be hidden by that.
            if node.modifiers.contains(where: \.mayHideByPlace) || node.kind.states(StandsBehind.self) { return true }
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
