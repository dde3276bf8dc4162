/// A key under which views tell those around them something. Without `reduce` the last view that tells wins.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Self.Value { get }

    /// Joins what several views tell, in the order in which they stand in the tree.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Self.Value { nil }
}

/// A preference key of whatever language.
package struct PreferenceDescription {
    package let id: AnyHashable
    let defaultValue: () -> Any
    let reduce: (inout Any, () -> Any) -> Void

    package init<Key: PreferenceKey>(_ key: Key.Type) {
        id = ObjectIdentifier(key)
        defaultValue = { Key.defaultValue }
        reduce = { value, next in
            var typed = value as! Key.Value
            Key.reduce(value: &typed) { next() as! Key.Value }
            value = typed
        }
    }

    /// The key of a dynamic language. What joins two values may raise, which is kept; then the first one stands.
    package init(_ key: DynamicPreferenceKey) {
        id = ObjectIdentifier(key)
        defaultValue = { key.defaultValue }
        reduce = { value, next in
            let carried = MainThreadOnly((value as! DynamicValue, next() as! DynamicValue))
            value = MainActor.assumeIsolated { MainThreadOnly(key.join(carried.value.0, carried.value.1)) }.value
        }
    }
}

/// A preference key that a script makes: `PreferenceKey{ default = 0, reduce = function(value, next) … end }`.
public final class DynamicPreferenceKey: RenamedValue, @unchecked Sendable {
    package let defaultValue: DynamicValue
    private let reduce: (any DynamicFunction)?

    init(defaultValue: DynamicValue, reduce: (any DynamicFunction)?) {
        self.defaultValue = defaultValue
        self.reduce = reduce
    }

    /// Two keys are the same when they are one object, whatever they hold.
    public static func == (left: DynamicPreferenceKey, right: DynamicPreferenceKey) -> Bool { left === right }

    public static let valueKind = ValueKind(
        "PreferenceKey", DynamicPreferenceKey.self,
        example: "PreferenceKey{ default = 0 }",
        makers: [
            .init("", .named("default", DynamicValue.self), .optional("reduce", DynamicFunctionValue.self)) {
                DynamicPreferenceKey(defaultValue: $0, reduce: $1?.function)
            }
        ],
        members: [.property("default", \DynamicPreferenceKey.defaultValue)])

    @MainActor func join(_ value: DynamicValue, _ next: DynamicValue) -> DynamicValue {
        guard let reduce else { return next }
        do {
            return try reduce.call([value, next]).first ?? .none
        } catch {
            reduce.keep(failure: error)
            return value
        }
    }
}
