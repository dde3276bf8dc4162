/// The origin that positions are relative to.
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
    public static var dynamicName: String { "coordinate space (\"local\", \"global\" or { named = … })" }
    public static var dynamicExample: String { "'global'" }

    @MainActor public static func make(from value: DynamicValue) throws -> CoordinateSpace {
        if case .string("local") = value { return .local }
        if case .string("global") = value { return .global }
        guard let name = try value.field("named") else { throw mismatch(value) }
        return .named(try AnyHashable.make(from: name))
    }

    @MainActor public var dynamicValue: DynamicValue {
        switch self {
        case .global: .string("global")
        case .local: .string("local")
        case .named(let name): .record(["named": name.dynamicValue])
        }
    }
}
