import Lua
import Views

/// Calls on a screen that name a view which isn't the next one inside: `screen:stepper()` means the stepper on the screen.
extension Element {
    /// The only view that a call may mean which leads nowhere by itself: on a screen, the only one of the kind that can be seen
    /// there.
    /// - Throws: For any other element, and where there are none or several, the error of the call, with the search to write.
    func onlyView(of meaning: ElementCalls.Meaning, instead error: ScriptingError) throws -> Element {
        guard graph.isScreen, !session.isInCondition, let kind = meaning.child ?? meaning.subtree else { throw error }
        let search = Search(element: self, given: .string(LuaString(kind.name)), hasOptions: false)
        search.target = .matching(.kind(kind))
        search.wanted = kind.name
        let found = try search.all(in: current())
        if isScreenItself, found.count == 1 {
            return try Element(from: self, isAnonymous: false, ":\(meaning.name)()") {
                try search.only(in: $0, meaning.name)
            }
        }
        throw ScriptingError.missed(error, hint: hint(for: kind, found.count))
    }

    /// Whether the element is a screen, as `host` returns it.
    private var isScreenItself: Bool { graph.root === lastFound }

    private func hint(for kind: Kind, _ count: Int) -> String {
        let place = isScreenItself ? "on the screen" : "in this \(lastFound.kind.name)"
        switch count {
        case 0: return "there is no \(kind.name) \(place)"
        case 1: return "the one \(place) is found by find(\"\(kind.name)\")"
        default:
            return "of the \(count) \(place), one is found by its text with find { type = \"\(kind.name)\", "
                + "containing = \"…\" }, or by its place with findAll(\"\(kind.name)\")[1]"
        }
    }

    /// On a screen, the view on it that goes back: a stack of pages, or a split view; of several, one in the other, the innermost with
    /// a page above another. Nil for any other element, and for a stack that is the screen itself where it shows none.
    /// - Throws: `ScriptingError.unconvertible` where there are none, or several side by side.
    func onlyStack() throws -> (element: Element, node: Node)? {
        guard graph.isScreen, isScreenItself else { return nil }
        let stacks: (Node) -> [Node] = { root in
            let found = root.searchAll(in: .screen) { $0.kind.member("back") != nil }
            guard let wanted = found.last(where: { !$0.topPage.isEmpty }) ?? found.first else { return [] }
            let isNested = found.allSatisfy { $0 === wanted || $0.isInside(wanted) || wanted.isInside($0) }
            return isNested ? [wanted] : found
        }
        let found = stacks(graph.root)
        let isStack = graph.root.kind.member("back") != nil
        if found.isEmpty, isStack { return nil }
        guard found.count == 1 else {
            let what =
                found.isEmpty
                ? "no NavigationStack or other stack of pages is on the screen"
                : "the screen has \(found.count) stacks of pages: find one of them first, as in "
                    + "find(\"\(found[0].kind.name)\"):back()"
            throw ScriptingError.unconvertible(isStack ? what : "\(graph.root.kind.name) has no 'back', and \(what)")
        }
        let element = Element(
            found[0], from: self, isAnonymous: true,
            .call(
                from: self,
                find: { node in
                    guard let stack = stacks(node).first else {
                        throw InspectionError.viewNotFound(parent: "NavigationStack")
                    }
                    return stack
                },
                text: { ":back()" }))
        return (element, found[0])
    }
}

extension ScriptingError {
    /// Whether a call led to no view, as another one stands there, or several may.
    var isMissedStep: Bool {
        switch self {
        case .inspection(.inspection, _, _), .inspection(.viewNotFound, _, _), .inspection(.modifierNotFound, _, _),
            .inspection(.notSupported, _, _), .indexMissing:
            true
        default: false
        }
    }
}

extension Node {
    /// The view that has a modifier: this one, or for the menu of a row on a screen the nearest view around it that has one, as
    /// for a finger that rests on it.
    func owner(of modifier: Kind, _ index: Int?) -> Node {
        guard modifier === ViewType.ContextMenu.kind, graph.isScreen, index == nil else { return self }
        let around = sequence(first: self, next: \.parent)
        return around.first { node in node.modifiers.contains { $0.kind === modifier } } ?? self
    }
}
