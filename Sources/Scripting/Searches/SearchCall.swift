import Lua
import System
import Views

/// Reads the arguments of `find` and `findAll`.
extension Search {
    convenience init(_ call: borrowing Call, in element: Element) throws {
        let given = try call.value(1)
        self.init(element: element, given: given, hasOptions: !call.isNil(2))
        try call.takes(given.table == nil ? 2 : 1, "find")
        let definition = given.userdata?.object(as: ScriptDefinition.self)
        if definition == nil, let function = given.callable {
            condition = function
            try readOptions(call.value(2))
            return
        }
        switch given {
        case .string(let name):
            try look(forKind: try name.text)
            try readOptions(call.value(2))
        case .userdata where definition != nil:
            try look(forKind: definition!.kind.name)
            try readOptions(call.value(2))
        case .table(let table):
            try readTable(table)
        default:
            throw ScriptingError.nothingToFind(found: call.isNil(1) ? "nothing" : given.summary)
        }
    }

    /// The arguments as a script writes them; functions and options after a kind are left out.
    var written: String {
        let options = hasOptions ? ", …" : ""
        switch given {
        case nil: return criterion.map { "{ \($0.name) = \(Value.string(LuaString($0.text)).quoted) }" } ?? ""
        case .table(let table):
            let entries = ((try? table.pairs) ?? []).map { key, value in
                key.string.map { "\($0) = \(Self.written(value))" } ?? Self.written(value)
            }
            return "{ \(entries.sorted().joined(separator: ", ")) }"
        case let given?:
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

    /// The kinds that have a criterion of their own. To a person, both kinds of links are links, and what the system makes a
    /// button is one.
    static let shorthands: [String: [String]] = [
        "button": [
            "Button", "SystemButton", "AlertButton", "EditButton", "RenameButton", "PasteButton", "ShareLink", "Menu",
        ],
        "navigationLink": ["NavigationLink"], "link": ["Link", "NavigationLink"],
        "toggle": ["Toggle"],
    ]
    /// The keys of criteria; a search has one of them.
    static let criteria = [
        "text", "button", "navigationLink", "link", "toggle", "image", "viewWithId", "viewWithTag", "type",
    ]
    /// Keys that people know from other tools and that can mean one thing only.
    private static let everydayKeys = [
        "testID": "accessibilityIdentifier", "testId": "accessibilityIdentifier",
        "identifier": "accessibilityIdentifier", "tag": "viewWithTag", "kind": "type",
    ]

    /// The views of some kinds, by the names of the kinds.
    static func match(ofKinds names: [String]) -> Node.Match {
        let kinds = names.compactMap { name in KnownKinds.searchable.first { $0.name == name } }
        return kinds.count == 1 ? .kind(kinds[0]) : .anyKind(kinds)
    }
    private static let accessibilityCriteria = [
        "accessibilityLabel", "accessibilityIdentifier", "accessibilityValue", "accessibilityHint",
        "accessibilityTraits",
    ]
    /// The keys that narrow a search.
    static let options =
        ["where", "containing", "covered", "relation", "traversal", "skipFound"] + accessibilityCriteria
    /// The details of the keys in completion.
    static let hints = [
        "text": "a Text with this text", "button": "a Button with this label",
        "navigationLink": "a NavigationLink with this label", "link": "a Link or NavigationLink with this label",
        "toggle": "a Toggle with this label", "image": "an Image of this name", "viewWithId": "a view with this id",
        "viewWithTag": "a view with this tag",
        "type": "a kind of view", "where": "a function that returns whether a view fits",
        "containing": "a text inside it", "covered": "true to find also what is behind something else",
        "relation": "\"child\" or \"parent\"", "traversal": "\"breadthFirst\" or \"depthFirst\"",
        "skipFound": "the number of matches to skip", "accessibilityLabel": "its accessibility label",
        "accessibilityIdentifier": "its accessibility identifier", "accessibilityValue": "its accessibility value",
        "accessibilityHint": "its accessibility hint", "accessibilityTraits": "its accessibility traits",
    ]

    private func readTable(_ table: Table) throws {
        var given: [String] = []
        for (key, value) in try table.pairs {
            guard let name = key.string else {
                guard key.integer == 1 else {
                    throw ScriptingError.unknownCriterion(name: "[\(key)]", known: Self.criteria + Self.options)
                }
                given.append("a kind")
                try look(forKind: kindName(of: value))
                continue
            }
            let criterion = Self.everydayKeys[name] ?? name
            guard Self.criteria.contains(criterion) else { continue }
            given.append("'\(name)'")
            switch criterion {
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
            case "image":
                let image = try text(of: value, name)
                target = .image(image)
                wanted = "image \"\(image)\""
            default:
                let label = try text(of: value, name)
                givenCriterion = criterion
                target = .containing(Self.match(ofKinds: Self.shorthands[criterion]!), label)
                wanted = "\(name) \"\(label)\""
            }
        }
        try readOptions(.table(table), besides: Self.criteria)
        guard given.count == 1 || (given.isEmpty && (condition != nil || !accessibility.isEmpty)) else {
            guard !given.isEmpty else { throw ScriptingError.nothingToFind(found: "nothing") }
            throw ScriptingError.ambiguousSearch(criteria: given.sorted())
        }
    }

    /// Reads the condition and the options of a search: a function, or a table that has the keys `allowed` as well.
    private func readOptions(_ value: Value, besides allowed: [String] = []) throws {
        if let function = value.callable {
            condition = function
            return
        }
        guard let table = value.table else {
            guard value.isNil else { throw wrongOptions(value) }
            return
        }
        for (key, value) in try table.pairs {
            guard let written = key.string else {
                if !allowed.isEmpty { continue }
                throw ScriptingError.unknownCriterion(name: "[\(key)]", known: Self.options)
            }
            let name = Self.everydayKeys[written] ?? written
            if allowed.contains(name) { continue }
            guard Self.options.contains(name) else {
                throw ScriptingError.unknownCriterion(name: written, known: allowed + Self.options)
            }
            try readOption(name, value)
        }
    }

    /// Reads one of `options`.
    private func readOption(_ name: String, _ value: Value) throws {
        switch name {
        case "where":
            guard let function = value.callable else { throw Self.wrongType(name, "function", value.summary) }
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
        case "covered":
            guard case .boolean(let isWanted) = value else { throw Self.wrongType(name, "boolean", value.summary) }
            findsCovered = isWanted
        case "skipFound":
            guard let count = value.integer, count >= 0 else {
                throw Self.wrongType(name, "integer from 0", value.summary)
            }
            skip = count
        default: try readAccessibility(name, value)
        }
    }

    /// The error for what stands after a kind and is neither a function nor a table. A text is most likely that of the view.
    private func wrongOptions(_ value: Value) -> any Error {
        guard let text = value.string, case .string(let given) = given, let kind = try? given.text else {
            return Self.wrongType("where", "function or table", value.summary)
        }
        let shorthand = Self.shorthands.first { $0.value.first == kind && $0.key == Kind.call(of: kind) }?.key
        let table =
            shorthand.map { "find { \($0) = \(value.quoted) }" }
            ?? (kind == "Text"
                ? "find { text = \(value.quoted) }" : "find { type = \"\(kind)\", containing = \(value.quoted) }")
        return ScriptingError.unconvertible(
            "find: after a kind comes a function or a table of options, and not the text \(Suggestions.shown(text)); write \(table)"
        )
    }

    private static func wrongType(_ option: String, _ expected: String, _ found: String) -> ArgumentError {
        .calling("find", .wrongType(argument: option, expected: expected, found: found))
    }

    /// Reads an accessibility attribute.
    private func readAccessibility(_ name: String, _ value: Value) throws {
        switch name {
        case "accessibilityLabel": accessibility.label = try text(of: value, name)
        case "accessibilityIdentifier": accessibility.identifier = try text(of: value, name)
        case "accessibilityValue": accessibility.value = try text(of: value, name)
        case "accessibilityHint": accessibility.hint = try text(of: value, name)
        default:
            do {
                accessibility.traits = try AccessibilityTraits.make(from: element.session.bridge.dynamicValue(value))
            } catch ArgumentError.wrongType(_, let expected, let found) {
                throw Self.wrongType(name, expected, found)
            }
        }
    }

    private func look(forKind name: String) throws {
        wanted = name.utf8.count <= 100 ? name : Suggestions.shown(name)
        target = .matching(try match(named: name))
    }

    private func text(of value: Value, _ argument: String) throws -> String {
        guard let string = value.luaString else { throw Self.wrongType(argument, "string", value.summary) }
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
            throw Self.wrongType(argument, names, "\"\(name)\"")
        }
        return choice
    }

    /// A kind, or an app's view that may be in the tree.
    private func match(named name: String) throws -> Node.Match {
        guard let kind = KnownKinds.searchable.first(where: { $0.name == name }) else { return .app(name) }
        // A view of the app may have the name of a modifier.
        return kind.isModifier && element.session.knows(viewNamed: name) ? .app(name) : .kind(kind)
    }
}

extension Lua.Value {
    /// The value as a script writes it.
    var quoted: String { luaString.map { "\"\($0)\"" } ?? "\(self)" }
}
