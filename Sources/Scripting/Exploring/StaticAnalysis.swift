import Lua
import Views

/// An analysis of a session that runs no user code: it calls no functions or metamethods, and evaluates no views. The
/// meaning of an expression follows from the values of variables and, after the first call, from the descriptions.
@MainActor
public struct StaticAnalysis {
    let session: ScriptSession

    /// The meaning of an expression.
    public indirect enum Subject {
        /// A current value; `name` is the expression for it, as in `string.format`.
        case value(Lua.Value, name: String)
        /// A view on a screen, with its kind if known; with its node if a variable holds it.
        case element(Kind?, Node?)
        /// A result of `findAll`.
        case elements
        /// A view of the model that modifiers can be applied to.
        case view
        /// A type of values, by its name.
        case type(String)
        /// A value of a described type.
        case made(ValueKind)
        /// A method, not yet called.
        case method(String, of: Subject)
        /// Anything.
        case unknown
    }

    /// The arguments of a call, as far as they are literals: the first string, and names with values.
    public struct Given {
        /// The first argument, if it is a string.
        public let text: String?
        /// The names that are given a value in a table.
        public let names: [String]

        /// The literal arguments of a call.
        public init(text: String? = nil, names: [String] = []) {
            self.text = text
            self.names = names
        }
    }

    /// Looks at a session as it is at each question.
    public init(_ session: ScriptSession) { self.session = session }

    // MARK: Working out what an expression stands for

    /// The meaning of a global variable.
    public func subject(named name: String) -> Subject {
        described((try? session.interpreter.globals.rawGet(.string(LuaString(name)))) ?? .nil, name)
    }

    /// A string of which nothing else is known.
    public var someString: Subject { .value("", name: "") }

    /// The meaning of a field: `owner.name`.
    public func field(_ name: String, of owner: Subject) -> Subject {
        switch owner {
        case .value(.table(let table), let path):
            return described(Self.raw(table, name), path == "_G" ? name : "\(path).\(name)")
        case .value(.userdata(let userdata), _) where userdata.object is PreviewNames: return .view
        case .value(.userdata(let userdata), _):
            return userdata.object is CatalogNames ? .method(name, of: owner) : .unknown
        case .type(let type):
            if ScriptValueType.named("\(type).\(name)") != nil { return .type("\(type).\(name)") }
            let maker = ScriptValueType.named(type)?.kind?.makers.contains { $0.name == name } ?? false
            return maker ? .method(name, of: owner) : made(type)
        default: return .unknown
        }
    }

    /// The meaning of an indexed value: `owner[1]`.
    public func entry(_ index: Int?, of owner: Subject) -> Subject {
        switch owner {
        case .elements: return .element(nil, nil)
        case .element(_, let node):
            let child = index.flatMap { index in
                node.flatMap { $0.shownChildren.indices.contains(index - 1) ? $0.shownChildren[index - 1] : nil }
            }
            return .element(child?.kind, child)
        case .value(.table(let table), let path):
            guard let index, let value = try? table.rawGet(.integer(Int64(index))) else { return .unknown }
            return described(value, "\(path)[\(index)]")
        default: return .unknown
        }
    }

    /// The result of a call: `callee(…)`, or `owner:name(…)` of a `.method`.
    public func result(of callee: Subject, _ given: Given) -> Subject {
        switch callee {
        case .value(.function, "host"), .value(.function, "inspect"): return .element(nil, nil)
        case .value(.function, let name):
            return KnownKinds.views.contains { $0.name == name } ? .view : .unknown
        case .value(.userdata(let userdata), _):
            return userdata.object is ScriptDefinition ? .view : .unknown
        case .type(let name), .method(_, of: .type(let name)): return made(name)
        case .method(let name, of: .element(let kind, _)): return called(name, on: kind, given)
        case .method(_, of: .view), .method(_, of: .value(.userdata, "views")): return .view
        default: return .unknown
        }
    }

    private func called(_ name: String, on kind: Kind?, _ given: Given) -> Subject {
        if let member = kind?.member(name) { return answer(of: member) }
        if let kind, kind.slots.contains(where: { $0.call == name }) { return .element(nil, nil) }
        let calls = ElementCalls.shared
        if let kind = calls.subtrees[name] ?? calls.children[name] { return .element(kind, nil) }
        switch name {
        case "find": return .element(found(given), nil)
        case "findAll": return .elements
        case "parent", "view", "modifier": return .element(nil, nil)
        default: return calls.readers[name].map(answer) ?? .unknown
        }
    }

    private func answer(of member: Member) -> Subject {
        member.lead != nil ? .element(nil, nil) : made(member.result)
    }

    /// A value of the type of a name.
    private func made(_ type: String) -> Subject { ScriptValueType.named(type)?.kind.map { .made($0) } ?? .unknown }

    /// The kind of the view that a search finds.
    private func found(_ given: Given) -> Kind? {
        let wanted =
            given.names.contains("text")
            ? "Text"
            : given.names.contains("image")
                ? "Image" : given.names.lazy.compactMap { Search.shorthands[$0]?.first }.first ?? given.text
        return wanted.flatMap { name in KnownKinds.searchable.first { $0.name == name } }
    }

    private func described(_ value: Lua.Value, _ name: String) -> Subject {
        guard case .userdata(let userdata) = value else { return .value(value, name: name) }
        switch userdata.object {
        case let element as Element: return .element(element.lastFound.kind, element.lastFound)
        case is ViewBox: return .view
        case let type as ScriptValueType: return .type(type.name)
        case let box as OpaqueBox:
            return (box.value as? any DescribedValue).map { .made(type(of: $0).valueKind) } ?? .unknown
        default: return .value(value, name: name)
        }
    }

    /// A field, also by way of `__index` tables; `__index` functions aren't called.
    static func raw(_ table: Table, _ name: String) -> Lua.Value {
        var table = table
        // A chain of tables may be a ring.
        for _ in 0..<16 {
            if let value = try? table.rawGet(.string(LuaString(name))), !value.isNil { return value }
            guard let metatable = try? table.metatable(), let next = try? metatable.rawGet("__index").table else {
                return .nil
            }
            table = next
        }
        return .nil
    }
}

extension ScriptValueType {
    /// The type of a name, such as `Font.Weight`.
    @MainActor static func named(_ name: String) -> ScriptValueType? { all.first { $0.name == name } }

    /// The description, if there is one.
    @MainActor var kind: ValueKind? { if case .described(let kind) = source { kind } else { nil } }
}

extension Node {
    /// The existing child views.
    var shownChildren: [Node] { children.filter { $0.slot === Slot.content && !$0.isAbsent } }
}
