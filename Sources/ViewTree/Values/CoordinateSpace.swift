/// What positions are measured from.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The screen.
    case global
    /// The view itself.
    case local
    /// The view around with this name.
    case named(AnyHashable)

    /// Whether it is the screen.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view itself.
    public var isLocal: Bool { self == .local }
}

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
