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

        /// The types of values with a description of their own.
        public static let values: [ValueKind] = Conformances.of((any DescribedValue.Type).self).map { $0.valueKind }

        /// The types whose values a dynamic language names by strings.
        public static let namedValues: [(name: String, type: any NamedValues.Type)] =
            Conformances.of((any NamedValues.Type).self)
            .map { (name: TypeName.qualified(of: $0), type: $0) }
    }

    /// The names of the property wrappers that views can use, such as `State`.
    public static let propertyWrappers: [String] = Conformances.names(of: (any DynamicProperty).self).sorted()

    /// The kinds that a search can find, by name: views, and modifiers that add something to the tree.
    public static let searchable: [Kind] = (views + modifiers.filter { $0.arity != .none }).sorted { $0.name < $1.name }
}
