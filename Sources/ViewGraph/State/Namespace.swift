/// A place for names that belong together, one for each view that declares it.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        private let number: UInt

        init(_ number: UInt) {
            self.number = number
        }
    }

    private final class Identity {
        let id: ID

        init(_ id: ID) {
            self.id = id
        }
    }

    private var identity: Identity?

    public init() {}

    /// The namespace's identity. A view that stands in no tree has one that it shares with all such views.
    public var wrappedValue: ID { identity?.id ?? ID(0) }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        identity = connection.storage {
            Namespace.count += 1
            return Identity(ID(Namespace.count))
        }
    }

    @MainActor private static var count: UInt = 0
}

extension Namespace: ComparedInput {
    package func isSameInput(as other: Namespace) -> Bool { true }
}

extension Namespace.ID: DynamicConvertible {
    public static var dynamicName: String { "string" }
    public static var dynamicExample: String { "'word'" }

    /// The namespace of a name: scripts name theirs.
    /// - Throws: `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> Namespace.ID {
        if case .object(let id as Namespace.ID) = value { return id }
        guard case .string(let name) = value else { throw mismatch(value) }
        return Namespace.ID(UInt(bitPattern: name.hashValue) | 1 << 63)
    }

    public var dynamicValue: DynamicValue { .object(self) }
}
