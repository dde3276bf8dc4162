import System

/// A set of options that a dynamic language gives as a name or a list of names, and gets as a list of names.
public protocol NamedOptions: DynamicConvertible, SetAlgebra {
    /// The options by name, in the order to list them.
    static var namedOptions: KeyValuePairs<String, Self> { get }
}

extension NamedOptions {
    public static var dynamicExample: String { "'\(namedOptions[0].key)'" }

    /// The options of a name, or of a list of names. Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> Self {
        if case .object(let object) = value, let same = object as? Self { return same }
        if case .string = value { return try named(value) }
        guard let list = try value.elements() else { throw mismatch(value) }
        return try list.reduce(into: []) { $0.formUnion(try named($1)) }
    }

    /// The option of a name. A list within a list is refused: it may contain itself.
    private static func named(_ value: DynamicValue) throws -> Self {
        guard case .string(let name) = value else { throw mismatch(value) }
        guard let found = namedOptions.first(where: { $0.key == name })?.value else {
            let known = Suggestions.ranked(namedOptions.map(\.key), by: name).map { "\"\($0)\"" }
            throw ArgumentError.wrongType(
                argument: "", expected: "\(dynamicName) (\(known.joined(separator: ", ")))", found: "\"\(name)\"")
        }
        return found
    }

    /// The names of the options that are in the set, in the order of the names.
    public var names: [String] { Self.namedOptions.filter { isSuperset(of: $0.value) }.map(\.key) }

    public var dynamicValue: DynamicValue { .list(names.map { .string($0) }) }
}
