/// The part of a tree that a search looks at.
@MainActor
protocol SearchArea {
    /// Whether the search looks at a node, where it gets to it.
    func contains(_ node: Node) -> Bool

    /// Adds the children of a node that the search looks at, in their order.
    func appendChildren(of node: Node, to queue: inout [Unmanaged<Node>])
}

/// The nodes that a search of an area goes on with, which it doesn't retain. It takes the children of a node all at once, and
/// looks at each when it gets there.
struct PassingQueue<Area: SearchArea>: SearchQueue {
    private(set) var nodes: [Unmanaged<Node>] = []
    /// What a view shows that stands elsewhere in the tree.
    private var parts: [Node] = []
    private let area: Area

    init(_ area: Area) {
        self.area = area
        nodes.reserveCapacity(64)
    }

    @inline(__always) mutating func append(_ node: Node) {
        if area.contains(node) { nodes.append(.passUnretained(node)) }
    }

    mutating func append(part node: Node) {
        guard area.contains(node) else { return }
        parts.append(node)
        nodes.append(.passUnretained(node))
    }

    @inline(__always) mutating func appendChildren(of node: Node, in scope: SearchScope) {
        area.appendChildren(of: node, to: &nodes)
    }

    /// Whether a search goes on with a node of the queue.
    @inline(__always) func goesOn(with node: Node, in scope: SearchScope) -> Bool {
        node.isInside(scope) || parts.contains { $0 === node }
    }
}

/// All of a tree.
struct WholeTree: SearchArea {
    @inline(__always) func contains(_ node: Node) -> Bool { true }

    @inline(__always) func appendChildren(of node: Node, to queue: inout [Unmanaged<Node>]) {
        node.children.withUnsafeBufferPointer { children in
            // A reference and an unmanaged one look the same in memory; copied as the latter, none is counted.
            children.withMemoryRebound(to: Unmanaged<Node>.self) { queue.append(contentsOf: $0) }
        }
    }
}

/// The ways from a node down to some of those inside it. A search that keeps to them gets to these nodes in the same
/// order as one of the whole tree.
struct WaysToNodes: SearchArea {
    private let top: Node
    /// For each of the nodes, those from the top down to it.
    private var ways: [[Unmanaged<Node>]] = []

    /// Leaves out nodes that aren't inside `top`.
    ///
    /// Complexity: O(*k* *d*) in the number of nodes and their depth below the top.
    @MainActor
    init(from top: Node, to nodes: [Node]) {
        self.top = top
        for node in nodes where node.depth >= top.depth {
            var way: [Unmanaged<Node>] = []
            way.reserveCapacity(node.depth - top.depth + 1)
            var next: Node? = node
            while let node = next, node.depth >= top.depth {
                way.append(.passUnretained(node))
                next = node.parent
            }
            guard let start = way.last, start.toOpaque() == Unmanaged.passUnretained(top).toOpaque() else { continue }
            way.reverse()
            ways.append(way)
        }
    }

    func contains(_ node: Node) -> Bool {
        let place = node.depth - top.depth
        guard place >= 0 else { return false }
        return ways.contains { place < $0.count && $0[place].toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
    }

    func appendChildren(of node: Node, to queue: inout [Unmanaged<Node>]) {
        let place = node.depth - top.depth
        var found: [Int] = []
        for way in ways where place + 1 < way.count {
            guard way[place].toOpaque() == Unmanaged.passUnretained(node).toOpaque(),
                let index = way[place + 1]._withUnsafeGuaranteedRef({ node.position(ofChild: $0) }),
                !found.contains(index)
            else { continue }
            found.append(index)
        }
        if found.count > 1 { found.sort() }
        for index in found { queue.append(.passUnretained(node.children[index])) }
    }
}

extension Node {
    /// The position of a child among the children; nil for a node that isn't one.
    fileprivate func position(ofChild child: Node) -> Int? {
        guard child.slot !== Slot.modifier else { return nil }
        // In most views, all children are in one slot.
        if child.index < children.count, children[child.index] === child { return child.index }
        return children.firstIndex { $0 === child }
    }
}
