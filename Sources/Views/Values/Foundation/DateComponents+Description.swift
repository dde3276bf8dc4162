import Foundation

/// The parts of a date come from a dynamic language and go to it as a table: `{ year = 2024, month = 5, day = 6 }`.
extension DateComponents: DynamicConvertible {
    public static var dynamicName: String { "table with year, month, day, hour, minute or second" }
    public static var dynamicExample: String { "{ year = 2024, month = 5, day = 6 }" }

    private static let fields: KeyValuePairs<String, WritableKeyPath<DateComponents, Int?> & Sendable> = [
        "year": \.year, "month": \.month, "day": \.day, "hour": \.hour, "minute": \.minute, "second": \.second,
    ]

    @MainActor public static func make(from value: DynamicValue) throws -> DateComponents {
        var made = DateComponents()
        var isEmpty = true
        for (name, field) in fields {
            guard let part = try value.field(name) else { continue }
            made[keyPath: field] = try Int.make(from: part)
            isEmpty = false
        }
        guard !isEmpty else { throw mismatch(value) }
        return made
    }

    public var dynamicValue: DynamicValue {
        var parts: [String: DynamicValue] = [:]
        for (name, field) in Self.fields { parts[name] = self[keyPath: field].map { .integer($0) } }
        return .record(parts)
    }
}

/// A set comes from a dynamic language and goes to it as a list without an order.
extension Set: DynamicConvertible where Element: DynamicConvertible {
    public static var dynamicName: String { "list of \(Element.dynamicName)" }
    public static var dynamicExample: String { "{ \(Element.dynamicExample) }" }

    @MainActor public static func make(from value: DynamicValue) throws -> Set<Element> {
        Set(try [Element].make(from: value))
    }

    @MainActor public var dynamicValue: DynamicValue { .list(map(\.dynamicValue)) }
}
