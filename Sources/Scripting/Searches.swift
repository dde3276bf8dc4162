import Inspector
import Lua
import ViewTree

/// `find` and `findAll`, as scripts write them.
///
/// What to look for is a kind's name, a view that the script defined, a function, or a table: `{ text = … }`,
/// `{ button = … }`, `{ viewWithId = … }`, and the rest of the guide's forms. Guide: Dynamic query with find.
extension ScriptSession {
    static func addSearches(to type: UserdataType<Element>) {
        type.method(
            "find",
            onMain { element, call in
                let search = try Search(call, in: element)
                return try call.returns(
                    element.searching {
                        try Element(
                            from: element, isAnonymous: search.isAnonymous, ":find\(search.written)", search.first)
                    },
                    element.session.types.element)
            })
        type.method(
            "findAll",
            onMain { element, call in
                let search = try Search(call, in: element)
                let found = try element.searching { try search.all(in: element.current()) }
                let elements = try found.enumerated().map { place, node in
                    let match = Element(
                        node, from: element, isAnonymous: search.isAnonymous, ":findAll\(search.written)[\(place + 1)]"
                    ) { top in
                        let again = try search.all(in: top)
                        guard again.indices.contains(place) else { throw search.notFound(in: top) }
                        return again[place]
                    }
                    return Value.userdata(
                        try element.session.interpreter.makeUserdata(match, element.session.types.element))
                }
                return try call.returns(.table(element.session.interpreter.makeTable(elements)))
            })
    }
}

extension Element {
    /// Runs a search; a script's mistake in a condition comes through, unlike a condition that doesn't apply.
    fileprivate func searching<Found>(_ search: () throws -> Found) throws -> Found {
        let result = Result { try search() }
        try session.reportFailures(in: graph)
        return try result.get()
    }
}

/// What a search looks for and how.
@MainActor
struct Search {
    /// What meets the search.
    private enum Target {
        case text(String)
        case containing(Node.Match, String)
        case matching(Node.Match)
        case id(AnyHashable)
        case tag(AnyHashable)
        case anything
    }

    private var target = Target.anything
    private var condition: Function?
    private var relation = ViewSearch.Relation.child
    private var traversal = ViewSearch.Traversal.breadthFirst
    private var skip = 0
    private let element: Element

    /// What is wanted, for messages: `button "Log in"`.
    private var wanted = "view that meets the condition"

    /// What the call was given, to show it as it was written.
    private let given: Value
    private let hasOptions: Bool

    init(_ call: borrowing Call, in element: Element) throws {
        self.element = element
        given = try call.value(1)
        hasOptions = !call.isNil(2)
        switch given {
        case .string(let name):
            try look(forKind: try name.text)
            try readOptions(call.value(2))
        case .function(let function):
            condition = function
            try readOptions(call.value(2))
        case .userdata(let userdata) where userdata.object is ScriptDefinition:
            try look(forKind: (userdata.object as! ScriptDefinition).kind.name)
            try readOptions(call.value(2))
        case .table(let table):
            try readTable(table)
        default:
            throw ScriptingError.nothingToFind(found: call.isNil(1) ? "nothing" : given.summary)
        }
    }

    /// What follows the name of the call, as a script writes it; functions and what comes after a kind are left out.
    fileprivate var written: String {
        let options = hasOptions ? ", …" : ""
        switch given {
        case .table(let table):
            let entries = ((try? table.pairs) ?? []).map { key, value in
                key.string.map { "\($0) = \(Self.written(value))" } ?? Self.written(value)
            }
            return "{ \(entries.sorted().joined(separator: ", ")) }"
        default:
            return "(\(Self.written(given))\(options))"
        }
    }

    private static func written(_ value: Value) -> String {
        switch value {
        case .function: "…"
        case .userdata(let userdata):
            userdata.object(as: ScriptDefinition.self).map { "\"\($0.kind.name)\"" } ?? "\(value)"
        default: value.quoted
        }
    }

    // MARK: Reading the call

    private static let shorthands: [String: String] = [
        "button": "Button", "navigationLink": "NavigationLink", "link": "Link", "toggle": "Toggle",
    ]
    private static let criteria = [
        "text", "button", "navigationLink", "link", "toggle", "viewWithId", "viewWithTag", "type",
    ]
    private static let options = ["where", "containing", "relation", "traversal", "skipFound"]

    private mutating func readTable(_ table: Table) throws {
        var given: [String] = []
        for (key, value) in try table.pairs {
            guard let name = key.string else {
                guard key.integer == 1 else { continue }
                given.append("a kind")
                try look(forKind: kindName(of: value))
                continue
            }
            guard Self.criteria.contains(name) else { continue }
            given.append("'\(name)'")
            switch name {
            case "text":
                let text = try text(of: value, name)
                target = .text(text)
                wanted = "text \"\(text)\""
            case "viewWithId":
                target = .id(try AnyHashable.make(from: element.session.bridge.dynamicValue(value)))
                wanted = "view with id \(value.quoted)"
            case "viewWithTag":
                target = .tag(try AnyHashable.make(from: element.session.bridge.dynamicValue(value)))
                wanted = "view with tag \(value.quoted)"
            case "type":
                try look(forKind: kindName(of: value))
            default:
                let label = try text(of: value, name)
                target = .containing(.kind(try knownKind(Self.shorthands[name]!)), label)
                wanted = "\(name) \"\(label)\""
            }
        }
        try readOptions(.table(table), besides: Self.criteria)
        guard given.count == 1 || (given.isEmpty && condition != nil) else {
            guard !given.isEmpty else { throw ScriptingError.nothingToFind(found: "nothing") }
            throw ScriptingError.ambiguousSearch(criteria: given.sorted())
        }
    }

    private mutating func readOptions(_ value: Value, besides allowed: [String] = []) throws {
        if let function = value.function {
            condition = function
            return
        }
        guard let table = value.table else {
            guard value.isNil else {
                throw ArgumentError.calling(
                    "find", .wrongType(argument: "where", expected: "function or table", found: value.summary))
            }
            return
        }
        for (key, value) in try table.pairs {
            guard let name = key.string else { continue }
            switch name {
            case "where":
                guard let function = value.function else {
                    throw ArgumentError.calling(
                        "find", .wrongType(argument: name, expected: "function", found: value.summary))
                }
                condition = function
            case "containing":
                guard case .matching(let match) = target else {
                    throw ScriptingError.ambiguousSearch(criteria: ["'containing' without a kind"])
                }
                let text = try text(of: value, name)
                target = .containing(match, text)
                wanted += " containing \"\(text)\""
            case "relation": relation = try choose(value, name, ["child": .child, "parent": .parent])
            case "traversal":
                traversal = try choose(value, name, ["breadthFirst": .breadthFirst, "depthFirst": .depthFirst])
            case "skipFound":
                guard let count = value.integer, count >= 0 else {
                    throw ArgumentError.calling(
                        "find", .wrongType(argument: name, expected: "integer from 0", found: value.summary))
                }
                skip = count
            default:
                guard !allowed.contains(name) else { continue }
                throw ScriptingError.unknownCriterion(name: name, known: allowed + Self.options)
            }
        }
    }

    private mutating func look(forKind name: String) throws {
        wanted = name
        target = .matching(try match(named: name))
    }

    private func text(of value: Value, _ argument: String) throws -> String {
        guard let string = value.luaString else {
            throw ArgumentError.calling(
                "find", .wrongType(argument: argument, expected: "string", found: value.summary))
        }
        return try string.text
    }

    /// The name of a kind: a string, or a view that the script defined.
    private func kindName(of value: Value) throws -> String {
        try value.userdata?.object(as: ScriptDefinition.self)?.kind.name ?? text(of: value, "type")
    }

    private func choose<Choice>(_ value: Value, _ argument: String, _ choices: KeyValuePairs<String, Choice>) throws
        -> Choice
    {
        let name = try text(of: value, argument)
        guard let choice = choices.first(where: { $0.key == name })?.value else {
            let names = choices.map { "\"\($0.key)\"" }.joined(separator: " or ")
            throw ArgumentError.calling(
                "find", .wrongType(argument: argument, expected: names, found: "\"\(name)\""))
        }
        return choice
    }

    private func knownKind(_ name: String) throws -> Kind {
        guard let kind = KnownKinds.searchable.first(where: { $0.name == name }) else {
            throw ScriptingError.unknownKind(name: name, known: KnownKinds.searchable.map(\.name))
        }
        return kind
    }

    /// A kind of the model, or an app's view: one that stands in the tree, or may come to.
    private func match(named name: String) throws -> Node.Match {
        guard let kind = KnownKinds.searchable.first(where: { $0.name == name }) else { return .app(name) }
        // A view of the app's may well be called as something that a modifier of the model adds.
        return kind.isModifier && element.session.knows(viewNamed: name) ? .app(name) : .kind(kind)
    }

    // MARK: Looking

    /// The first view that meets the search, after those to skip. Throws `ScriptingError.notFound`.
    func first(from top: Node) throws -> Node {
        var mistake: (any Error)?
        do {
            if condition == nil, relation == .child, traversal == .breadthFirst, skip == 0 {
                switch target {
                case .containing(let match, let text): return try top.search(match, containing: text)
                case .text(let text): return try top.firstText(reading: text) ?? { throw notFound(in: top) }()
                case .matching(let match): return try top.first(match) ?? { throw notFound(in: top) }()
                default: break
                }
            }
            let isTarget = targetTest
            guard let condition else { return try top.search(relation, traversal, skip: skip, where: isTarget) }
            return try top.search(relation, traversal, skip: skip) { node in
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
        if case .matching(.app(let name)) = target, isSlip(name, top.searchAll { $0.kind.isCustom }) {
            throw notFound(in: top)
        }
        guard let condition else { return top.searchAll(where: isTarget) }
        let found = top.searchAll { try isTarget($0) && meets(condition, $0, within: top, &mistake) }
        if let mistake { throw mistake }
        return found
    }

    /// Whether a name is most likely that of a kind, misspelt: it is near one, and nothing else has it.
    private func isSlip(_ name: String, _ nodes: [Node]) -> Bool {
        Suggestions.nearest(to: name, in: KnownKinds.searchable.map(\.name)) != nil
            && !element.session.knows(viewNamed: name) && !nodes.contains { $0.matches(.app(name)) }
    }

    /// Whether a node meets the script's condition. A mistake in it is kept, and nothing more is asked.
    private func meets(
        _ condition: Function, _ node: Node, within top: Node, _ mistake: inout (any Error)?
    ) throws -> Bool {
        guard mistake == nil else { return false }
        let path = node.path(from: top, .lua)
        let candidate = Element(node, from: element, isAnonymous: isAnonymous, ":\(path)") { _ in node }
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

    /// Whether an error says that what a condition asks doesn't apply to a view, which then doesn't meet it. Anything
    /// else is a mistake in the condition.
    private func doesNotApply(_ error: (any Error)?) -> Bool {
        switch error as? ScriptingError {
        case .inspection, .notApplicable, .notFound, .indexMissing: true
        default: false
        }
    }

    /// Whether what is found may be of any kind.
    var isAnonymous: Bool {
        switch target {
        case .id, .tag, .anything: true
        case .text, .containing, .matching: false
        }
    }

    /// Tells whether a node is what is looked for, any condition apart. Made once for a search, which asks it of each
    /// node.
    private var targetTest: (Node) -> Bool {
        switch target {
        case .text(let text): { $0.reads(text) }
        case .containing(let match, let text):
            { node in node.matches(match) && !node.searchAll { $0.reads(text) }.isEmpty }
        case .matching(let match): { $0.matches(match) }
        case .id(let id): { (try? ModifierReaders().id($0)) == id }
        case .tag(let tag): { (try? ModifierReaders().tag($0)) == tag }
        case .anything: { _ in true }
        }
    }

    // MARK: Saying what there is

    /// Says that nothing was found, and what there is that may have been meant.
    func notFound(in top: Node) -> ScriptingError {
        let nodes = relation == .parent ? Array(top.ancestors) : top.searchAll { _ in true }
        var names: [(name: String, node: Node)] = []
        var word = wanted
        switch target {
        case .text(let text):
            word = text
            names = nodes.filter { $0.kind === ViewType.Text.kind }.map { ((try? $0.textString()) ?? "", $0) }
        case .containing(let match, let text):
            word = text
            names = nodes.filter { $0.matches(match) }.map { node in
                let texts = node.searchAll { $0.kind === ViewType.Text.kind }.compactMap { try? $0.textString() }
                return (texts.joined(separator: " "), node)
            }
        case .id(let id):
            word = "\(id)"
            names = nodes.compactMap { node in (try? ModifierReaders().id(node)).map { ("\($0)", node) } }
        case .tag(let tag):
            word = "\(tag)"
            names = nodes.compactMap { node in (try? ModifierReaders().tag(node)).map { ("\($0)", node) } }
        case .matching(.app(let name)) where isSlip(name, nodes):
            return .unknownKind(name: name, known: KnownKinds.searchable.map(\.name))
        case .matching where condition != nil:
            names = nodes.filter(targetTest).map { ($0.headline, $0) }
        case .matching, .anything:
            names = nodes.map { ($0.kind.name, $0) }
        }
        // A kind, or a view's headline, stands for itself; what was searched for by its words is quoted.
        let isPlain = if case .matching = target { true } else { false }
        let blockers = nodes.compactMap { node in node.failure.map { "\($0) (at \(node.path(.lua)))" } }
        return report(names, near: word, isPlain: isPlain, blockers: blockers)
    }

    private func report(
        _ names: [(name: String, node: Node)], near word: String, isPlain: Bool, blockers: [String]
    ) -> ScriptingError {
        var seen: Set<String> = []
        let unique = isPlain ? names.filter { seen.insert($0.name).inserted } : names
        let ranked = Suggestions.ranked(unique.map(\.name), by: word)
        var left = unique
        let shown = ranked.prefix(5).map { name -> String in
            let place = left.firstIndex { $0.name == name }!
            let node = left.remove(at: place).node
            return "\(isPlain ? name : "\"\(name)\"") at \(node.path(.lua))"
        }
        let skipped = skip > 0 ? " after skipping \(skip)" : ""
        let condition = condition != nil && !wanted.contains("condition") ? " that meets the condition" : ""
        return .notFound(
            wanted: wanted + condition + skipped, candidates: shown, more: unique.count - shown.count,
            blockers: blockers)
    }
}

extension Lua.Value {
    /// The value as a script writes it.
    var quoted: String { luaString.map { "\"\($0)\"" } ?? "\(self)" }
}
