/// The ways in which one kind of view can look and behave: button styles, list styles.
///
/// A conforming type is all that a family needs, beside the protocol of its styles, the `View` method that applies one
/// and the reader:
/// ```swift
/// extension ModifierType {
///     public enum TableStyle: StyleFamily {
///         public static let kind = style("TableStyle")
///
///         public static var builtIns: KeyValuePairs<String, Any> {
///             [
///                 "automatic": AutomaticTableStyle(), "inset": InsetTableStyle(), "bordered": BorderedTableStyle(),
///             ]
///         }
///     }
/// }
/// ```
/// Where styles say in a `makeBody(configuration:)` what a control shows, the family has a `Configuration` and `body`.
public protocol StyleFamily: KnownModifierType {
    /// What a style is told of the control.
    associatedtype Configuration: StyleConfiguration = NoStyleConfiguration

    /// The styles that come with the model, by the names that a dynamic language gives them; none comes twice.
    static var builtIns: KeyValuePairs<String, Any> { get }

    /// What a control shows in a style of the family; nil for a value that is no style of the family.
    @MainActor static func body(of style: Any, _ configuration: Configuration) -> (any View)?
}

/// What a style is told of the control whose body it makes.
public protocol StyleConfiguration {
    /// The same for a style that is a function of a dynamic language, by name.
    @MainActor var dynamicFields: [String: DynamicValue] { get }
}

/// What the styles of a family are told that only have names.
public struct NoStyleConfiguration: StyleConfiguration {
    public var dynamicFields: [String: DynamicValue] { [:] }
}

extension StyleFamily where Configuration == NoStyleConfiguration {
    /// There is no body to make.
    @MainActor public static func body(of style: Any, _ configuration: NoStyleConfiguration) -> (any View)? { nil }
}

extension StyleFamily {
    /// Describes the modifier that applies a style; a call of the same name reads it.
    public static func style(_ name: String, forms: [DynamicForm] = []) -> Kind {
        let call = Kind.call(of: name)
        return Kind(
            name, role: .modifier,
            members: [Member(call) { DynamicStyle<Self>(style: try $0.style(Self.self, named: call)) }],
            forms: forms + [
                DynamicForm(.required("style", DynamicStyle<Self>.self)) { _StyleModifier<Self>($0.style) }
            ])
    }
}

/// Has the views of a kind look in a style.
public nonisolated struct _StyleModifier<Family: StyleFamily>: PrimitiveModifier {
    public let style: Any

    init(_ style: Any) {
        self.style = style
    }

    public var kind: Kind { Family.kind }

    /// The nearest style counts for the view and all within it.
    public func modify(_ environment: inout EnvironmentValues) {
        environment[StyleKey<Family>.self] = StyleInEffect(style: style)
    }
}

extension View {
    /// Applies a style of a family.
    nonisolated func style<Family: StyleFamily>(
        _ family: Family.Type, _ style: Any
    ) -> ModifiedContent<Self, _StyleModifier<Family>> {
        modifier(_StyleModifier<Family>(style))
    }
}

extension Node {
    /// The style that the innermost modifier of a family gives this view. Throws `InspectionError.modifierNotFound`
    /// where the view has no modifier of the family, whatever its ancestors set.
    func style<Family: StyleFamily>(_ family: Family.Type, named call: String) throws -> Any {
        try modifier(_StyleModifier<Family>.self, named: call).style
    }
}

extension ModifierReader where Value == Any {
    /// Reads the style that a view's own modifier of a family gives. Throws `InspectionError.modifierNotFound` where
    /// there is none.
    init<Family: StyleFamily>(_ family: Family.Type) {
        self.init { try $0.style(family, named: family.kind.call) }
    }
}

/// Where the environment keeps the style of a family.
enum StyleKey<Family: StyleFamily>: EnvironmentKey {
    static var defaultValue: StyleInEffect? { nil }
}

/// A style that applies to a view. Wrapped, so that a style which is an Optional is not taken for none.
struct StyleInEffect {
    let style: Any
}
