/// The namespace of modifier kinds, such as `ModifierType.Padding`, and the calls that read the modifiers of a view: each
/// kind has a property named after its call.
public struct ModifierType: Sendable {
    public init() {}
}

/// Reads one thing of the modifiers on a view.
public typealias ModifierReader<Value> = ViewCall<Void, Value>

extension ViewCall where Arguments == Void {
    /// `read` is given the node that the modifiers stand on.
    @inlinable public init(_ read: @escaping @MainActor @Sendable (Node) throws -> Result) {
        self.init { node, _ in try read(node) }
    }

    /// Reads from a modifier of a type.
    /// - Throws: `InspectionError.modifierNotFound` where the view has none.
    public init<M: ViewModifier>(
        _ name: String, _ type: M.Type, _ value: @escaping @MainActor @Sendable (M) throws -> Result
    ) {
        self.init { try value($0.modifier(M.self, named: name)) }
    }
}

/// A kind of modifier that the model provides. A conforming type needs no registration: it is found.
public protocol KnownModifierType: SendableMetatype {
    /// The description of the kind.
    static var kind: Kind { get }
}

extension KnownModifierType {
    /// Describes a kind of modifier that has the name of the type. The arguments are those of `Kind`.
    public static func modifier(
        call: String? = nil, arity: Kind.Arity = .none,
        members: @escaping @autoclosure @Sendable () -> [Member] = [],
        ownerMembers: @escaping @autoclosure @Sendable () -> [Member] = [], slots: [Slot] = [],
        subject: String = "Text('a')", facets: [Facet] = [], calling: Calling = Calling(),
        forms: @escaping @autoclosure @Sendable () -> [DynamicForm]
    ) -> Kind {
        Kind(
            "\(Self.self)", call: call, role: .modifier, arity: arity, members: members(), ownerMembers: ownerMembers(),
            slots: slots, subject: subject, facets: facets, calling: calling, forms: forms())
    }
}

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
