/// Which view's corner locations are measured from.
public enum CoordinateSpace: Hashable {
    /// The screen's.
    case global
    /// The view's own.
    case local
    /// That of the view around this one that gave its space this name.
    case named(AnyHashable)

    /// Whether it is the screen's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

extension CoordinateSpace: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "coordinate space (\"local\", \"global\" or { named = … })" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "'global'" }

    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> CoordinateSpace {
        if case .string("local") = value { return .local }
        if case .string("global") = value { return .global }
        guard let name = try value.field("named") else { throw mismatch(value) }
        return .named(try AnyHashable.make(from: name))
    }

    /// The value for a dynamic language.
    @MainActor public var dynamicValue: DynamicValue {
        switch self {
        case .global: .string("global")
        case .local: .string("local")
        case .named(let name): .record(["named": name.dynamicValue])
        }
    }
}
