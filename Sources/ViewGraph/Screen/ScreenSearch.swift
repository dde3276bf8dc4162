/// The part of a tree that a search looks at.
public enum SearchScope: Sendable {
    /// Everywhere, also on screens that aren't shown, which are created for it.
    case tree
    /// In all that lives, also behind something else.
    case alive
    /// On the screen of a hosted tree: only at what a person could see, or could scroll to.
    case screen
    /// On the screen, and at the labels that views have without drawing them, by which they are known all the same.
    case labelledScreen
    /// On the screen, at such labels, and at what is read aloud in place of what it shows.
    case accessibleScreen

    /// Whether the search makes what a view shows only later. Behind a tab a person finds it.
    @MainActor fileprivate func makesContent(of node: Node) -> Bool {
        switch self {
        case .tree: true
        case .alive: node.isWaiting
        case .screen, .labelledScreen, .accessibleScreen: false
        }
    }

    /// Whether the search leaves out what isn't on the screen.
    var isScreen: Bool {
        switch self {
        case .screen, .labelledScreen, .accessibleScreen: true
        case .tree, .alive: false
        }
    }

    /// The scope with the labels that aren't drawn, for a search for a view that one of them names.
    public var withLabels: SearchScope { self == .screen ? .labelledScreen : self }
}

/// The nodes that a search goes on with, in their order.
@MainActor
protocol SearchQueue {
    /// Adds a node.
    mutating func append(_ node: Node)
    /// Adds a node that a view shows which arranges what is inside it, wherever the node stands in the tree.
    mutating func append(part node: Node)
    /// Adds the children of a node that are inside a scope, in their order.
    mutating func appendChildren(of node: Node, in scope: SearchScope)
}

extension [Node]: SearchQueue {
    mutating func append(part node: Node) { append(node) }

    mutating func appendChildren(of node: Node, in scope: SearchScope) {
        if case .tree = scope { return append(contentsOf: node.children) }
        for child in node.children where child.isInside(scope) { append(child) }
    }
}

extension Node {
    /// The views that a search in a scope starts from, what is on top first.
    func starts(in scope: SearchScope) -> [Node] {
        guard scope.isScreen else { return [self] }
        let isShown = isShownByParents
        if graph.layers.isEmpty { return isShown ? [self] : [] }
        let layers = graph.layers.latestFirst.filter {
            // The search gets to the pages inside a view that is shown by way of their stack.
            ($0.presence == .presented || !isShown) && $0.isInside(self) && $0.sightObstruction == nil
        }
        return layers.filter { layer in !layers.contains { layer.isInside($0) } } + (isShown ? [self] : [])
    }

    /// Whether a search looks at the node itself rather than only at what its modifiers show above it, and where those begin.
    func visibility(in scope: SearchScope) -> (isSeen: Bool, firstModifier: Int) {
        guard scope.isScreen, mayBeObstructed, let first = firstVisibleLayer else { return (true, 0) }
        return (false, first)
    }

    /// Adds the nodes inside this one that a search goes on with, of which the node has this visibility.
    @inline(__always)
    func appendInside<Queue: SearchQueue>(
        _ scope: SearchScope, _ visibility: (isSeen: Bool, firstModifier: Int), to queue: inout Queue
    ) {
        if case .accessibleScreen = scope, kind.isSpoken {
            makeDeferredContent()
            for child in children { queue.append(part: child) }
            return
        }
        if visibility.isSeen {
            if scope.isScreen, let parts = partsOnScreen(in: scope) {
                for part in parts { queue.append(part: part) }
            } else if kind.hasChildren {
                if scope.makesContent(of: self), !deferred.isEmpty { makeDeferredContent() }
                if case .tree = scope, kind.calling.setAside != nil {
                    for child in children where child.setAsideName == nil { queue.append(child) }
                } else {
                    queue.appendChildren(of: self, in: scope)
                }
            }
        }
        guard !modifiers.isEmpty else { return }
        for modifier in modifiers[visibility.firstModifier...] {
            if let added = modifier.shownNode, added.isInside(scope) { queue.append(added) }
        }
    }

    /// The nodes inside the view that are on the screen when it is, for a search in a scope of the screen; nil where all are.
    private func partsOnScreen(in scope: SearchScope) -> [Node]? {
        guard let drawn = drawnParts else { return kind.arrangement?.shown(self) }
        func isDrawn(_ part: Node) -> Bool { drawn.contains { $0 === part } }
        let labels = scope == .screen ? [] : children.filter { $0.isNameOfParent && !isDrawn($0) }
        guard let arrangement = kind.arrangement else { return labels + drawn.filter { $0.isInside(scope) } }
        return arrangement.shown(self).filter { part in isDrawn(part) || labels.contains { $0 === part } }
    }

    /// Whether a search in a scope that has seen what the node stands in goes on with the node.
    @inline(__always)
    func isInside(_ scope: SearchScope) -> Bool {
        switch scope {
        case .tree: true
        case .alive: !isUnshownScreen || parent?.isWaiting == true
        case .screen, .labelledScreen, .accessibleScreen:
            isShownByParent && (kind.showsAllAsItIs && !isOffered || !isHiddenContent)
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
        case .page: arranger == nil && !isStrayPage
        case .apart, .presented, .absent: false
        }
    }
}
