/// A kind of modifier that keeps one value on a view, to be read back: an opacity, a border.
///
/// A modifier is a method with its text, and here a conforming type and a reader:
/// ```swift
/// extension ModifierType {
///     public enum ScenePadding: AttributeModifierType {
///         public static let attribute = ModifierAttribute<Edge.Set>("ScenePadding", "edges", default: Edge.Set.all)
///     }
///
///     public var scenePadding: ModifierReader<Edge.Set> { .init(ModifierType.ScenePadding.self) }
/// }
/// ```
///
/// The reference takes the text of the kind from the method, and derives that of the reader unless it has its own.
public protocol AttributeModifierType: KnownModifierType {
    /// The type of the value.
    associatedtype Value: SendableMetatype

    /// The description of the modifier.
    static var attribute: ModifierAttribute<Value> { get }
}

extension AttributeModifierType {
    public static var kind: Kind { attribute.kind }
}

/// The description of a modifier that keeps one value on a view.
public final class ModifierAttribute<Value: SendableMetatype>: Sendable {
    /// Changes the environment that the modified view sees.
    public typealias Effect = @Sendable (inout EnvironmentValues, Value) -> Void

    /// The kind of the modifier.
    public var kind: Kind { described }

    // Set once, when everything else is: the members and forms need the attribute.
    private nonisolated(unsafe) var described: Kind!
    fileprivate let effect: Effect?
    // How an error calls a missing value.
    private let label: String

    private init(
        _ name: String, _ call: String?, label: String = "value", sets effect: Effect?,
        screen: ScreenEffect<Value>? = nil,
        _ members: @escaping @Sendable (ModifierAttribute) -> [Member],
        _ forms: @escaping @Sendable () -> [ModifierForm<Value>]
    ) {
        self.effect = effect
        self.label = label
        described = Kind(
            name, call: call, role: .modifier, members: members(self),
            screen: screen.map { effect in
                switch effect {
                case .concealing(let reason): .concealing { Self.value(of: $0).flatMap(reason) }
                case .lettingThrough(let isOpen): .lettingThrough { Self.value(of: $0).map(isOpen) ?? false }
                }
            },
            forms: forms().map { $0.form { _AttributeModifier(self, $0) } })
    }

    /// A form that makes the modifier, for a kind that is another name of it.
    package func form<each Argument>(
        _ parameters: repeat Parameter<each Argument>,
        value: @escaping @MainActor @Sendable (repeat each Argument) throws -> Value
    ) -> DynamicForm {
        ModifierForm.form(repeat each parameters, value: value).form { _AttributeModifier(self, $0) }
    }

    /// Describes a modifier with calls that read its value, further members, and the forms in which a script makes it.
    /// `call` defaults to the name with its leading capital lowered.
    public convenience init(
        _ name: String, call: String? = nil, reads: @escaping @autoclosure @Sendable () -> [ModifierRead<Value>] = [],
        members: @escaping @autoclosure @Sendable () -> [Member] = [],
        forms: @escaping @autoclosure @Sendable () -> [ModifierForm<Value>], sets effect: Effect? = nil
    ) {
        self.init(
            name, call, sets: effect, { attribute in reads().map { $0.member(attribute.value) } + members() }, forms)
    }

    /// The value of the innermost such modifier on a view.
    /// - Throws: `InspectionError.modifierNotFound`, naming the modifier's call, where there is none.
    @MainActor func value(on node: Node) throws -> Value {
        for modifier in node.effectiveModifiers { if let value = value(of: modifier) { return value } }
        throw InspectionError.modifierNotFound(parent: node.title, modifier: kind.call, index: 0)
    }

    private static func value(of modifier: any ViewModifier) -> Value? {
        (modifier as? _AttributeModifier<Value>)?.value
    }

    /// The value of a modifier, or nil where it is of another kind.
    @MainActor fileprivate func value(of modifier: AppliedModifier) -> Value? {
        modifier.kind === described ? (modifier.value as? _AttributeModifier<Value>)?.value : nil
    }

    /// The value of an optional attribute.
    /// - Throws: `InspectionError.attributeNotFound` for nil.
    package func unwrap<Wrapped>(_ value: Wrapped?) throws -> Wrapped where Value == Wrapped? {
        guard let value else { throw InspectionError.attributeNotFound(label: label, type: kind.call) }
        return value
    }
}

extension ModifierAttribute where Value: DynamicConvertible {
    /// Describes a modifier that takes one value and gives it back. `call` defaults to the name with its leading capital
    /// lowered, `reads` to the call.
    public convenience init(
        _ name: String, call: String? = nil, reads: String? = nil, _ parameter: Parameter<Value>,
        sets effect: Effect? = nil, screen: ScreenEffect<Value>? = nil
    ) {
        let read = reads ?? call ?? Kind.call(of: name)
        self.init(
            name, call, label: parameter.info.name, sets: effect, screen: screen,
            { attribute in [Member(read, of: attribute.value)] }, { [.form(parameter) { $0 }] })
    }

    /// Describes a modifier that takes one value and gives it back; scripts give it by place or under the name of the
    /// parameter.
    public convenience init(
        _ name: String, call: String? = nil, reads: String? = nil, _ parameter: String, sets effect: Effect? = nil
    ) {
        self.init(name, call: call, reads: reads, .required(parameter), sets: effect)
    }

    /// Describes a modifier that takes one value, with a default, and gives it back.
    public convenience init(
        _ name: String, _ parameter: String, default value: @autoclosure @escaping @Sendable () -> Value,
        sets effect: Effect? = nil
    ) {
        self.init(name, .defaulted(parameter, value(), positional: true), sets: effect)
    }

    /// Describes a modifier that takes one value or nil, and gives it back.
    public convenience init<Wrapped: DynamicConvertible>(
        _ name: String, _ parameter: String, sets effect: Effect? = nil
    ) where Value == Wrapped? {
        self.init(name, .optional(parameter, Wrapped.self, positional: true), sets: effect)
    }
}

extension ModifierAttribute where Value == Void {
    /// Describes a modifier that takes nothing: reading it is true where it is, and an error elsewhere.
    public convenience init(_ name: String, sets effect: Effect? = nil) {
        self.init(name, reads: [.reading(Kind.call(of: name)) { true }], forms: [.form {}], sets: effect)
    }
}

extension ModifierAttribute {
    /// Describes a modifier that takes two values and gives them back as a record under the names of the parameters.
    public convenience init<First: DynamicConvertible, Second: DynamicConvertible>(
        _ name: String, _ first: Parameter<First>, _ second: Parameter<Second>, sets effect: Effect? = nil
    ) where Value == (First, Second) {
        self.init(
            name, reads: [.record(Kind.call(of: name)) { [first.info.name: $0.0, second.info.name: $0.1] }],
            forms: [.form(first, second) { ($0, $1) }], sets: effect)
    }
}

/// A call that reads the value of a modifier, or a part of it.
public struct ModifierRead<Value>: Sendable {
    let member: @Sendable (_ value: @escaping @MainActor @Sendable (Node) throws -> Value) -> Member

    /// A call that reads a part of the value.
    public static func reading<Part: DynamicConvertible>(
        _ name: String, _ read: @escaping @MainActor @Sendable (Value) throws -> Part
    ) -> ModifierRead {
        ModifierRead { value in Member(name) { try read(value($0)) } }
    }

    /// A call that reads something of the view itself; `value` gives the value of the modifier.
    public static func reading<Part: DynamicConvertible>(
        _ name: String,
        _ read: @escaping @MainActor @Sendable (Node, _ value: @MainActor (Node) throws -> Value) throws -> Part
    ) -> ModifierRead {
        ModifierRead { value in Member(name) { try read($0, value) } }
    }

    /// A call that reads parts of the value under their names.
    public static func record(
        _ name: String,
        _ parts: @escaping @MainActor @Sendable (Value) throws -> KeyValuePairs<String, any DynamicConvertible>
    ) -> ModifierRead {
        reading(name) { value in
            DynamicValue.record(Dictionary(try parts(value).map { ($0.key, $0.value.dynamicValue) }) { $1 })
        }
    }
}

/// A form in which a script makes a modifier: its parameters, and the value that they make.
public struct ModifierForm<Value>: Sendable {
    package let form: @Sendable (_ modifier: @escaping @MainActor @Sendable (Value) -> any ViewModifier) -> DynamicForm

    /// A form that does more than to make the modifier of a value.
    package init(
        _ form:
            @escaping @Sendable (_ modifier: @escaping @MainActor @Sendable (Value) -> any ViewModifier) -> DynamicForm
    ) {
        self.form = form
    }

    /// A form with these parameters.
    public static func form<each Argument>(
        _ parameters: repeat Parameter<each Argument>,
        value: @escaping @MainActor @Sendable (repeat each Argument) throws -> Value
    ) -> ModifierForm {
        ModifierForm { modifier in
            DynamicForm(modifier: repeat each parameters) { (argument: repeat each Argument) -> any ViewModifier in
                modifier(try value(repeat each argument))
            }
        }
    }
}

/// Keeps a value on a view.
public nonisolated struct _AttributeModifier<Value: SendableMetatype>: PrimitiveModifier {
    let attribute: ModifierAttribute<Value>
    package let value: Value

    package init(_ attribute: ModifierAttribute<Value>, _ value: Value) {
        self.attribute = attribute
        self.value = value
    }

    public var kind: Kind { attribute.kind }

    public func modify(_ environment: inout EnvironmentValues) { attribute.effect?(&environment, value) }
}

extension ResolvedView {
    /// The value that the outermost modifier of a type keeps on the view; nil where it has none.
    package func value<M: AttributeModifierType>(of type: M.Type) -> M.Value? {
        for case let modifier as _AttributeModifier<M.Value> in modifiers where modifier.attribute === M.attribute {
            return modifier.value
        }
        return nil
    }
}

extension View {
    /// Keeps a value on the view.
    public nonisolated func attribute<Described: AttributeModifierType>(
        _ type: Described.Type, _ value: Described.Value
    ) -> ModifiedContent<Self, _AttributeModifier<Described.Value>> {
        modifier(_AttributeModifier(type.attribute, value))
    }

    /// Marks the view with a modifier that has no value.
    public nonisolated func attribute<Described: AttributeModifierType>(
        _ type: Described.Type
    ) -> ModifiedContent<Self, _AttributeModifier<Void>> where Described.Value == Void {
        attribute(type, ())
    }
}

extension Node {
    /// The value of the innermost modifier of a kind on this view.
    /// - Throws: `InspectionError.modifierNotFound`, naming the modifier's call, where there is none.
    public func attribute<Described: AttributeModifierType>(_ type: Described.Type) throws -> Described.Value {
        try type.attribute.value(on: self)
    }

    /// The values of the modifiers of a kind on this view, innermost first.
    public func attributes<Described: AttributeModifierType>(_ type: Described.Type) -> [Described.Value] {
        effectiveModifiers.compactMap(type.attribute.value(of:))
    }

    /// The value of the nearest modifier of a kind on this view or around it; nil where there is none.
    package func inheritedAttribute<Described: AttributeModifierType>(_ type: Described.Type) -> Described.Value? {
        nearest(type.attribute.value(of:))
    }
}

extension AppliedModifier {
    /// The value of the modifier, or nil where it is of another kind.
    @MainActor package func attribute<Described: AttributeModifierType>(_ type: Described.Type) -> Described.Value? {
        type.attribute.value(of: self)
    }
}

extension ViewCall where Arguments == Void {
    /// Reads the value of a modifier. Throws `InspectionError.modifierNotFound` where the view has none.
    public init<Described: AttributeModifierType>(_ type: Described.Type) where Described.Value == Result {
        self.init { try $0.attribute(type) }
    }

    /// Reads the value of a modifier. Throws `InspectionError.modifierNotFound` where the view has none,
    /// `attributeNotFound` for nil.
    public init<Described: AttributeModifierType>(unwrapping type: Described.Type) where Described.Value == Result? {
        self.init { try type.attribute.unwrap($0.attribute(type)) }
    }

    /// Reads a part of the value of a modifier. Throws `InspectionError.modifierNotFound` where the view has none.
    public init<Described: AttributeModifierType>(
        _ type: Described.Type, _ read: @escaping @MainActor @Sendable (Described.Value) throws -> Result
    ) {
        self.init { try read($0.attribute(type)) }
    }
}

extension ModifierReader<Bool> {
    /// Whether a view has a modifier without a value.
    public init<Described: AttributeModifierType>(presenceOf type: Described.Type) where Described.Value == Void {
        self.init { !$0.attributes(type).isEmpty }
    }
}
