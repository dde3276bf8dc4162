import Views

/// The results of one `findAll`, which its elements share.
@MainActor
final class Matches {
    /// The search that found them.
    let search: Search
    private let routes: PendingRoutes

    /// - Parameter nodes: What the search has just found.
    init(_ search: Search, _ nodes: [Node]) {
        self.search = search
        routes = search.element.graph.pendingRoutes(to: nodes, .lua)
    }

    /// The route to one of them when it was found; they count from 0.
    func route(_ place: Int) -> NodeRoute { routes[place] }

    /// Searches again for one of them.
    /// - Throws: `ScriptingError.notFound` where there are fewer now.
    func find(_ place: Int, in top: Node) throws -> Node {
        let found = try search.all(in: top)
        guard found.indices.contains(place) else { throw search.notFound(in: top) }
        return found[place]
    }
}
