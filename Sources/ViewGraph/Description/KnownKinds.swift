import CViewGraph

/// All kinds that this program knows. A kind is known by conforming to `KnownViewType` or `KnownModifierType`: nothing
/// else lists it. The type has to be public, because the optimizer drops a conformance that nobody can see or uses.
public enum KnownKinds {
    /// The kinds of views, by name.
    public static let views = Found.views.sorted { $0.name < $1.name }

    /// The kinds of modifiers, by name.
    public static let modifiers: [Kind] = conforming(to: (any KnownModifierType).self)
        .map { unsafeBitCast($0, to: (any KnownModifierType.Type).self).kind }
        .sorted { $0.name < $1.name }

    /// The types of values with a description of their own, by name.
    public static let values = Found.values.sorted { $0.name < $1.name }

    /// The types whose values a dynamic language names by strings, with the names, by the name of the type.
    public static let namedValues = Found.namedValues.sorted { $0.name < $1.name }

    /// The same in the order of the program, for a start that lists none of them: sorting takes its time.
    public enum Found {
        /// The kinds of views.
        public static let views: [Kind] = conforming(to: (any KnownViewType).self)
            .map { unsafeBitCast($0, to: (any KnownViewType.Type).self).kind }
            .filter { $0.role == .view }

        /// The types of values with a description of their own.
        public static let values: [ValueKind] = conforming(to: (any DescribedValue).self)
            .map { unsafeBitCast($0, to: (any DescribedValue.Type).self).valueKind }

        /// The types whose values a dynamic language names by strings.
        public static let namedValues: [(name: String, type: any NamedValues.Type)] =
            conforming(to: (any NamedValues).self)
            .map { unsafeBitCast($0, to: (any NamedValues.Type).self) }
            .map { (name: TypeName.qualified(of: $0), type: $0) }
    }

    /// The names of the property wrappers that views can use, such as `State`.
    public static let propertyWrappers: [String] = {
        final class Names { var names: [String] = [] }
        let found = Names()
        vt_each_conforming_name(
            descriptor(of: (any DynamicProperty).self),
            { name, context in
                Unmanaged<Names>.fromOpaque(context!).takeUnretainedValue().names.append(String(cString: name))
            },
            Unmanaged.passUnretained(found).toOpaque())
        return withExtendedLifetime(found) { found.names.sorted() }
    }()

    /// The kinds that a search can be for, by name: views, and modifiers that add something to the tree.
    public static let searchable: [Kind] = (views + modifiers.filter { $0.arity != .none }).sorted { $0.name < $1.name }

    /// The two words of an existential metatype.
    package typealias Conformance = (metadata: UnsafeRawPointer, witnesses: UnsafeRawPointer)

    /// The types in this program that conform to a protocol and have no generic parameters.
    package static func conforming(to existential: Any.Type) -> [Conformance] {
        let found = Collected()
        vt_each_conforming_type(
            descriptor(of: existential),
            { metadata, witnesses, context in
                let found = Unmanaged<Collected>.fromOpaque(context!).takeUnretainedValue()
                found.conformances.append((metadata, witnesses))
            },
            Unmanaged.passUnretained(found).toOpaque())
        return withExtendedLifetime(found) { found.conformances }
    }

    /// The descriptor of the protocol of an existential type.
    private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer {
        // The metadata of an existential type: a word for the kind, two half words with flags and the number of
        // protocols, then the protocols' descriptors.
        unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)[2]
    }

    private final class Collected {
        var conformances: [Conformance] = []
    }
}
