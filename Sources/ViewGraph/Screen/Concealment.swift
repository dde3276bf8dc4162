/// The reason why a view of a hosted tree is not on the screen.
@MainActor
public struct Concealment {
    fileprivate enum Cause {
        /// A modifier makes a view, or one around it, invisible.
        case modifier(on: Node, reason: String)
        /// Another layer is above.
        case layer(Node)
        /// A view around shows something else.
        case arrangement(Arrangement.Whereabouts)
        /// The screen, of a view that doesn't show it, is only created for inspection.
        case unshown(Node)
    }

    private let node: Node
    fileprivate let cause: Cause

    fileprivate init(_ node: Node, _ cause: Cause) {
        self.node = node
        self.cause = cause
    }

    /// The predicate of a sentence about the view, as in "is behind the sheet".
    public var predicate: String {
        switch cause {
        case .modifier(let blocker, let reason):
            blocker === node ? reason : "is inside \(blocker.kind.name), which \(reason)"
        case .layer(let layer): "is behind \(layer.layerName)"
        case .arrangement(let whereabouts): "is \(whereabouts.place)"
        case .unshown(let content): "is \(content.unshownWhereabouts.place)"
        }
    }

    /// The obstacle as a sentence, as in "the sheet is above it".
    public var obstacle: String {
        switch cause {
        case .modifier(let blocker, let reason):
            blocker === node ? "it \(reason)" : "its parent \(blocker.kind.name) \(reason)"
        case .layer(let layer): "\(layer.layerName) is above it"
        case .arrangement(let whereabouts): whereabouts.obstacle
        case .unshown(let content): content.unshownWhereabouts.obstacle
        }
    }
}

extension Node {
    /// The reason why the view is not on the screen of its hosted tree; nil where it is.
    ///
    /// Complexity: O(*d*) in the depth of the view.
    public var concealment: Concealment? { isInPlainSight ? nil : concealment(below: nil) }

    /// Whether the view would be on the screen without its own modifiers: then what these show above it is.
    var isShownByParents: Bool { isInPlainSight || concealment(below: nil, byOwnModifiers: false) == nil }

    /// Whether the view and all around it stand in place, none with anything that could hide it or keep it from responding:
    /// what is known of most views at a glance. Others may be shown all the same.
    var isInPlainSight: Bool {
        guard graph.layers.isEmpty else { return false }
        var next: Node? = self
        while let node = next {
            guard node.presence == .inPlace, !node.mayBeObstructed, !node.isUnshownScreen, node.kind.showsAllAsItIs
            else { return false }
            next = node.parent
        }
        return true
    }

    /// The concealment by what stands between this node and an ancestor, or the root.
    private func concealment(below top: Node?, byOwnModifiers: Bool = true) -> Concealment? {
        var next: Node? = self
        var layer: Node?
        var isOnDemand = false
        while let node = next, node !== top {
            if node.isUnshownScreen, node.parent?.kind.isSpoken != true { return Concealment(self, .unshown(node)) }
            if byOwnModifiers || node !== self, let (blocker, reason) = node.veil(outside: layer) {
                return Concealment(self, .modifier(on: blocker, reason: reason))
            }
            if let place = node.kind.hides?(node) { return Concealment(self, .arrangement(place)) }
            // Content on demand shows what the view shows, in another way.
            if !isOnDemand, let hidden = concealment(in: node) { return hidden }
            isOnDemand = node.slot.isOnDemand
            layer = node.slot === Slot.modifier ? node : nil
            switch node.presence {
            case .presented: return coverage(of: node)
            case .page, .apart:
                // What stands between the node and the view that shows it doesn't matter: that is covered by it.
                if let arranger = node.arranger { (next, layer) = (arranger, nil) } else { next = node.parent }
            case .inPlace, .absent: next = node.parent
            }
        }
        return top == nil ? coverage(of: nil) : nil
    }

    /// The concealment by a view around that shows something else.
    private func concealment(in node: Node) -> Concealment? {
        guard node !== self, let arrangement = node.kind.arrangement else { return nil }
        if arrangement.shown(node).contains(where: { $0 === self || isInside($0) }) { return nil }
        return Concealment(self, .arrangement(arrangement.whereabouts(self, node)))
    }

    /// The concealment by a presented screen above the one that the node stands on, or above the root.
    private func coverage(of screen: Node?) -> Concealment? {
        layer(above: screen).map { Concealment(self, .layer($0)) }
    }

    /// The presented screen above another, or above the root.
    private func layer(above screen: Node?) -> Node? {
        guard !graph.layers.isEmpty else { return nil }
        let (reached, cover) = graph.layers.front
        if let screen, reached.contains(where: { $0 === screen }) { return nil }
        return cover
    }

    /// The presented screen or page above the one that the view stands on, whatever the views around show of it.
    package var layerAbove: Node? {
        var isOnPage = false
        for node in sequence(first: self, next: { $0.presence == .page ? $0.arranger ?? $0.parent : $0.parent }) {
            if node.kind.arrangement?.layers == .page, !isOnPage, let page = node.topPage.first { return page }
            isOnPage = node.presence == .page
            if isOnPage, let stack = node.arranger, !stack.topPage.contains(where: { $0 === node }) {
                return stack.topPage.first
            }
            if node.presence == .presented { return layer(above: node) }
        }
        return layer(above: nil)
    }

    /// The outermost modifier that makes the view invisible, and why. For what lies in a layer that one of the modifiers
    /// adds, only those around that one count.
    private func veil(outside layer: Node?) -> (node: Node, reason: String)? {
        guard mayBeObstructed else { return nil }
        for place in modifiers(outside: layer).indices.reversed() {
            if let reason = veil(at: place) { return reason }
        }
        return nil
    }

    /// The place, from the innermost on, of the first modifier whose layer is visible though the view isn't; nil where it is.
    /// Of a modifier of the app that makes the view invisible, all else that is in its body is visible.
    var firstUnveiledModifier: Int? {
        guard let place = modifiers.indices.last(where: { veil(at: $0) != nil }) else { return nil }
        return modifiers[place].kind.conceals == nil ? place : place + 1
    }

    private func veil(at place: Int) -> (node: Node, reason: String)? {
        let kind = modifiers[place].kind
        if let conceals = kind.conceals { return conceals(modifiers[place].value).map { (self, $0) } }
        guard kind.role == .customModifier, let body = modifiers[place].node, let placeholder = body.placeholder,
            let hidden = placeholder.concealment(below: body), case .modifier(let blocker, let reason) = hidden.cause
        else { return nil }
        return (blocker === placeholder ? self : blocker, reason)
    }
}
