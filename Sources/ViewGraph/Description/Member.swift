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
    /// Leads to a view that is made for the arguments, where the member does that rather than read or act.
    public let lead: (@MainActor @Sendable (Node, inout Arguments) throws -> Node)?
    /// Whether it reads the text that a node may have at hand: the short way for what is read most.
    public let readsText: Bool

    /// A member of a modifier, which reads through the node that the modifier stands on.
    public convenience init<Value: DynamicConvertible>(
        _ name: String, of node: @escaping @MainActor @Sendable (Node) throws -> Value
    ) {
        self.init(
            name: name, role: .attribute, parameters: [], result: Value.dynamicName,
            read: { try node($0).dynamicValue },
            invoke: { target, arguments in
                try arguments.finish()
                return try node(target).dynamicValue
            })
    }

    /// An attribute of the views of a kind.
    public static func attribute<Described: KnownViewType, Value: DynamicConvertible>(
        _ name: String, _ type: Described.Type,
        _ read: @escaping @MainActor @Sendable (Described.Properties) throws -> Value
    ) -> Member {
        Member(name) { try read($0.properties(of: Described.self)) }
    }

    /// An action of the views of a kind that takes nothing.
    public static func action<Described: KnownViewType>(
        _ name: String, _ type: Described.Type,
        _ action: @escaping @MainActor @Sendable (Described.Properties) throws -> ViewAction<Void>
    ) -> Member {
        Member(name: name, role: .action, parameters: [], result: "") { node, arguments in
            try arguments.finish()
            try action(node.properties(of: Described.self)).bound(to: Place(node))()
            return .none
        }
    }

    /// An action of the views of a kind that takes one argument.
    public static func action<Described: KnownViewType, Argument: DynamicConvertible>(
        _ name: String, _ type: Described.Type, _ argument: String,
        _ action: @escaping @MainActor @Sendable (Described.Properties) throws -> ViewAction<Argument>
    ) -> Member {
        let parameter = Parameter<Argument>.required(argument)
        return Member(name: name, role: .action, parameters: [parameter.info], result: "") { node, arguments in
            let value = try parameter.take(from: &arguments)
            try arguments.finish()
            try action(node.properties(of: Described.self)).bound(to: Place(node))(value)
            return .none
        }
    }

    /// Something to read of the views of a kind that takes arguments.
    public static func call<Described: KnownViewType, each Argument, Value: DynamicConvertible>(
        _ name: String, _ type: Described.Type, _ parameters: repeat Parameter<each Argument>,
        read: @escaping @MainActor @Sendable (Described.Properties, repeat each Argument) throws -> Value
    ) -> Member {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        return Member(name: name, role: .attribute, parameters: infos, result: Value.dynamicName) { node, arguments in
            let given = (repeat try (each parameters).take(from: &arguments))
            try arguments.finish()
            return try read(node.properties(of: Described.self), repeat each given).dynamicValue
        }
    }

    /// An action of the views of a kind that takes one argument and has to know where its view stands.
    package static func call<Described: KnownViewType, Argument: DynamicConvertible>(
        _ name: String, _ type: Described.Type, _ parameter: Parameter<Argument>,
        _ call: @escaping @MainActor @Sendable (Described.Properties, Place, Argument) throws -> Void
    ) -> Member {
        Member(name: name, role: .action, parameters: [parameter.info], result: "") { node, arguments in
            let value = try parameter.take(from: &arguments)
            try arguments.finish()
            try call(node.properties(of: Described.self), Place(node), value)
            return .none
        }
    }

    /// An action of the views of a kind that has to know where its view stands.
    package static func call<Described: KnownViewType>(
        _ name: String, _ type: Described.Type,
        _ call: @escaping @MainActor @Sendable (Described.Properties, Place) throws -> Void
    ) -> Member {
        Member(name: name, role: .action, parameters: [], result: "") { node, arguments in
            try arguments.finish()
            try call(node.properties(of: Described.self), Place(node))
            return .none
        }
    }

    package init(
        name: String, role: Role, parameters: [ParameterInfo], result: String,
        read: (@MainActor @Sendable (Node) throws -> DynamicValue)? = nil,
        readsText: Bool = false,
        lead: (@MainActor @Sendable (Node, inout Arguments) throws -> Node)? = nil,
        invoke: @escaping @MainActor @Sendable (Node, inout Arguments) throws -> DynamicValue
    ) {
        self.name = name
        self.role = role
        self.parameters = parameters
        self.result = result
        self.invoke = invoke
        self.read = read
        self.readsText = readsText
        self.lead = lead
    }
}

/// An inspection call that is more than reading a property; bound to the node it is made on.
public protocol ViewCall {
    /// The same call, on the view in a place.
    func bound(to place: Place) -> Self
}

/// A node, and the tree that it keeps alive.
public struct Place: Sendable {
    /// The node.
    public let node: Node
    private let graph: Graph

    /// The place that a node stands in.
    @MainActor public init(_ node: Node) {
        self.node = node
        graph = node.graph
    }
}

/// An action on a view, as a user would perform it.
public struct ViewAction<Argument>: ViewCall {
    private let perform: (Argument, Node?) throws -> Void
    private var place: Place?

    /// `perform` carries the action out; it may throw when the view offers nothing of the kind.
    public init(_ perform: @escaping (Argument) throws -> Void) {
        self.perform = { argument, _ in try perform(argument) }
    }

    /// `perform` carries the action out, and is given where the view stands; nil for a view that stands nowhere.
    package init(inPlace perform: @escaping (Argument, Node?) throws -> Void) {
        self.perform = perform
    }

    public func bound(to place: Place) -> ViewAction<Argument> {
        var copy = self
        copy.place = place
        return copy
    }

    /// Acts.
    /// - Throws: `InspectionError.unresponsiveControl` when the view, or one around it, is disabled, hidden, or refuses
    ///   hit testing.
    @MainActor @preconcurrency public func callAsFunction(_ argument: Argument) throws {
        guard let place else { return try perform(argument, nil) }
        try place.node.act { try perform(argument, place.node) }
    }
}

extension ViewAction where Argument == Void {
    /// Acts.
    /// - Throws: `InspectionError.unresponsiveControl` when the view, or one around it, is disabled, hidden, or refuses
    ///   hit testing.
    @MainActor @preconcurrency public func callAsFunction() throws {
        try callAsFunction(())
    }
}

/// Leads from a view into one of its slots.
public struct SlotReference<Described>: Sendable {
    /// The slot.
    public let slot: Slot

    /// Creates a slot reference for a slot.
    public init(_ slot: Slot) {
        self.slot = slot
    }
}
