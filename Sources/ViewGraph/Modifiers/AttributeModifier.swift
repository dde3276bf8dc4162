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
