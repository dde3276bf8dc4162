import Lua
import Views

/// A view on a screen, as an object of a script: a query that is run again when its result has gone.
///
/// As long as the view that was found keeps its identity, the element is that view, whatever it shows. When the view is
/// removed, the element searches again.
@MainActor
final class Element {
    /// The tree, kept alive as long as a script looks at it.
    let graph: Graph
    unowned let session: ScriptSession
    /// The view that was found last, which may have left.
    var lastFound: Node { node }
    @exclusivity(unchecked) private var node: Node
    /// The path of the view when it was found.
    private var route: NodeRoute
    /// How to find the view again, from another element; nil for the root of a tree.
    private let lookup: (origin: Element, find: (Node) throws -> Node, text: () -> String)?

    /// In a strict run, the search that found the view; nil where it was reached otherwise.
    var search: Search?

    /// The path of the view that was found last.
    var foundRoute: NodeRoute { route }
    /// The call that found it, as a script writes it.
    var question: () -> String { lookup?.text ?? { "host(…)" } }

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
        route = node.route(.lua)
        lookup = nil
        isAnonymous = true
    }

    /// The result of a call on an element. `text` is the call as a script writes it.
    init(
        from origin: Element, isAnonymous: Bool, _ text: @autoclosure @escaping () -> String,
        _ find: @escaping (Node) throws -> Node
    ) throws {
        self.isAnonymous = isAnonymous
        graph = origin.graph
        session = origin.session
        lookup = (origin, find, text)
        node = try find(origin.current())
        route = node.route(.lua)
    }

    /// A node that a search found among others; `find` finds it again.
    init(
        _ node: Node, from origin: Element, isAnonymous: Bool, _ text: @autoclosure @escaping () -> String,
        _ find: @escaping (Node) throws -> Node
    ) {
        self.isAnonymous = isAnonymous
        graph = origin.graph
        session = origin.session
        lookup = (origin, find, text)
        self.node = node
        route = node.route(.lua)
    }

    /// The view, brought up to date. Throws `ScriptingError.gone` when it has left and nothing else is an answer.
    func current() throws -> Node {
        graph.flush()
        if node.isAttached { return node }
        guard let lookup, lookup.origin.graph.root.isAttached else {
            throw ScriptingError.screenClosed(what: lookup?.text())
        }
        let origin = try lookup.origin.current()
        do {
            node = try inspecting(origin) { try lookup.find(origin) }
            route = node.route(.lua)
            return node
        } catch let error as ScriptingError {
            throw ScriptingError.gone(
                what: "the \(node.kind.name) found by \(lookup.text())", path: route.text, now: "\(error)")
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
