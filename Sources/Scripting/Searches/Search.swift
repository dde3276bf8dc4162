import Lua
import System
import Views

/// `find` and `findAll` of scripts.
///
/// The criterion is a kind's name, a view that the script defined, a function, or a table: `{ text = … }`, `{ button =
/// … }`, `{ viewWithId = … }`, and the rest of the guide's forms. Guide: Dynamic query with find.
extension ScriptSession {
    static func addSearches(to type: UserdataType<Element>) {
        type.methodOnMain("find") { element, call in
            let criterion = TextCriterion(call)
            if let criterion, let again = try findAgain(criterion, in: element, call) { return again }
            return try search("find", in: element, call, criterion, mayBeUnclear: true) { search, top in
                try search.first(from: top)
            }
        }
        type.methodOnMain("findAll") { element, call in
            let search = try Search(call, in: element)
            let found = try element.searching { try search.all(in: element.current()) }
            element.session.journal.note("findAll\(search.written)", call)
            let matches = Matches(search, found)
            let elements = found.indices.map {
                Element(found[$0], from: element, isAnonymous: search.isAnonymous, .match(matches, $0))
            }
            return try call.returns(all: elements, element.session.types.element)
        }
    }

    /// Makes a search that the script made last on the same element; returns the same object where it finds the same view,
    /// else nil.
    private static func findAgain(
        _ criterion: TextCriterion, in element: Element, _ call: borrowing Call
    ) throws -> Returned? {
        // Where there is nothing any more, the search itself says so.
        guard !element.session.isStrict, let kept = call.kept(in: Element.searchSlot) as? Element,
            (try? kept.isResult(of: criterion, "find", { try $0.first(from: element.current()) })) == true
        else { return nil }
        try element.session.reportFailures(in: element.graph)
        element.session.journal.noteFound(kept, call)
        return try call.returnsKept(in: Element.searchSlot)
    }

    /// Adds a search with one result. `mayBeUnclear` says that others may fit as well, which a strict run checks when the
    /// script acts on the view.
    static func addSearch(
        _ name: String, to type: UserdataType<Element>, mayBeUnclear: Bool = false,
        _ find: @escaping @MainActor (Search, Node) throws -> Node
    ) {
        type.methodOnMain(name) { element, call in
            try search(name, in: element, call, mayBeUnclear: mayBeUnclear, find)
        }
    }

    /// Searches for one view as a call says, does something with what is found, and returns that.
    static func search(
        _ name: String, in element: Element, _ call: borrowing Call, _ criterion: TextCriterion? = nil,
        mayBeUnclear: Bool, _ find: @escaping @MainActor (Search, Node) throws -> Node,
        then act: (Element) throws -> Void = { _ in }
    ) throws -> Returned {
        let search = try criterion.map { Search($0, in: element) } ?? Search(call, in: element)
        let journal = element.session.journal
        do {
            let found = try element.searching {
                Element(
                    try find(search, element.current()), from: element, isAnonymous: search.isAnonymous,
                    .search(search, call: name, find))
            }
            if mayBeUnclear, element.session.isStrict { found.search = search }
            try act(found)
            journal.noteFound(found, call)
            return try call.returns(found, element.session.types.element, keptIn: Element.searchSlot)
        } catch {
            journal.note("\(name)\(search.written)", error: error, call)
            throw error
        }
    }
}

extension Element {
    /// Runs a search; a script's mistake in a condition comes through, unlike a condition that doesn't apply.
    func searching<Found>(_ search: () throws -> Found) throws -> Found {
        let result = Result { try search() }
        try session.reportFailures(in: graph)
        return try result.get()
    }
}

/// The criterion of a search for a text, or for a view with one, that says nothing else: `{ text = "…" }`.
struct TextCriterion: Equatable {
    let name: String
    let text: String

    /// - Returns: `nil` for the arguments of any other search.
    @MainActor init?(_ call: borrowing Call) {
        guard call.argumentCount == 1, let (name, text) = call.onlyText(1), Self.matches.keys.contains(name) else {
            return nil
        }
        self.name = name
        self.text = text
    }

    /// The view that is meant; nil for a text itself.
    @MainActor var match: Node.Match? { Self.matches[name]! }

    @MainActor private static let matches: [String: Node.Match?] = {
        let matches = Search.shorthands.mapValues { Optional(Search.match(ofKinds: $0)) }
        return matches.merging(["text": nil]) { first, _ in first }
    }()
}

/// A search with its options.
@MainActor
final class Search {
    /// The criterion of a search.
    enum Target {
        case text(String)
        case containing(Node.Match, String)
        case matching(Node.Match)
        case id(AnyHashable)
        case tag(AnyHashable)
        /// An image by its name.
        case image(String)
        case anything
    }

    /// The element that the search starts from.
    let element: Element
    /// The first argument of the call, for messages; nil where there is a criterion alone.
    let given: Value?
    let hasOptions: Bool
    /// The criterion, where the search has no other and no options.
    let criterion: TextCriterion?

    var target = Target.anything
    /// The accessibility attributes that a view needs, too.
    var accessibility = AccessibilityQuery()
    var condition: Function?
    var relation = ViewSearch.Relation.child
    var traversal = ViewSearch.Traversal.breadthFirst
    var skip = 0
    /// The key of the criterion in a table; nil where there is none.
    var givenCriterion: String?
    /// Whether the search finds also what is behind something else, or can't be seen.
    var findsCovered = false
    /// The wanted view in messages: `button "Log in"`.
    lazy var wanted = criterion.map { "\($0.name) \"\($0.text)\"" } ?? "view that meets the condition"

    init(element: Element, given: Value, hasOptions: Bool) {
        self.element = element
        self.given = given
        self.hasOptions = hasOptions
        criterion = nil
    }

    /// A search for what meets a criterion.
    init(_ criterion: TextCriterion, in element: Element) {
        self.element = element
        self.criterion = criterion
        given = nil
        hasOptions = false
        target = criterion.match.map { .containing($0, criterion.text) } ?? .text(criterion.text)
    }

    /// The part of the tree that the search looks at: on a hosted screen, only what is there to be seen.
    var scope: SearchScope {
        guard element.graph.isScreen else { return .tree }
        if findsCovered { return .alive }
        return accessibility.isEmpty ? .screen : .accessibleScreen
    }

    /// The first view that meets the search, after those to skip. Throws `ScriptingError.notFound`.
    func first(from top: Node) throws -> Node {
        var mistake: (any Error)?
        do {
            if condition == nil, accessibility.isEmpty, relation == .child, traversal == .breadthFirst, skip == 0 {
                switch target {
                case .containing(let match, let text):
                    if let found = try? top.search(match, containing: text, in: scope.withLabels) { return found }
                    let isTarget = targetTest
                    return try top.first(in: scope, where: isTarget) ?? { throw notFound(in: top) }()
                case .text(let text):
                    return try top.firstText(reading: text, in: scope) ?? { throw notFound(in: top) }()
                case .matching(.app(let name)):
                    return try top.first(.app(name), in: scope) ?? top.first(in: scope) { $0.isLayout(named: name) }
                        ?? { throw notFound(in: top) }()
                case .matching(let match): return try top.first(match, in: scope) ?? { throw notFound(in: top) }()
                case .id, .tag:
                    let isTarget = targetTest
                    // Both are modifiers; most views have none.
                    return try top.first(in: scope) { !$0.modifiers.isEmpty && isTarget($0) }
                        ?? { throw notFound(in: top) }()
                case .image, .anything: break
                }
            }
            let isTarget = targetTest
            guard let condition else {
                return try top.search(relation, traversal, skip: skip, in: scope, where: isTarget)
            }
            return try top.search(relation, traversal, skip: skip, in: scope) { node in
                try isTarget(node) && meets(condition, node, within: top, &mistake)
            }
        } catch is InspectionError {
            if let mistake { throw mistake }
            throw notFound(in: top)
        }
    }

    /// All views that meet the search, each before those inside it.
    func all(in top: Node) throws -> [Node] {
        var mistake: (any Error)?
        let isTarget = targetTest
        let found = top.searchAll(in: scope) { node in
            guard isTarget(node) else { return false }
            guard let condition else { return true }
            return try meets(condition, node, within: top, &mistake)
        }
        if let mistake { throw mistake }
        // Comparing a name with those of all kinds takes longer than the search.
        if found.isEmpty, case .matching(.app(let name)) = target,
            isSlip(name, top.searchAll(in: scope) { $0.kind.isCustom || $0.layoutName != nil }) || isWords(name)
        {
            throw notFound(in: top)
        }
        return found
    }

    /// Whether a name is most likely that of a kind, misspelt: it is near one, and nothing else has it.
    func isSlip(_ name: String, _ nodes: [Node]) -> Bool {
        Suggestions.nearest(to: name, in: KnownKinds.searchable.map(\.name)) != nil
            && !element.session.knows(viewNamed: name)
            && !nodes.contains { $0.matches(.app(name)) || $0.isLayout(named: name) }
    }

    /// Whether a name can't be that of a type: it has spaces, and isn't that of a script's view either.
    func isWords(_ name: String) -> Bool {
        name.contains(where: \.isWhitespace) && !element.session.knows(viewNamed: name)
    }

    /// Whether a node meets the script's condition. An error in it is kept, and ends the search.
    private func meets(
        _ condition: Function, _ node: Node, within top: Node, _ mistake: inout (any Error)?
    ) throws -> Bool {
        guard mistake == nil else { return false }
        // Most views of a search fail the condition, and those errors aren't read.
        let outer = element.session.isInCondition
        element.session.isInCondition = true
        defer { element.session.isInCondition = outer }
        let path = node.path(from: top, .lua)
        let candidate = Element(
            node, from: element, isAnonymous: isAnonymous,
            .call(from: element, find: { _ in node }, text: { ":\(path)" }))
        do {
            let userdata = try element.session.interpreter.makeUserdata(candidate, element.session.types.element)
            return try condition.call(.userdata(userdata)).first?.isTrue ?? false
        } catch LuaError.runtime(let error) where doesNotApply(error.cause) {
            return false
        } catch {
            mistake = error
            return false
        }
    }

    /// Whether an error means that a condition doesn't apply to a view, which then doesn't meet it. Other errors are
    /// mistakes in the condition.
    private func doesNotApply(_ error: (any Error)?) -> Bool {
        switch error as? ScriptingError {
        case .inspection, .notApplicable, .notFound, .notOnScreen, .indexMissing, .missed: true
        case .everydayWord(_, let name, _, _): ElementCalls.shared.names.contains(name)
        default: false
        }
    }

    /// Whether the search finds texts with a link that reads so.
    private var findsLinks: Bool { element.graph.isScreen && (criterion?.name ?? givenCriterion) == "link" }

    /// Whether the result may be of any kind.
    var isAnonymous: Bool {
        switch target {
        case .id, .tag, .anything: true
        case .text, .containing, .matching, .image: false
        }
    }

    /// The test of a node, without the condition. Made once for a search.
    var targetTest: (Node) -> Bool {
        targetTest(in: scope)
    }

    func targetTest(in scope: SearchScope) -> (Node) -> Bool {
        let isTarget = kindTest(in: scope)
        guard !accessibility.isEmpty else { return isTarget }
        // A view that is searched by kind is found even inside another element.
        return { [accessibility, isAnonymous] node in
            isTarget(node) && accessibility.matches(node, inElements: !isAnonymous)
        }
    }

    /// The test of a node, without the condition and the accessibility attributes.
    func kindTest(in scope: SearchScope) -> (Node) -> Bool {
        switch target {
        case .text(let text): { $0.reads(text, in: scope) }
        case .containing(let match, let text):
            { [isScreen = element.graph.isScreen, findsLinks] node in
                guard node.matches(match) else { return findsLinks && node.textLinks.contains { $0.words == text } }
                // To a person who hears the screen, an icon is called by its label.
                return !node.searchAll(in: scope.withLabels) { $0.reads(text) }.isEmpty
                    || (isScreen && node.accessibilityLabelText == text)
            }
        case .matching(.app(let name)): { $0.matches(.app(name)) || $0.isLayout(named: name) }
        case .matching(let match): { $0.matches(match) }
        case .image(let name): { $0.imageName == name }
        case .id(let id): { [read = ModifierType().id] in (try? read($0)) == id }
        case .tag(let tag): { [read = ModifierType().tag] in (try? read($0)) == tag }
        case .anything: { _ in true }
        }
    }
}

extension Node {
    /// The name of the type of a layout, as in `FlowLayout`; nil for any other view.
    var layoutName: String? {
        guard kind === ViewType.Layout.kind else { return nil }
        return (try? properties(of: ViewType.Layout.self))?.layoutName
    }

    /// Whether the view is what a layout of the app arranges, of a type with this name.
    func isLayout(named name: String) -> Bool { layoutName == name }

    /// The name of an image; nil for any other view, and for an image without one.
    var imageName: String? {
        guard kind === ViewType.Image.kind else { return nil }
        return try? properties(of: ViewType.Image.self).actualImage.name()
    }
}
