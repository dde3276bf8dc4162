import System

/// A kind of modifier that sets one value of the environment under a name of its own: a line spacing, a tint.
///
/// A conforming type is all that such a modifier needs, beside the `View` method that applies it and the reader:
/// ```swift
/// extension ModifierType {
///     public enum LineSpacing: EnvironmentModifierType {
///         public static var keyPath: WritableKeyPath<EnvironmentValues, CGFloat> { \.lineSpacing }
///         public static let kind = setting("LineSpacing", .required("lineSpacing", CGFloat.self))
///     }
/// }
///
/// extension View {
///     public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
///         setting(ModifierType.LineSpacing.self, lineSpacing)
///     }
/// }
///
/// extension ModifierReaders {
///     public var lineSpacing: ModifierReader<CGFloat> {
///         .init(ModifierType.LineSpacing.self)
///     }
/// }
/// ```
public protocol EnvironmentModifierType: KnownModifierType {
    /// What is set.
    associatedtype Value: DynamicConvertible

    /// Where it stands in the environment.
    static var keyPath: WritableKeyPath<EnvironmentValues, Value> { get }
}

extension View {
    /// Sets a value of the environment for the view and all within it.
    public nonisolated func setting<Described: EnvironmentModifierType>(
        _ type: Described.Type, _ value: Described.Value
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Described.Value>> {
        modifier(_EnvironmentKeyWritingModifier(type.keyPath, value, kind: type.kind))
    }
}

extension EnvironmentModifierType {
    /// Describes a modifier that takes one value and gives it back. `call` defaults to the name with its leading
    /// capital lowered.
    public static func setting(
        _ name: String, call: String? = nil, _ parameter: Parameter<Value>
    ) -> Kind {
        setting(name, call: call, forms: [form(parameter) { $0 }])
    }

    /// Describes a modifier that takes what its forms say and gives the value back.
    public static func setting(
        _ name: String, call: String? = nil, members: [Member] = [],
        forms: @escaping @autoclosure @Sendable () -> [DynamicForm]
    ) -> Kind {
        Kind(
            name, call: call, role: .modifier,
            members: [Member(call ?? Kind.call(of: name)) { try $0.setting(Self.self) }] + members, forms: forms())
    }

    /// A form of the modifier: its parameters, and the value that they make.
    public static func form<each Argument>(
        _ parameters: repeat Parameter<each Argument>,
        value: @escaping @MainActor @Sendable (repeat each Argument) throws -> Value
    ) -> DynamicForm {
        DynamicForm(repeat each parameters) { (argument: repeat each Argument) in
            _EnvironmentKeyWritingModifier(keyPath, try value(repeat each argument), kind: kind)
        }
    }

    /// The modifier with a value of a dynamic language. Throws `ArgumentError.wrongType`.
    @MainActor static func modifier(from value: DynamicValue) throws -> any ViewModifier {
        _EnvironmentKeyWritingModifier(keyPath: keyPath, value: try Value.make(from: value))
    }
}

extension Node {
    /// What the innermost modifier of this view sets. Throws `InspectionError.modifierNotFound`, naming the modifier's
    /// call, where there is none, whatever the ancestors set.
    public func setting<Described: EnvironmentModifierType>(_ type: Described.Type) throws -> Described.Value {
        try environmentValue(type.keyPath, named: type.kind.call)
    }
}

extension ViewCall where Arguments == Void {
    /// Reads what a modifier of the view sets. Throws `InspectionError.modifierNotFound` where none does.
    public init<Described: EnvironmentModifierType>(_ type: Described.Type) where Described.Value == Result {
        self.init { try $0.setting(type) }
    }
}

extension KnownKinds {
    /// The kinds of modifiers that set a value of the environment under a name of their own.
    static let environmentModifiers: [any EnvironmentModifierType.Type] =
        Conformances.of((any EnvironmentModifierType.Type).self)
}
