/// Something that can be read of an element or done with it, in any language.
public final class Member: Sendable {
    /// The role of a member.
    public enum Role: Sendable {
        /// It reads.
        case attribute
        /// An action, as a user would perform it; refused when the view doesn't respond.
        case action
    }

    /// The name, the same in all languages.
    public let name: String
    /// Its role.
    public let role: Role
    /// The names and types of its parameters.
    public let parameters: [ParameterInfo]
    /// The type of what it returns, in a dynamic language's words; empty for nothing.
    public let result: String
    /// Reads or acts.
    public let invoke: @MainActor @Sendable (Node, inout Arguments) throws -> DynamicValue
    /// Reads, where nothing has to be given.
    public let read: (@MainActor @Sendable (Node) throws -> DynamicValue)?
    /// Reads what is true or false, without the value that any result fits in: most of what a script asks is that.
    public let readFlag: (@MainActor @Sendable (Node) throws -> Bool)?
    /// Leads to a view that is made for the arguments, where the member does that rather than read or act.
    public let lead: (@MainActor @Sendable (Node, inout Arguments) throws -> Node)?
    /// Whether it reads the text that a node may have at hand: the short way for what is read most.
    public let readsText: Bool
    /// The value that most views have, where it isn't worth a word; nil where each is.
    package let usual: UsualState?

    /// A member of a modifier, which reads through the node that the modifier stands on.
    public convenience init<Value: DynamicConvertible>(
        _ name: String, of node: @escaping @MainActor @Sendable (Node) throws -> Value
    ) {
        self.init(name, of: node, readFlag: nil)
    }

    /// A member of a modifier that is true or false.
    public convenience init(_ name: String, of node: @escaping @MainActor @Sendable (Node) throws -> Bool) {
        self.init(name, of: node, readFlag: node)
    }

    private convenience init<Value: DynamicConvertible>(
        _ name: String, of node: @escaping @MainActor @Sendable (Node) throws -> Value,
        readFlag: (@MainActor @Sendable (Node) throws -> Bool)?
    ) {
        self.init(
            name: name, role: .attribute, parameters: [], result: Value.dynamicName,
            read: { try node($0).dynamicValue }, readFlag: readFlag,
            invoke: { target, arguments in
                try arguments.finish()
                return try node(target).dynamicValue
            })
    }

    /// An attribute of the views of a kind, which is one of its properties: `.attribute("url", \Properties.url)`.
    public static func attribute<Properties, Value: DynamicConvertible>(
        _ name: String, _ property: @escaping @MainActor @Sendable (Properties) throws -> Value
    ) -> Member {
        Member(name) { try property($0.calls(Properties.self)) }
    }

    /// An attribute of the views of a kind, which is read from its properties.
    public static func attribute<Described: KnownViewType, Value: DynamicConvertible>(
        _ name: String, _ type: Described.Type,
        _ read: @escaping @MainActor @Sendable (Described.Properties) throws -> Value
    ) -> Member {
        Member(name) { try read($0.properties(of: Described.self)) }
    }

    /// A call of a view that takes nothing: `call` is a property of its kind's `Properties`, or of `ModifierType`.
    @inlinable public static func call<Root, Value: DynamicConvertible>(
        _ name: String, _ call: @escaping @Sendable (Root) -> ViewCall<Void, Value>
    ) -> Member {
        Member(name) { node in try call(node.calls(Root.self)).make(on: node, ()) }
    }

    /// A call that takes nothing and does something with a view.
    @inlinable public static func call<Root>(
        _ name: String, _ call: @escaping @Sendable (Root) -> ViewCall<Void, Void>
    ) -> Member {
        Member(
            name: name, role: .action, parameters: [], result: "",
            invoke: { node, arguments in
                try arguments.finish()
                try call(node.calls(Root.self)).make(on: node, ())
                return .none
            })
    }

    /// A call of a view: `call` is a property of its kind's `Properties`, or of `ModifierType`.
    @_disfavoredOverload
    public static func call<Root, each Argument, Value: DynamicConvertible>(
        _ name: String, _ call: @escaping @Sendable (Root) -> ViewCall<(repeat each Argument), Value>,
        _ parameters: repeat Parameter<each Argument>
    ) -> Member {
        .call(name, call, repeat each parameters) { $0 }
    }

    /// A call of a view whose result a script gets in another form.
    public static func call<Root, each Argument, Result, Value: DynamicConvertible>(
        _ name: String, _ call: @escaping @Sendable (Root) -> ViewCall<(repeat each Argument), Result>,
        _ parameters: repeat Parameter<each Argument>,
        as form: @escaping @MainActor @Sendable (Result) throws -> Value
    ) -> Member {
        Member(name, role: .attribute, result: Value.dynamicName, repeat each parameters) {
            (node, argument: repeat each Argument) in
            try form(call(node.calls(Root.self)).make(on: node, (repeat each argument))).dynamicValue
        }
    }

    /// A call that does something with a view.
    @_disfavoredOverload
    public static func call<Root, each Argument>(
        _ name: String, _ call: @escaping @Sendable (Root) -> ViewCall<(repeat each Argument), Void>,
        _ parameters: repeat Parameter<each Argument>
    ) -> Member {
        Member(name, role: .action, repeat each parameters) { (node, argument: repeat each Argument) in
            try call(node.calls(Root.self)).make(on: node, (repeat each argument))
            return .none
        }
    }

    /// A member whose body is given the arguments that the parameters read.
    package convenience init<each Argument>(
        _ name: String, role: Role, result: String = "", _ parameters: repeat Parameter<each Argument>,
        body: @escaping @MainActor @Sendable (Node, repeat each Argument) throws -> DynamicValue
    ) {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        let invoke: @MainActor @Sendable (Node, inout Arguments) throws -> DynamicValue = { node, arguments in
            let given = (repeat try (each parameters).take(from: &arguments))
            try arguments.finish()
            return try body(node, repeat each given)
        }
        let read: @MainActor @Sendable (Node) throws -> DynamicValue = { node in
            var none = Arguments()
            return try invoke(node, &none)
        }
        self.init(
            name: name, role: role, parameters: infos, result: result,
            read: infos.isEmpty && role == .attribute ? read : nil, invoke: invoke)
    }

    @usableFromInline package init(
        name: String, role: Role, parameters: [ParameterInfo], result: String,
        read: (@MainActor @Sendable (Node) throws -> DynamicValue)? = nil,
        readFlag: (@MainActor @Sendable (Node) throws -> Bool)? = nil,
        readsText: Bool = false,
        lead: (@MainActor @Sendable (Node, inout Arguments) throws -> Node)? = nil,
        usual: UsualState? = nil,
        invoke: @escaping @MainActor @Sendable (Node, inout Arguments) throws -> DynamicValue
    ) {
        self.name = name
        self.role = role
        self.parameters = parameters
        self.result = result
        self.invoke = invoke
        self.read = read
        self.readFlag = readFlag
        self.readsText = readsText
        self.lead = lead
        self.usual = usual
    }
}

/// A state that most views have.
@usableFromInline package struct UsualState: Sendable {
    /// The texts of trees that leave the state out.
    package enum Outlines: Sendable {
        case all
        /// Those for a person, and not those that are compared.
        case forPeople
    }

    package let value: Bool
    package let outlines: Outlines
}

extension Member {
    /// The member, with a value that the texts of trees leave out.
    package func usually(_ value: Bool, in outlines: UsualState.Outlines = .all) -> Member {
        Member(
            name: name, role: role, parameters: parameters, result: result, read: read, readFlag: readFlag,
            readsText: readsText, lead: lead,
            usual: UsualState(value: value, outlines: outlines), invoke: invoke)
    }
}

extension Node {
    /// The object whose properties are the calls of this view: the properties of its kind, or the readers of modifiers.
    /// - Throws: `InspectionError.typeMismatch` if the kind has properties of another type.
    @inlinable func calls<Root>(_ type: Root.Type) throws -> Root {
        if Root.self == ModifierType.self { return ModifierType() as! Root }
        guard let properties: Root = properties() else { throw mismatch(type) }
        return properties
    }

    @usableFromInline func mismatch(_ type: Any.Type) -> InspectionError {
        .typeMismatch(factual: kind.name, expected: TypeName.qualified(of: type))
    }
}
