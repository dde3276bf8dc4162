/// The routes to nodes as they are now, which are made when one is asked for, and at the latest before the tree changes.
@MainActor
package final class PendingRoutes {
    private let nodes: [Node]
    private let style: Node.PathStyle
    private var made: [NodeRoute] = []

    fileprivate init(_ nodes: [Node], _ style: Node.PathStyle) {
        self.nodes = nodes
        self.style = style
    }

    /// The route to a node, from 0 in the order given.
    package subscript(place: Int) -> NodeRoute { made.isEmpty ? nodes[place].route(style) : made[place] }

    fileprivate func make() {
        made = nodes.map { $0.route(style) }
    }
}

/// The routes of a tree that have not been read yet.
struct PendingRouteList {
    private var pending: [PendingRoutes] = []
    /// The number of entries at which those without references are dropped.
    private var limit = 16

    mutating func add(_ routes: PendingRoutes) {
        if pending.count >= limit {
            // Each is moved out to be asked who holds it.
            var kept: [PendingRoutes] = []
            while var last = pending.popLast() {
                if !isKnownUniquelyReferenced(&last) { kept.append(last) }
            }
            pending = kept
            limit = max(16, 2 * kept.count)
        }
        pending.append(routes)
    }

    /// Makes the routes before the tree changes.
    @MainActor mutating func make() {
        guard !pending.isEmpty else { return }
        for index in pending.indices where !isKnownUniquelyReferenced(&pending[index]) { pending[index].make() }
        pending.removeAll()
    }
}

extension Graph {
    /// The routes to nodes as they are now. Making them takes longer than finding the nodes, and few are read.
    package func pendingRoutes(to nodes: [Node], _ style: Node.PathStyle) -> PendingRoutes {
        let routes = PendingRoutes(nodes, style)
        search.pendingRoutes.add(routes)
        return routes
    }
}
