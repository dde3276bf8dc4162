/// A type whose values scripts name by strings, such as `"leading"`.
///
/// The values of an enumeration have the names of its cases, and nothing needs to be declared besides the conformance:
/// ```swift
/// public enum TextAlignment: Hashable, CaseIterable, Sendable, NamedValues {
///     case leading, center, trailing
/// }
/// ```
public protocol NamedValues: DynamicConvertible, Equatable {
    /// The values with their names, in the order to list them.
    static var namedValues: [(name: String, value: Self)] { get }
}

extension NamedValues {
    /// The words of the type's name.
    public static var dynamicName: String { TypeName.words(of: Self.self) }

    public static var dynamicExample: String { "'\(namedValues[0].name)'" }

    public static func make(from value: DynamicValue) throws -> Self {
        if case .object(let object) = value, let same = object as? Self { return same }
        guard case .string(let name) = value else { throw mismatch(value) }
        guard let found = namedValues.first(where: { $0.name == name })?.value else {
            throw unknown(name, among: namedValues.map(\.name))
        }
        return found
    }

    /// The name of the value; nil if it has none.
    package var valueName: String? { Self.namedValues.first { $0.value == self }?.name }

    public var dynamicValue: DynamicValue { valueName.map { .string($0) } ?? .object(self) }
}

extension NamedValues where Self: CaseIterable {
    public static var namedValues: [(name: String, value: Self)] { allCases.map { (String(describing: $0), $0) } }

    public var dynamicValue: DynamicValue { .string(String(describing: self)) }
}
