import Lua
import Views

extension StaticAnalysis {
    /// The global names, sorted.
    public var globals: [Symbol] {
        guard let globals = try? session.interpreter.globals else { return [] }
        return names(in: globals, owner: "")
    }

    /// The names that can follow a dot, sorted: fields of tables, constants of types, views by name.
    public func fields(of owner: Subject) -> [Symbol] {
        switch owner {
        case .value(.table(let table), let name): return names(in: table, owner: name)
        case .value(.userdata(let userdata), _):
            switch userdata.object {
            case let names as CatalogNames:
                let category: Symbol.Category = names.what == "view" ? .view : .function
                return names.names(session.catalog).sorted().map {
                    Symbol($0, category, "a \(names.what) of the app's")
                }
            case is PreviewNames: return entries(of: owner).filter { LuaName.isValid($0.name) }
            case let model as ModelBox:
                return model.kind.properties.map { name, property in
                    Symbol(name, .attribute, property.type.shape(in: session.catalog)?.words ?? "")
                }
            case is ScriptState: return [Symbol("value", .value, "the value of the state; can be set")]
            default: return []
            }
        case .type(let name): return ScriptValueType.named(name).map(constants) ?? []
        case .made(let kind):
            return kind.members.filter { $0.parameters == nil }.map { Symbol($0.name, .attribute, "of \(kind.name)") }
        default: return []
        }
    }

    /// The strings that can stand in brackets behind an expression: `previews["Sold out"]`, and the names that can follow a dot.
    public func entries(of owner: Subject) -> [Symbol] {
        guard case .value(.userdata(let userdata), _) = owner, userdata.object is PreviewNames else {
            return fields(of: owner)
        }
        return PreviewNames.knownNames.map { Symbol($0, .view, "a preview of the app's") }
    }

    /// The names that can follow a colon: members of elements, modifiers of views, methods of strings. Attributes and
    /// actions come first, then calls that lead to other views.
    public func methods(of owner: Subject) -> [Symbol] {
        switch owner {
        case .element(let kind?, let node): return calls(of: kind, node)
        case .element(nil, _): return allCalls
        case .view:
            return ScriptSession.modifiers.values.map { Symbol($0.call, .modifier, $0.documentation) }
                .sorted { $0.name < $1.name }
        case .made(let kind):
            return kind.members.compactMap { member in
                member.parameters.map { Symbol(member.name, .call, $0.written) }
            }
        case .value(.string, _):
            let strings = (try? session.interpreter.globals.rawGet("string"))?.table
            return strings.map { names(in: $0, owner: "string") } ?? []
        case .value(.table(let table), let name):
            return names(in: table, owner: name).filter { $0.category == .function }
        case .value(.userdata(let userdata), _):
            switch userdata.object {
            case is ScriptSession.Clock:
                return [Symbol("advance", .call, "(seconds: number)"), Symbol("elapsed", .call, "→ number")]
            case let model as ModelBox:
                return model.kind.names.filter { model.kind.property($0) == nil }.map { name in
                    let written = model.kind.method(name)?.written(in: session.catalog)
                    return Symbol(name, .call, written ?? "of \(model.kind.name)")
                }
            case is ScriptSession.Storage:
                return [
                    Symbol("get", .call, "(key: string)"), Symbol("keys", .call, "→ list"),
                    Symbol("set", .call, "(key: string, value)"),
                ]
            default: return []
            }
        default: return []
        }
    }

    /// Every call that some element answers to, sorted.
    public var allCalls: [Symbol] {
        ScriptSession.elementCalls.map { name in
            let calls = ElementCalls.shared
            if let kind = calls.children[name] ?? calls.subtrees[name] {
                return Symbol(name, .child, kind.documentation)
            }
            return calls.readers[name]?.symbol ?? Symbol(name, .call, DocTexts.own["Element.\(name)"])
        }
    }

    /// The parameters that a call takes by name; those of all its forms, in order, each once.
    public func arguments(of callee: Subject, place: Int) -> [Symbol] {
        switch callee {
        case .method("find", of: .element), .method("findAll", of: .element):
            let names = place == 0 ? Search.criteria + Search.options : ["containing"] + Search.options
            return names.unique.map { Symbol($0, .argument, Search.hints[$0] ?? "") }
        case .value(.function, "host"), .value(.function, "inspect"):
            return [
                Symbol("environment", .argument, "values such as locale, by name"),
                Symbol("storage", .argument, "the values of @AppStorage, by key"),
            ]
        case .method(let name, of: .value(.userdata, "views")):
            let view = session.catalog.views.first { $0.name == name }
            return fields(of: view?.argumentShape ?? argument(of: view?.model(in: session.catalog)))
        case .method(let name, of: .value(.userdata, "models")):
            return fields(of: argument(of: session.catalog.models.first { $0.name == name }))
        default: return parameters(of: callee).map { Symbol($0.name, .argument, $0.detail) }
        }
    }

    /// The table that makes a model; nil where none does.
    private func argument(of model: RegisteredModel?) -> ArgumentShape? {
        let arguments = model?.arguments(in: session.catalog) ?? []
        return arguments.count == 1 ? arguments[0] : nil
    }

    private func fields(of shape: ArgumentShape?) -> [Symbol] {
        (shape?.fields ?? []).map { field in
            Symbol(field.name, .argument, field.isOptional ? "\(field.shape.words), optional" : field.shape.words)
        }
    }

    /// The strings that an argument can be, where it takes one of a few names.
    public func choices(for argument: String?, at place: Int, of callee: Subject) -> [Symbol] {
        switch callee {
        case .method("find", of: .element), .method("findAll", of: .element):
            switch argument {
            case "relation": return ["child", "parent"].map { Symbol($0, .text) }
            case "traversal": return ["breadthFirst", "depthFirst"].map { Symbol($0, .text) }
            case "accessibilityTraits": return names(ofType: "AccessibilityTraits")
            case "type", nil: return KnownKinds.searchable.map { Symbol($0.name, .constructor, $0.documentation) }
            case let name?: return texts(for: name)
            }
        default:
            let forms = forms(of: callee)
            let types = forms.compactMap { form in
                argument.map { name in form.first { $0.name == name } }
                    ?? (form.indices.contains(place) ? form[place] : nil)
            }
            return types.map(\.type).unique.flatMap(names).uniqueNames
        }
    }

    // MARK: Parameters

    private func forms(of callee: Subject) -> [[ParameterInfo]] {
        let calls = ElementCalls.shared
        switch callee {
        case .value(.function, let name):
            let kind = (KnownKinds.views + KnownKinds.gestures).first { $0.name == name }
            return kind?.forms.map(\.parameters) ?? []
        case .type(let name): return makers("", of: name)
        case .method(let name, of: .type(let type)): return makers(name, of: type)
        case .method(let name, of: .view):
            return ScriptSession.modifiers[name]?.forms.map(\.parameters) ?? []
        case .method(let name, of: .element(let kind, _)):
            guard let member = kind?.member(name) ?? calls.readers[name] else { return [] }
            return [member.parameters]
        case .method(let name, of: .made(let kind)):
            return kind.members.filter { $0.name == name }.compactMap(\.parameters)
        default: return []
        }
    }

    private func makers(_ name: String, of type: String) -> [[ParameterInfo]] {
        ScriptValueType.named(type)?.kind?.makers.filter { $0.name == name }.map(\.form.parameters) ?? []
    }

    private func parameters(of callee: Subject) -> [(name: String, detail: String)] {
        var found: [(name: String, detail: String)] = []
        // The content of a view is given by position only.
        for parameter in forms(of: callee).joined()
        where parameter.type != "view…" && !found.contains(where: { $0.name == parameter.name }) {
            found.append((parameter.name, parameter.isOptional ? "\(parameter.type), optional" : parameter.type))
        }
        return found
    }

    /// The names of a type's values that strings stand for; empty for another type.
    private func names(ofType type: String) -> [Symbol] {
        // The description of a type in messages begins with its name.
        let word = type.split(separator: " ").first.map(String.init) ?? type
        guard let known = ScriptValueType.named(word) else { return [] }
        switch known.source {
        case .named: return known.names.map { Symbol($0, .text, known.name) }
        case .described(let kind): return kind.constants.map { Symbol($0.name, .text, kind.name) }
        }
    }

    // MARK: Elements

    private func calls(of kind: Kind, _ node: Node?) -> [Symbol] {
        let calls = ElementCalls.shared
        var found =
            kind.members.map(\.symbol) + kind.slots.compactMap(\.call).map { Symbol($0, .child, "a part of it") }
        if let node {
            for (name, count) in node.shownChildren.map(\.kind).counted {
                found.append(Symbol(name, .child, count == 1 ? "a child" : "\(count) children"))
            }
            for modifier in node.modifiers {
                found += modifier.kind.members.filter { $0.role == .attribute }.map(\.symbol)
                if calls.subtrees[modifier.kind.call] != nil {
                    found.append(Symbol(modifier.kind.call, .child, modifier.kind.documentation))
                }
            }
        } else if kind.arity != .none {
            found += KnownKinds.views.map { Symbol($0.call, .child, $0.documentation) }
        }
        found += Member.viewCalls.map(\.symbol)
        found += ScriptSession.common.map { Symbol($0, .search, DocTexts.own["Element.\($0)"]) }
        return found.uniqueNames
    }

    // MARK: Tables

    private func names(in table: Table, owner: String) -> [Symbol] {
        var found: [Symbol] = []
        try? table.forEach { key, value in
            guard let name = key.string, LuaName.isValid(name) else { return }
            found.append(symbol(name, value, owner: owner))
        }
        return found.sorted { $0.name < $1.name }
    }

    private func symbol(_ name: String, _ value: Lua.Value, owner: String) -> Symbol {
        switch value {
        case .function:
            if owner.isEmpty || owner == "_G", let kind = Self.constructors[name] {
                return Symbol(name, .constructor, kind.documentation)
            }
            return Symbol(name, .function)
        case .userdata(let userdata):
            switch userdata.object {
            case let element as Element:
                return Symbol(name, .value, "element: \(element.lastFound.kind.name)")
            case let type as ScriptValueType:
                return Symbol(name, .type, type.kind?.documentation ?? "names of values")
            case let definition as ScriptDefinition: return Symbol(name, .view, "View \"\(definition.kind.name)\"")
            default: return Symbol(name, .value, userdata.typeName ?? "")
            }
        case .string(let string):
            let line = String(string.description.map { $0.isNewline ? " " : $0 })
            return Symbol(name, .value, Self.shortened("\"\(line)\""))
        case .table, .thread: return Symbol(name, .value, value.kind)
        default: return Symbol(name, .value, "\(value)")
        }
    }

    private static let constructors = Dictionary(
        (KnownKinds.views + KnownKinds.gestures).filter(\.isConstructible).map { ($0.name, $0) }
    ) { first, _ in first }

    private static func shortened(_ text: String) -> String { text.count > 40 ? "\(text.prefix(39))…" : text }

    private func constants(of type: ScriptValueType) -> [Symbol] {
        var makers: [String: [ParameterInfo]] = [:]
        for maker in type.kind?.makers ?? [] where makers[maker.name] == nil {
            makers[maker.name] = maker.form.parameters
        }
        return type.names.map { name in
            makers[name].map { Symbol(name, .call, $0.written) } ?? Symbol(name, .value, type.name)
        }.uniqueNames.sorted { $0.name < $1.name }
    }
}

extension StaticAnalysis {
    // MARK: The screen

    /// The texts that a criterion of `find` matches on the screens of the session, in the order of the tree, as of the
    /// last update. As for `find`, what can't be seen isn't there: swipe actions, the buttons of a closed menu.
    func texts(for criterion: String) -> [Symbol] {
        let screens = session.screens.map(\.root!)
        func all(_ read: (Node) -> [String]) -> [Symbol] {
            screens.flatMap { $0.seenNodes.flatMap(read) }.unique.map { Symbol($0, .text, "on screen") }
        }
        switch criterion {
        case "text", "containing": return all { $0.text.map { [$0] } ?? [] }
        case "viewWithId": return all { ($0.explicitID?.base as? String).map { [$0] } ?? [] }
        case "image": return all { $0.imageName.map { [$0] } ?? [] }
        case _ where Search.shorthands[criterion] != nil:
            let match = Search.match(ofKinds: Search.shorthands[criterion]!)
            return all { $0.matches(match) ? $0.seenNodes.compactMap(\.text) : [] }
        case _ where criterion.hasPrefix("accessibility"):
            return all { node in
                node.modifiers.filter { $0.kind.call == criterion }.compactMap { $0.shownNode?.text }
            }
        default: return []
        }
    }
}

extension Node {
    /// The views that a search on the screen looks at, this one among them.
    fileprivate var seenNodes: [Node] { searchAll(in: .screen) { _ in true } }
}

extension Sequence where Element: Hashable {
    /// The elements without duplicates, in the order of their first occurrence.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Sequence<Symbol> {
    /// The entries without duplicate names, in the order of their first occurrence.
    fileprivate var uniqueNames: [Symbol] {
        var seen: Set<String> = []
        return filter { seen.insert($0.name).inserted }
    }
}

extension [Kind] {
    /// The calls of the kinds with their counts, in the order of their first occurrence. An app's view is reached by
    /// its name.
    fileprivate var counted: [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        for kind in self { counts[kind.isCustom ? "view" : kind.call, default: 0] += 1 }
        return map { $0.isCustom ? "view" : $0.call }.unique.map { ($0, counts[$0]!) }
    }
}
