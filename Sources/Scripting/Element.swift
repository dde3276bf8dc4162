import Lua
import Views

/// A view on a screen, as an object of a script: a query that is run again when its result has gone.
///
/// As long as the view that was found keeps its identity, the element is that view, whatever it shows. When the view is
/// removed, the element searches again.
@MainActor
final class Element {
    /// The search that found an element, and finds it again.
    enum Lookup {
        /// It is the root of a tree.
        case root
        /// By a call of its kind, such as `text(2)`.
        case step(from: Element, ElementCalls.Step)
        /// By a search for one view; `call` is the name of the call.
        case search(Search, call: String, (Search, Node) throws -> Node)
        /// As one of the results of a search, from 0.
        case match(Matches, Int)
        /// By another call; the text is the call as a script writes it.
        case call(from: Element, find: (Node) throws -> Node, text: () -> String)

        /// The element that the call was made on; nil for the root of a tree.
        @MainActor var origin: Element? {
            switch self {
            case .root: nil
            case .step(let origin, _), .call(let origin, _, _): origin
            case .search(let search, _, _): search.element
            case .match(let matches, _): matches.search.element
            }
        }

        /// The call as a script writes it.
        @MainActor var text: String {
            switch self {
            case .root: "host(…)"
            case .step(_, let step): step.text
            case .search(let search, let call, _): ":\(call)\(search.written)"
            case .match(let matches, let place): ":findAll\(matches.search.written)[\(place + 1)]"
            case .call(_, _, let text): text()
            }
        }

        /// Makes the call again, on the view that the origin is now.
        @MainActor func find(from node: Node) throws -> Node {
            switch self {
            case .root: return node
            case .step(let origin, let step): return try step.follow(from: node, isAnonymous: origin.isAnonymous)
            case .search(let search, _, let find): return try find(search, node)
            case .match(let matches, let place): return try matches.find(place, in: node)
            case .call(_, let find, _): return try find(node)
            }
        }
    }

    /// The tree, kept alive as long as a script looks at it.
    let graph: Graph
    unowned let session: ScriptSession
    /// The view that was found last, which may have left.
    var lastFound: Node { node }
    private var node: Node
    /// The path of the view when it was found; nil where that is asked of the root or of the matches.
    private var route: NodeRoute?
    private let lookup: Lookup
    /// The version of the tree in which the view was found first.
    private let version: Int

    /// In a strict run, the search that found the view; nil where it was reached otherwise.
    var search: Search?

    /// The path of the view that was found last.
    var foundRoute: NodeRoute {
        if let route { return route }
        guard case .match(let matches, let place) = lookup else { return node.route(.lua) }
        return matches.route(place)
    }
    /// The call that found it, as a script writes it.
    var question: String { lookup.text }

    /// The text of a Text when nothing has to be brought up to date and no locale asked first.
    var textAtHand: String? { graph.isUpToDate && node.isAttached ? node.text : nil }

    /// Whether no call has named the kind of this view. Then the call of its kind means the view itself, and the next
    /// such call a child.
    let isAnonymous: Bool

    /// The root of a tree.
    init(root graph: Graph, session: ScriptSession) {
        self.graph = graph
        self.session = session
        node = graph.root
        version = graph.version
        lookup = .root
        isAnonymous = true
    }

    /// The result of a call on an element. `text` is the call as a script writes it.
    convenience init(
        from origin: Element, isAnonymous: Bool, _ text: @autoclosure @escaping () -> String,
        _ find: @escaping (Node) throws -> Node
    ) throws {
        self.init(
            try find(origin.current()), from: origin, isAnonymous: isAnonymous,
            .call(from: origin, find: find, text: text))
    }

    /// A view that was found from an element; `lookup` finds it again.
    init(_ node: Node, from origin: Element, isAnonymous: Bool, _ lookup: Lookup) {
        self.isAnonymous = isAnonymous
        graph = origin.graph
        session = origin.session
        self.lookup = lookup
        self.node = node
        version = graph.version
        if case .match = lookup { return }
        route = node.route(.lua)
    }

    /// Whether this is the element that a call would make now that leads to a view.
    func isResult(of step: ElementCalls.Step, _ found: Node) -> Bool {
        guard isCurrent(found), case .step(_, step) = lookup else { return false }
        return true
    }

    /// Whether this is the element that a search would make now that finds a view; `find` looks for that.
    func isResult(of criterion: TextCriterion, _ call: String, _ find: (Search) throws -> Node) rethrows -> Bool {
        guard case .search(let search, call, _) = lookup, search.criterion == criterion else { return false }
        return try isCurrent(find(search))
    }

    // The tree hasn't changed since, so that the path is the same, too.
    private func isCurrent(_ found: Node) -> Bool { found === node && graph.version == version }

    /// The view, brought up to date. Throws `ScriptingError.gone` when it has left and nothing else is an answer.
    func current() throws -> Node {
        graph.flush()
        if node.isAttached { return node }
        guard let from = lookup.origin, from.graph.root.isAttached else {
            throw ScriptingError.screenClosed(what: lookup.origin == nil ? nil : lookup.text)
        }
        let origin = try from.current()
        // The path before it left, for the error.
        let lastRoute = foundRoute
        do {
            node = try inspecting(origin) { try lookup.find(from: origin) }
            route = node.route(.lua)
            return node
        } catch let error as ScriptingError {
            throw ScriptingError.gone(
                what: "the \(node.kind.name) found by \(lookup.text)", path: lastRoute.text, now: "\(error)")
        }
    }
}

extension Element {
    /// Runs work that may change the tree, and throws the failures of the script's functions and views during it.
    func perform<Result>(_ work: (Node) throws -> Result) throws -> Result {
        let node = try current()
        let result = try inspecting(node) { try work(node) }
        session.settleTasks()
        try session.reportFailures(in: graph)
        return result
    }

    /// Runs work that reads the tree, and adds the place to inspection errors. Failures of the script's functions and
    /// views take precedence, as they are the cause.
    func inspecting<Result>(_ node: Node, _ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch {
            try session.reportFailures(in: graph)
            guard let error = error as? InspectionError else { throw error }
            throw ScriptingError.inspection(error, kind: node.kind.name, path: errorPath(of: error, node))
        }
    }

    /// The path of the view at which the error came up: the child that was something else, or the view that was asked.
    private func errorPath(of error: InspectionError, _ node: Node) -> String {
        guard case .inspection(let path, _, _) = error else { return node.path(.lua) }
        let child = node.contents.first { $0.path() == path }
        return (child ?? node).path(.lua)
    }

    /// The element in one line: its kind, its texts, its path.
    var summary: String {
        guard let node = try? current() else { return "element that is gone" }
        return "\(node.headline) at \(node.path(.lua))"
    }
}
