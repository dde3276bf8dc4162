/// Values of any types that lead from one screen to the next.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}

    /// Creates a navigation path from a sequence of elements.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of screens above the first.
    public var count: Int { elements.count }

    /// Whether the first screen is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Goes on to the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Removes the last `k` elements.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}

extension NavigationPath {
    /// The path in a form that can be stored, or nil when one of its values cannot be.
    public var codable: CodableRepresentation? {
        var values: [any Hashable & Codable] = []
        for element in elements {
            // Documented for codable: nil if one of the elements doesn't conform to Codable.
            guard let value = element.base as? any Hashable & Codable, _mangledTypeName(type(of: value)) != nil else {
                return nil
            }
            values.append(value)
        }
        return CodableRepresentation(values: values)
    }

    /// Makes the path that was stored.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements
    }

    /// A path that can be stored: for each value the name of its type and the value itself.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [any Hashable & Codable]

        fileprivate var elements: [AnyHashable] { values.map { AnyHashable($0) } }

        /// Whether both hold the same values.
        public static func == (left: CodableRepresentation, right: CodableRepresentation) -> Bool {
            left.elements == right.elements
        }

        fileprivate init(values: [any Hashable & Codable]) {
            self.values = values
        }

        /// Reads the values.
        /// - Throws: `DecodingError` for one whose type this program doesn't have.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [any Hashable & Codable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "the path holds a value of an unknown type, '\(name)'")
                }
                values.append(try container.decode(type))
            }
            self.values = values
        }

        /// Writes the values, each after the name of its type.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            // Unverified: how SwiftUI writes a path; this form is read only by this type.
            for value in values {
                try container.encode(_mangledTypeName(type(of: value)) ?? "")
                try container.encode(value)
            }
        }
    }
}
