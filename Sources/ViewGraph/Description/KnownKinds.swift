import System

/// All kinds that this program knows. A kind is known by conforming to `KnownViewType` or `KnownModifierType`: nothing
/// else lists it.
public enum KnownKinds {
    /// The kinds of views, by name.
    public static let views = Found.views.sorted { $0.name < $1.name }

    /// The kinds of modifiers, by name.
    public static let modifiers: [Kind] = Conformances.of((any KnownModifierType.Type).self).map { $0.kind }
        .sorted { $0.name < $1.name }

    /// The types of values with a description of their own, by name.
    public static let values = Found.values.sorted { $0.name < $1.name }

    /// The types whose values a dynamic language names by strings, with the names, by the name of the type.
    public static let namedValues = Found.namedValues.sorted { $0.name < $1.name }

    /// The same, unsorted: the start of a program lists none of them, and sorting takes time.
    public enum Found {
        /// The kinds of views.
        public static let views: [Kind] = Conformances.of((any KnownViewType.Type).self)
            .map { $0.kind }
            .filter { $0.role == .view }

        /// The kinds that views are made of in a dynamic language: those that neither are modifiers nor conform to
        /// `InspectedViewType`.
        @MainActor public static let constructible: [DeferredKind] = {
            let others =
                Conformances.records(of: (any KnownModifierType.Type).self).map { $0.identity }
                + Conformances.records(of: (any InspectedViewType.Type).self).map { $0.identity }
            // For a set of pointers, the runtime would look for a conformance among all of the program's, which takes longer.
            return Conformances.records(of: (any KnownViewType.Type).self).filter { !others.contains($0.identity) }
                .map { record in
                    DeferredKind(record.name(in: "ViewType").filter { $0 != "." }) {
                        record.type((any KnownViewType.Type).self).kind
                    }
                }
        }()

        /// The types of values with a description of their own.
        public static let values: [ValueKind] = Conformances.of((any DescribedValue.Type).self).map { $0.valueKind }

        /// The names of these types, with their descriptions.
        public static let describedValues: [(name: String, kind: @Sendable () -> ValueKind)] =
            {
                let renamed = Conformances.records(of: (any RenamedValue.Type).self).map { $0.identity }
                return Conformances.records(of: (any DescribedValue.Type).self).map { record in
                    nonisolated(unsafe) let record = record  // a pointer to a constant
                    let kind = { @Sendable in record.type((any DescribedValue.Type).self).valueKind }
                    return (renamed.contains(record.identity) ? kind().name : record.typeName, kind)
                }
            }()

        /// The types whose values a dynamic language names by strings.
        public static let namedValues: [(name: String, type: any NamedValues.Type)] =
            deferredNamedValues.map { (name: $0.name, type: $0.type()) }

        /// The same, each looked up when it is asked for.
        public static let deferredNamedValues: [(name: String, type: @Sendable () -> any NamedValues.Type)] =
            Conformances.records(of: (any NamedValues.Type).self).map { record in
                nonisolated(unsafe) let record = record  // a pointer to a constant
                return (record.typeName, { record.type((any NamedValues.Type).self) })
            }
    }

    /// The names of the property wrappers that views can use, such as `State`.
    public static let propertyWrappers: [String] = Conformances.names(of: (any DynamicProperty).self).sorted()

    /// The kinds that a search can find, by name: views, and modifiers that add something to the tree.
    public static let searchable: [Kind] = (views + modifiers.filter { $0.arity != .none }).sorted { $0.name < $1.name }
}

extension Conformances.Record {
    /// The type's name with its outer types, without the module.
    fileprivate var typeName: String { qualifiedName ?? TypeName.qualified(of: plainType) }
}

/// A kind that is known by its name, and described when it is first asked for: the start of a program lists all that there
/// are, and a spec uses few.
@MainActor
public final class DeferredKind {
    /// The name of the kind.
    public let name: String
    /// The kind.
    public private(set) lazy var kind = describe()

    private let describe: () -> Kind

    /// A kind of this name, which `describe` makes.
    public init(_ name: String, _ describe: @escaping () -> Kind) {
        self.name = name
        self.describe = describe
    }
}
