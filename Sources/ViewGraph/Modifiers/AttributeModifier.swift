/// A kind of modifier that notes one value on a view, to be read back: an opacity, a border.
///
/// A conforming type is all that such a modifier needs, beside the `View` method that applies it and the reader:
/// ```swift
/// extension ModifierType {
///     public enum ZIndex: AttributeModifierType {
///         public typealias Value = Double
///         public static let kind = attribute("ZIndex", .required("value", Double.self))
///     }
/// }
///
/// extension View {
///     public nonisolated func zIndex(_ value: Double) -> some View { attribute(ModifierType.ZIndex.self, value) }
/// }
///
/// extension ModifierReaders {
///     public var zIndex: ModifierReader<Double> { .init(ModifierType.ZIndex.self) }
/// }
/// ```
public protocol AttributeModifierType: KnownModifierType {
    /// What is noted.
    associatedtype Value: SendableMetatype

    /// Changes the environment that the modified view sees. By default it stays as it is.
    static func modify(_ environment: inout EnvironmentValues, by value: Value)
}

extension AttributeModifierType {
    /// Leaves the environment as it is.
    public static func modify(_ environment: inout EnvironmentValues, by value: Value) {}
}

/// Notes a value on a view.
public nonisolated struct _AttributeModifier<Described: AttributeModifierType>: PrimitiveModifier {
    /// What is noted.
    public let value: Described.Value

    /// Makes one with its value.
    public init(_ value: Described.Value) {
        self.value = value
    }

    public var kind: Kind { Described.kind }

    public func modify(_ environment: inout EnvironmentValues) { Described.modify(&environment, by: value) }
}

extension View {
    /// Notes a value on the view.
    public nonisolated func attribute<Described: AttributeModifierType>(
        _ type: Described.Type, _ value: Described.Value
    ) -> ModifiedContent<Self, _AttributeModifier<Described>> {
        modifier(_AttributeModifier<Described>(value))
    }
}

extension AttributeModifierType where Value: DynamicConvertible {
    /// Describes a modifier that takes one value and gives it back. `call` defaults to the name with its leading
    /// capital lowered, `reads` is the call that gives the value back and defaults to `call`.
    public static func attribute(
        _ name: String, call: String? = nil, reads: String? = nil, _ parameter: Parameter<Value>
    ) -> Kind {
        attribute(
            name, call: call, reads: [.reading(reads ?? call ?? Kind.call(of: name), Self.self) { $0 }],
            forms: [form(parameter) { $0 }])
    }
}

extension AttributeModifierType where Value == Void {
    /// Describes a modifier that takes nothing: it is there or not, and to read it is true where it is.
    public static func attribute(_ name: String, call: String? = nil) -> Kind {
        attribute(
            name, call: call, reads: [.reading(call ?? Kind.call(of: name), Self.self) { _ in true }],
            forms: [form {}])
    }
}

extension AttributeModifierType {
    /// Describes a modifier that takes what its forms say; `reads` are the calls that give it back.
    public static func attribute(
        _ name: String, call: String? = nil,
        reads: @escaping @autoclosure @Sendable () -> [Member],
        forms: @escaping @autoclosure @Sendable () -> [DynamicForm]
    ) -> Kind {
        Kind(name, call: call, role: .modifier, members: reads(), forms: forms())
    }

    /// A form of the modifier: its parameters, and the value that they make.
    public static func form<each Argument>(
        _ parameters: repeat Parameter<each Argument>,
        value: @escaping @MainActor @Sendable (repeat each Argument) throws -> Value
    ) -> DynamicForm {
        DynamicForm(repeat each parameters) { (argument: repeat each Argument) in
            _AttributeModifier<Self>(try value(repeat each argument))
        }
    }
}

extension Member {
    /// Reads a part of what an attribute modifier notes.
    public static func reading<Described: AttributeModifierType, Value: DynamicConvertible>(
        _ name: String, _ type: Described.Type,
        _ read: @escaping @MainActor @Sendable (Described.Value) throws -> Value
    ) -> Member {
        Member(name) { try read($0.attribute(type)) }
    }

    /// Reads several parts of what an attribute modifier notes, which go out together under their names.
    public static func record<Described: AttributeModifierType>(
        _ name: String, _ type: Described.Type,
        _ parts:
            @escaping @MainActor @Sendable (Described.Value) throws -> KeyValuePairs<
                String, any DynamicConvertible
            >
    ) -> Member {
        reading(name, type) { value in
            DynamicValue.record(Dictionary(try parts(value).map { ($0.key, $0.value.dynamicValue) }) { $1 })
        }
    }
}

extension AttributeModifierType {
    /// What a modifier was given that may have been given nothing. Throws `InspectionError.attributeNotFound` where it was.
    @Sendable package static func given<Wrapped>(_ value: Wrapped?) throws -> Wrapped where Value == Wrapped? {
        guard let value else { throw InspectionError.attributeNotFound(label: "value", type: kind.call) }
        return value
    }
}

extension Node {
    /// What the innermost attribute modifier of a kind notes on this view. Throws `InspectionError.modifierNotFound`,
    /// naming the modifier's call, where there is none.
    public func attribute<Described: AttributeModifierType>(_ type: Described.Type) throws -> Described.Value {
        try modifier(_AttributeModifier<Described>.self, named: type.kind.call).value
    }
}

extension ViewCall where Arguments == Void {
    /// Reads what an attribute modifier notes. Throws `InspectionError.modifierNotFound` where the view has none.
    public init<Described: AttributeModifierType>(_ type: Described.Type) where Described.Value == Result {
        self.init { try $0.attribute(type) }
    }

    /// Reads a part of what an attribute modifier notes. Throws `InspectionError.modifierNotFound` where the view has
    /// none.
    public init<Described: AttributeModifierType>(
        _ type: Described.Type, _ read: @escaping @MainActor @Sendable (Described.Value) throws -> Result
    ) {
        self.init { try read($0.attribute(type)) }
    }
}
