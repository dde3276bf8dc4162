import Lua
import Views

/// A type of values, as an object of a script: `Angle`, `Color`, `ButtonRole`. Its fields are constants and makers; a
/// type that makes values itself can be called.
final class ScriptValueType {
    /// The source of the values.
    enum Source {
        /// A type with a description.
        case described(ValueKind)
        /// A type whose values are strings.
        case named(any NamedValues.Type)
    }

    let name: String
    /// The source, looked up when it is first asked for: a spec uses few of the types.
    @MainActor private(set) lazy var source = findSource()
    private let findSource: () -> Source

    init(_ name: String, _ source: @escaping () -> Source) {
        self.name = name
        findSource = source
    }

    /// The names that the type answers to.
    @MainActor var names: [String] {
        let own: [String] =
            switch source {
            case .described(let kind):
                kind.constants.map(\.name) + kind.makers.map(\.name).filter { !$0.isEmpty }
            case .named(let type):
                type.names
            }
        let nested = ScriptValueType.all.filter { $0.name.hasPrefix(name + ".") }
        return own + nested.map { String($0.name.dropFirst(name.count + 1)) }
    }

    /// All types of values, by name. A type that is described is not listed as one of strings too.
    @MainActor static let all: [ScriptValueType] = {
        let described = KnownKinds.Found.describedValues.map { value in
            ScriptValueType(value.name) { .described(value.kind()) }
        }
        let known = Set(described.map(\.name))
        return described
            + KnownKinds.Found.deferredNamedValues.filter { !known.contains($0.name) }
            .map { value in ScriptValueType(value.name) { .named(value.type()) } }
    }()

    /// Whether the type belongs to another: `Font.Weight`.
    var isNested: Bool { name.utf8.contains(UInt8(ascii: ".")) }
}

extension NamedValues {
    /// The names that scripts give the values.
    fileprivate static var names: [String] { namedValues.map(\.name) }
}

extension ScriptSession {
    /// A global for each type of values that doesn't belong to another.
    func installValues() throws {
        for type in ScriptValueType.all where !type.isNested {
            try interpreter.defineUserdata(type.name, type, types.valueType)
        }
    }

    static func makeValueTypeType() -> UserdataType<ScriptValueType> {
        let type = UserdataType<ScriptValueType>("type")
        type.indexOnMain { owner, call in try call.returns(session(of: call).member(call.value(1), of: owner)) }
        type.refusesToSetMembers(of: { $0.name }, because: "it is a type of values")
        type.metamethodOnMain("__call") { owner, call in
            guard case .described(let kind) = owner.source else {
                throw ScriptingError.unconvertible(
                    "\(owner.name) cannot be called; its values are \(owner.names.joined(separator: ", "))")
            }
            let bridge = session(of: call).bridge
            return try call.returns(bridge.luaValue(kind.make("", bridge.arguments(call))))
        }
        type.metamethodOnMain("__tostring") { owner, call in try call.returns("\(owner.name) (a type of values)") }
        return type
    }

    private func member(_ key: Lua.Value, of owner: ScriptValueType) throws -> Lua.Value {
        let name = key.string ?? "\(key)"
        switch owner.source {
        case .named(let type) where type.names.contains(name):
            return .string(LuaString(name))
        case .described(let kind):
            if let constant = kind.constant(name) { return try bridge.luaValue(constant.dynamicValue) }
            guard kind.makers.contains(where: { $0.name == name }) else { break }
            return .function(
                try interpreter.makeFunction(
                    onMain { [bridge] call in
                        try call.returns(bridge.luaValue(kind.make(name, bridge.arguments(call))))
                    }))
        default: break
        }
        guard let nested = ScriptValueType.all.first(where: { $0.name == "\(owner.name).\(name)" }) else {
            throw ScriptingError.unknownMember(of: owner.name, name: name, known: owner.names)
        }
        return .userdata(try interpreter.makeUserdata(nested, types.valueType))
    }

    /// Values in scripts' hands: described ones have members, those that are views take modifiers.
    static func makeOpaqueType() -> UserdataType<OpaqueBox> {
        UserdataType<OpaqueBox>("value") { type in
            type.metamethodOnMain("__tostring") { box, call in try call.returns(box.text) }
            type.indexOnMain { box, call in try call.returns(session(of: call).member(call.value(1), of: box.value)) }
            type.refusesToSetMembers(of: { $0.text }, because: "a value stays as it is")
            type.metamethodOnMain("__call") { box, call in
                // `Animation.spring` is a value, and with arguments it makes others of its sort.
                guard let value = box.value as? any DescribedValue, let name = box.makerName(of: value) else {
                    throw ScriptingError.unconvertible("\(box.text) is a value and cannot be called")
                }
                let session = session(of: call)
                let arguments = try session.bridge.arguments(call)
                let kind = Swift.type(of: value).valueKind
                return try call.returns(session.bridge.luaValue(kind.make(name, arguments)))
            }
            type.binaryOperator(
                "__eq",
                onMain { call in
                    guard let left = call.object(1) as? OpaqueBox, let right = call.object(2) as? OpaqueBox else {
                        return try call.returns(false)
                    }
                    return try call.returns(left.isEqual(to: right))
                })
        }
    }

    private func member(_ key: Lua.Value, of value: Any) throws -> Lua.Value {
        let name = key.string ?? "\(key)"
        let kind = (value as? any DescribedValue).map { type(of: $0).valueKind }
        if let kind, let member = kind.members.first(where: { $0.name == name }) {
            guard member.parameters != nil else {
                return try bridge.luaValue(kind.invoke(member, of: value, Arguments()))
            }
            return .function(
                try interpreter.makeFunction(
                    onMain { [bridge] call in
                        let arguments = try bridge.arguments(call, from: 2)
                        return try call.returns(
                            bridge.luaValue(
                                kind.invoke(member, of: call.object(1, as: OpaqueBox.self).value, arguments)))
                    }))
        }
        let modifiers = value is any View ? KnownKinds.modifiers.filter(\.isConstructible) : []
        if let modifier = modifiers.first(where: { $0.call == name }), let view = value as? any View {
            return .function(
                try interpreter.makeFunction(
                    onMain { [bridge, types] call in
                        let made = try bridge.makeView(name, call, from: 2) {
                            try modifier.apply(to: view, $0)
                        }
                        return try call.returns(made, types.view)
                    }))
        }
        throw ScriptingError.unknownMember(
            of: kind?.name ?? TypeName.short(of: type(of: value)), name: name,
            known: (kind?.members.map(\.name) ?? []) + modifiers.map(\.call))
    }
}

extension OpaqueBox {
    /// A constant as a script writes it; other values as Swift prints them.
    @MainActor fileprivate var text: String {
        guard let value = value as? any DescribedValue else { return String(describing: value) }
        let kind = type(of: value).valueKind
        return constantName(of: value).map { "\(kind.name).\($0)" } ?? String(describing: value)
    }

    @MainActor private func constantName<Value: DescribedValue>(of value: Value) -> String? {
        let kind = Value.valueKind
        return kind.constants.first { kind.constant($0.name) as? Value == value }?.name
    }

    /// The name that a constant shares with a way to make values; nil where it shares none.
    @MainActor fileprivate func makerName<Value: DescribedValue>(of value: Value) -> String? {
        guard let name = constantName(of: value) else { return nil }
        return Value.valueKind.makers.contains { $0.name == name } ? name : nil
    }

    /// Whether two values are of one type and equal.
    fileprivate func isEqual(to other: OpaqueBox) -> Bool {
        func compare<Value: Equatable>(_ value: Value) -> Bool { other.value as? Value == value }
        guard let value = value as? any Equatable else { return false }
        return compare(value)
    }
}
