/// A set of options that scripts give as a name or a list of names, and get as a list of names.
public protocol NamedOptions: DynamicConvertible, SetAlgebra {
    /// The options with their names, in the order to list them.
    static var namedOptions: [(name: String, value: Self)] { get }
}

extension NamedOptions {
    /// The words of the type's name.
    public static var dynamicName: String { TypeName.words(of: Self.self) }

    public static var dynamicExample: String { "'\(namedOptions[0].name)'" }

    /// The options of a name, or of a list of names.
    ///
    /// - Throws: `ArgumentError.wrongType` for an unknown name and for other values.
    @MainActor public static func make(from value: DynamicValue) throws -> Self {
        if case .object(let object) = value, let same = object as? Self { return same }
        if case .string = value { return try named(value) }
        guard let list = try value.elements() else { throw mismatch(value) }
        return try list.reduce(into: []) { $0.formUnion(try named($1)) }
    }

    /// The option of a name. A list within a list is refused, because it may contain itself.
    private static func named(_ value: DynamicValue) throws -> Self {
        guard case .string(let name) = value else { throw mismatch(value) }
        guard let found = namedOptions.first(where: { $0.name == name })?.value else {
            throw unknown(name, among: namedOptions.map(\.name))
        }
        return found
    }

    /// The names of the options in the set, in the order of `namedOptions`.
    public var names: [String] { Self.namedOptions.filter { isSuperset(of: $0.value) }.map(\.name) }

    public var dynamicValue: DynamicValue { .list(names.map { .string($0) }) }
}
