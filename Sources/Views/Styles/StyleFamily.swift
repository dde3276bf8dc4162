import System

/// The styles of one kind of view, such as button styles and list styles.
///
/// Besides a conforming type, a family consists of the protocol of its styles, the method of `View` that sets a style, and
/// its reader, from which `@StyleModifier` or `@ControlStyleModifier` makes the type:
/// ```swift
///     /// The style that this view sets for its tables.
///     @StyleModifier public var tableStyle: ModifierReader<Any>
/// ```
/// If styles make the body of a control, their protocol refines `_ControlStyle` and has the family's `Configuration`.
public protocol StyleFamily: KnownModifierType {
    /// The existential type of the built-in styles.
    associatedtype Style

    /// The control, as a style sees it.
    associatedtype Configuration: StyleConfiguration = NoStyleConfiguration

    /// The styles whose names in Lua don't follow from a type, such as those with arguments.
    static var variants: KeyValuePairs<String, Any> { get }

    /// The body that a style makes of a control; nil for a value that isn't a style of the family.
    @MainActor static func body(of style: Any, _ configuration: Configuration) -> (any View)?

    /// Changes what else views see of the environment by a style; nil for none.
    static func note(_ style: Any?, in environment: inout EnvironmentValues)
}

/// A control, as a style sees it.
public protocol StyleConfiguration: _StyleParts {
    /// The properties by name, for a style that is a function of a script.
    @MainActor var dynamicFields: [String: DynamicValue] { get }
}

/// The configuration of families whose styles don't make a body.
public struct NoStyleConfiguration: StyleConfiguration {
    public var dynamicFields: [String: DynamicValue] { [:] }
}

extension StyleFamily {
    public static var variants: KeyValuePairs<String, Any> { [:] }

    public static func note(_ style: Any?, in environment: inout EnvironmentValues) {}

    @MainActor public static func body(of style: Any, _ configuration: Configuration) -> (any View)? {
        (style as? any _ControlStyle<Configuration>)?.makeBody(configuration: configuration)
    }

    /// Describes the modifier that sets a style; a call of the same name reads it.
    public static func style(_ name: String) -> Kind {
        let call = Kind.call(of: name)
        return Kind(
            name, role: .modifier,
            members: [Member(call) { DynamicStyle<Self>(style: try $0.style(Self.self, named: call)) }],
            forms: [DynamicForm(.required("style", DynamicStyle<Self>.self)) { _StyleModifier<Self>($0.style) }])
    }
}

/// A style that makes the body of a control.
@MainActor @preconcurrency
public protocol _ControlStyle<_Configuration> {
    /// The control, as the style sees it.
    associatedtype _Configuration

    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// Returns the body of a control in this style.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: _Configuration) -> Body
}

/// The configuration of a control that has built-in styles.
public protocol _ControlStyleConfiguration: StyleConfiguration {
    associatedtype _Control: View

    /// The control without a style.
    @MainActor var _control: _Control { get }
}

/// Sets a style for the views of a kind.
public nonisolated struct _StyleModifier<Family: StyleFamily>: PrimitiveModifier {
    public let style: Any

    init(_ style: Any) {
        self.style = style
    }

    public var kind: Kind { Family.kind }

    /// Sets the style for the view and all views within; the innermost style applies.
    public func modify(_ environment: inout EnvironmentValues) {
        // Commonly known: the style that is set nearest to a control wins.
        environment.setStyle(of: Family.self, StyleInEffect(style: style))
    }
}

extension EnvironmentValues {
    /// Sets the style of a family that views see; nil for none.
    nonisolated mutating func setStyle<Family: StyleFamily>(of family: Family.Type, _ style: StyleInEffect?) {
        self[StyleKey<Family>.self] = style
        Family.note(style?.style, in: &self)
    }
}

extension View {
    /// Sets a style of a family.
    nonisolated func style<Family: StyleFamily>(
        _ family: Family.Type, _ style: Any
    ) -> ModifiedContent<Self, _StyleModifier<Family>> {
        modifier(_StyleModifier<Family>(style))
    }
}

extension Node {
    /// The style that the innermost modifier of a family sets on this view.
    ///
    /// - Throws: `InspectionError.modifierNotFound` if the view itself has no modifier of the family.
    func style<Family: StyleFamily>(_ family: Family.Type, named call: String) throws -> Any {
        try modifier(_StyleModifier<Family>.self, named: call).style
    }
}

extension ViewCall where Arguments == Void, Result == Any {
    /// Reads the style that a view's own modifier of a family sets. The reader throws `InspectionError.modifierNotFound`
    /// if there is none.
    init<Family: StyleFamily>(_ family: Family.Type) {
        self.init { try $0.style(family, named: family.kind.call) }
    }
}

/// The key of a family's style in the environment.
enum StyleKey<Family: StyleFamily>: EnvironmentKey {
    static var defaultValue: StyleInEffect? { nil }
}

/// The style that applies to a view. It is wrapped because the style itself may be an optional.
struct StyleInEffect {
    let style: Any
}
