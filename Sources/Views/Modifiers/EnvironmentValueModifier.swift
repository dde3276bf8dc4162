import System

/// A kind of modifier that sets one value of the environment under a name of its own: a case, a tint.
///
/// It is declared like an `AttributeModifierType`, but for the value, the description and the method:
/// ```swift
/// extension EnvironmentValues {
///     /// The case in which a text is shown; nil for its own.
///     @Entry public var textCase: Text.Case?
/// }
///
/// extension View {
///     /// Sets the case in which the texts in the view are shown; nil leaves them as they are.
///     public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
///         setting(ModifierType.TextCase.self, textCase)
///     }
/// }
///
/// extension ModifierType {
///     @EnvironmentModifier(\.textCase, "textCase") public var textCase: ModifierReader<Text.Case?>
/// }
/// ```
/// A conforming type is written where the description takes more than the macro does.
public protocol EnvironmentModifierType: KnownModifierType {
    /// The type of the value.
    associatedtype Value: DynamicConvertible

    /// The description of the modifier.
    static var setting: ModifierSetting<Value> { get }
}

extension EnvironmentModifierType {
    public static var kind: Kind { setting.kind }

    /// The modifier with a value of a dynamic language. Throws `ArgumentError.wrongType`.
    @MainActor static func modifier(from value: DynamicValue) throws -> any ViewModifier {
        _EnvironmentKeyWritingModifier(keyPath: setting.keyPath, value: try Value.make(from: value))
    }
}

/// The description of a modifier that sets one value of the environment.
public final class ModifierSetting<Value: DynamicConvertible>: Sendable {
    /// The place of the value in the environment.
    public let keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable

    /// The kind of the modifier.
    public var kind: Kind { described }

    // Set once, when everything else is: the members and forms need the setting.
    private nonisolated(unsafe) var described: Kind!

    /// Describes a modifier that gives its value back, which `reads` may read in another way, with further members, and the forms in which a script makes it.
    public init(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable,
        reads: (@MainActor @Sendable (Node) throws -> Value)? = nil,
        members: @escaping @autoclosure @Sendable () -> [Member] = [],
        forms: @escaping @autoclosure @Sendable () -> [ModifierForm<Value>]
    ) {
        self.keyPath = keyPath
        described = Kind(
            name, role: .modifier,
            members: [Member(Kind.call(of: name), of: reads ?? { try self.value(on: $0) })] + members(),
            forms: forms().map { $0.form { self.modifier($0) } })
    }

    /// Describes a modifier that takes one value and gives it back.
    public convenience init(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable, _ parameter: Parameter<Value>
    ) {
        self.init(name, keyPath, forms: [.form(parameter) { $0 }])
    }

    /// Describes a modifier that takes one value, which a closure reads.
    convenience init(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable,
        reads: @escaping @MainActor @Sendable (Node) throws -> Value, _ parameter: Parameter<Value>
    ) {
        self.init(name, keyPath, reads: reads, forms: [.form(parameter) { $0 }])
    }

    /// Describes a modifier that takes one value and gives it back.
    public convenience init(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable, _ parameter: String
    ) {
        self.init(name, keyPath, .required(parameter))
    }

    /// Describes a modifier that takes one value or nil, and gives it back.
    public convenience init<Wrapped: DynamicConvertible>(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable, _ parameter: String
    ) where Value == Wrapped? {
        self.init(name, keyPath, .optional(parameter, Wrapped.self, positional: true))
    }

    /// The modifier with a value.
    nonisolated func modifier(_ value: Value) -> _EnvironmentKeyWritingModifier<Value> {
        _EnvironmentKeyWritingModifier(keyPath, value, kind: kind)
    }

    /// The value that the nearest modifier on a view or around it sets.
    /// - Throws: `InspectionError.modifierNotFound`, naming the modifier's call, where there is none.
    @MainActor func value(on node: Node) throws -> Value {
        try node.environmentValue(keyPath, named: kind.call)
    }
}

extension View {
    /// Sets a value of the environment for the view and all within it.
    public nonisolated func setting<Described: EnvironmentModifierType>(
        _ type: Described.Type, _ value: Described.Value
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Described.Value>> {
        modifier(type.setting.modifier(value))
    }
}

extension Node {
    /// The value that the nearest modifier on this view or around it sets.
    /// - Throws: `InspectionError.modifierNotFound`, naming the modifier's call, where there is none.
    public func setting<Described: EnvironmentModifierType>(_ type: Described.Type) throws -> Described.Value {
        try type.setting.value(on: self)
    }
}

extension ViewCall where Arguments == Void {
    /// Reads what the nearest modifier on the view or around it sets. Throws `InspectionError.modifierNotFound` where none does.
    public init<Described: EnvironmentModifierType>(_ type: Described.Type) where Described.Value == Result {
        self.init { try $0.setting(type) }
    }
}

extension KnownKinds {
    /// The kinds of modifiers that set a value of the environment under a name of their own.
    static let environmentModifiers: [any EnvironmentModifierType.Type] =
        Conformances.of((any EnvironmentModifierType.Type).self)
}
