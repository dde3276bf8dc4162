import Lua
import Views

/// `only` of scripts: a search that leaves no doubt.
extension ScriptSession {
    static func addOnly(to type: UserdataType<Element>) {
        addSearch("only", to: type) { search, top in try search.only(in: top, "only") }
    }
}

extension Search {
    /// The only view that meets the search.
    /// - Parameter call: The name of the call, for errors.
    /// - Throws: `ScriptingError.notFound`, or `ambiguous` where several meet it.
    func only(in top: Node, _ call: String) throws -> Node {
        let found = try matches(in: top)
        guard let first = found.first else { throw notFound(in: top) }
        guard found.count == 1 else { throw ambiguous("\(call)\(written)", found) }
        return first
    }

    /// All views that meet the search. Of those that contain a text, one within another is meant rather than that one, as
    /// with `find`.
    private func matches(in top: Node) throws -> [Node] {
        guard relation == .child else { return [try first(from: top)] }
        let found = try all(in: top)
        guard case .containing = target else { return found }
        return found.filter { outer in
            !found.contains { inner in inner !== outer && inner.ancestors.contains { $0 === outer } }
        }
    }

    /// Makes sure that no other view meets the search. One that says how many matches to skip says which one is meant.
    /// - Throws: `ScriptingError.ambiguous`.
    func checkIsClear(in top: Node) throws {
        guard skip == 0 else { return }
        let found = try matches(in: top)
        if found.count > 1 { throw ambiguous("in a strict run find\(written)", found) }
    }

    private func ambiguous(_ search: String, _ found: [Node]) -> ScriptingError {
        .ambiguous(search: search, found: found.map { "\($0.headline) at \($0.path(.lua))" })
    }
}

extension Element {
    /// The only view of a kind inside this one that contains a text: `alert:button("OK")`. `call` is the name of the call.
    /// - Throws: `ScriptingError.notFound`, or `ambiguous` where there are several.
    func child(of kind: Kind, labelled label: String, _ call: String) throws -> Element {
        let search = Search(element: self, given: .string(LuaString(label)), hasOptions: false)
        let buttons = Search.match(ofKinds: Search.shorthands["button"]!)
        search.target = .containing(kind === ViewType.Button.kind && graph.isScreen ? buttons : .kind(kind), label)
        search.wanted = "\(call) \"\(label)\""
        return try searching {
            try Element(from: self, isAnonymous: false, ":\(call)\(search.written)") { [search] top in
                try search.only(in: top, call)
            }
        }
    }

    /// In a strict run, makes sure that the search which found this element could have found no other.
    /// - Throws: `ScriptingError.ambiguous`.
    func checkIsClear() throws {
        guard session.isStrict, let search else { return }
        try search.checkIsClear(in: search.element.current())
    }
}
