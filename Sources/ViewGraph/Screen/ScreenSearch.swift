/// The part of a tree that a search looks at.
public enum SearchScope: Sendable {
    /// Everywhere, also on screens that aren't shown, which are created for it.
    case tree
    /// In all that lives, also behind something else.
    case alive
    /// On the screen of a hosted tree: only at what a person could see, or could scroll to.
    case screen
    /// On the screen, and at what is read aloud in place of what it shows.
    case accessibleScreen

    /// Whether the search leaves out what isn't on the screen.
    var isScreen: Bool { self == .screen || self == .accessibleScreen }
}

extension Node {
    /// The views that a search in a scope starts from, what is on top first.
    func starts(in scope: SearchScope) -> [Node] {
        guard scope.isScreen else { return [self] }
        let isShown = isShownByParents
        if graph.layers.isEmpty { return isShown ? [self] : [] }
        let layers = graph.layers.latestFirst.filter {
            // The search gets to the pages inside a view that is shown by way of their stack.
            ($0.presence == .presented || !isShown) && $0.isInside(self) && $0.concealment == nil
        }
        return layers.filter { layer in !layers.contains { layer.isInside($0) } } + (isShown ? [self] : [])
    }

    /// Whether a search looks at the node itself rather than only at what its modifiers show above it, and where those begin.
    func look(in scope: SearchScope) -> (isSeen: Bool, firstModifier: Int) {
        guard scope.isScreen, mayBeObstructed, let first = firstUnveiledModifier else { return (true, 0) }
        return (false, first)
    }

    /// Adds the nodes to look at after this one, of which a search has this look.
    func appendInside(_ scope: SearchScope, _ look: (isSeen: Bool, firstModifier: Int), to nodes: inout [Node]) {
        switch scope {
        case .tree:
            makeDeferredContent()
            nodes += kind.calling.setAside == nil ? children : children.filter { $0.setAsideName == nil }
            nodes += modifiers.lazy.compactMap(\.shownNode)
        case .alive:
            nodes += children.lazy.filter { !$0.isUnshownScreen }
            nodes += modifiers.lazy.compactMap(\.shownNode)
        case .screen, .accessibleScreen:
            if scope == .accessibleScreen, kind.isSpoken {
                makeDeferredContent()
                nodes += children
                return
            }
            if look.isSeen { appendShownChildren(to: &nodes) }
            guard !modifiers.isEmpty else { return }
            nodes += modifiers[look.firstModifier...].lazy.compactMap(\.node).filter { added in
                added.presence == .inPlace && added.kind.hides?(added) == nil
            }
        }
    }

    /// Adds what `shownChildren` has, without an array between: most nodes that a search visits have no arrangement.
    private func appendShownChildren(to nodes: inout [Node]) {
        guard kind.hasChildren else { return }
        if let arrangement = kind.arrangement {
            nodes += arrangement.shown(self)
        } else {
            for child in children where child.isShownByParent { nodes.append(child) }
        }
    }

    /// The nodes inside this one that are on the screen when it is.
    var shownChildren: [Node] {
        if let arrangement = kind.arrangement { return arrangement.shown(self) }
        return childrenInPlace
    }

    /// The children that are shown where they stand, when this node is.
    package var childrenInPlace: [Node] { children.filter(\.isShownByParent) }

    /// Whether the node is shown where it stands, when what it stands in is.
    var isShownByParent: Bool {
        switch presence {
        case .inPlace: !isUnshownScreen
        case .page: arranger == nil
        case .apart, .presented, .absent: false
        }
    }
}
