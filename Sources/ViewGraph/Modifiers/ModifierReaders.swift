/// The calls that read the modifiers of a view: each modifier adds a property named after its call.
public struct ModifierReaders: Sendable {
    public init() {}
}

/// Reads one thing of the modifiers on a view.
public struct ModifierReader<Value>: Sendable {
    let read: @MainActor @Sendable (Node) throws -> Value

    /// `read` is given the node that the modifiers stand on.
    public init(_ read: @escaping @MainActor @Sendable (Node) throws -> Value) {
        self.read = read
    }

    /// Reads from a modifier of a type.
    /// - Throws: `InspectionError.modifierNotFound` where the view has none.
    public init<M: ViewModifier>(
        _ name: String, _ type: M.Type, _ value: @escaping @MainActor @Sendable (M) throws -> Value
    ) {
        read = { try value($0.modifier(M.self, named: name)) }
    }

    /// Reads from the node.
    @MainActor public func callAsFunction(_ node: Node) throws -> Value {
        try read(node)
    }
}

/// A kind of modifier that the model provides. A conforming type needs no registration: it is found.
public protocol KnownModifierType: SendableMetatype {
    /// The description of the kind.
    static var kind: Kind { get }
}

/// The namespace of modifier kinds: `ModifierType.Padding`.
public enum ModifierType {}

/// A modifier with a subtree that can be inspected as a view of a kind, such as an overlay.
@MainActor @preconcurrency
public protocol DescribedModifier: PrimitiveModifier {
    /// The kind that its subtree is inspected as.
    associatedtype Described: KnownViewType

    /// Its properties, apart from its children.
    var properties: Described.Properties { get }
}

extension DescribedModifier {
    public var kind: Kind { Described.kind }
}

/// Leads from a view to the subtree of one of its modifiers.
public struct ModifierSubtree<Described: KnownViewType>: Sendable {
    /// The inspection call, which is the one of the modifier's kind.
    public let call: String

    /// Creates a modifier subtree for a call.
    public init(call: String? = nil) {
        self.call = call ?? Described.kind.call
    }
}

/// Calls what a modifier was given to call.
public struct ModifierAction<Argument>: PlacedCall {
    private let find: @MainActor (Node, Argument) throws -> () -> Void
    private let needsResponse: Bool
    private let defaultArgument: Argument?
    package var place: Place?

    /// `find` gives the action of a node, and throws where it has none. `needsResponse` says that the call stands for a
    /// user action, which a disabled view refuses; `defaultArgument` is for a call without one.
    public init(
        needsResponse: Bool = false, defaultArgument: Argument? = nil,
        _ find: @escaping @MainActor (Node) throws -> (Argument) -> Void
    ) {
        self.init(
            needsResponse: needsResponse, defaultArgument: defaultArgument,
            choosing: { node, argument in
                let action = try find(node)
                return { action(argument) }
            })
    }

    /// `find` gives the action that a node has for an argument, and throws where it has none.
    public init(
        needsResponse: Bool = false, defaultArgument: Argument? = nil,
        choosing find: @escaping @MainActor (Node, Argument) throws -> () -> Void
    ) {
        self.find = find
        self.needsResponse = needsResponse
        self.defaultArgument = defaultArgument
    }

    /// Calls the action.
    /// - Throws: Where the view has none.
    @MainActor @preconcurrency public func callAsFunction(_ argument: Argument) throws {
        let action = try find(node, argument)
        if needsResponse { try node.checkResponsiveness() }
        node.graph.run(on: node, action)
    }
}

extension ModifierAction {
    /// Calls the action with nothing, or with what stands in for a missing argument.
    /// - Throws: Where the view has no action, and `InspectionError.notSupported` where an argument has to be given.
    @MainActor @preconcurrency public func callAsFunction() throws {
        guard let argument = defaultArgument ?? (() as? Argument) else {
            throw InspectionError.notSupported("an argument of type \(Argument.self) has to be given")
        }
        try callAsFunction(argument)
    }
}

extension Member {
    /// A member that calls what a modifier was given to call.
    public static func action(
        _ name: String, _ action: @escaping @MainActor @Sendable () -> ModifierAction<Void>
    ) -> Member {
        Member(name: name, role: .action, parameters: [], result: "") { node, arguments in
            try arguments.finish()
            try action().bound(to: Place(node))()
            return .none
        }
    }
}
