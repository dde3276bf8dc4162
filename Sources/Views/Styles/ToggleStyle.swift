/// Says how toggles look and work.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns what a toggle shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a toggle.
public nonisolated struct ToggleStyleConfiguration: StyleConfiguration {
    /// Stands for the label of the toggle.
    public typealias Label = _StyleConfigurationView<ToggleStyleConfiguration, ViewType.StyleConfiguration.Label>

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on; setting it turns the toggle.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public let isMixed: Bool

    package init(label: Label = Label(), isOn: Binding<Bool>, isMixed: Bool = false) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        [
            "label": .view(label), "isOn": .boolean(isOn), "isOnBinding": .binding(ModelBinding($isOn)),
            "isMixed": .boolean(isMixed),
        ]
    }
}

/// A style that comes with the model: it shows a toggle as it is.
public protocol _StandardToggleStyle: ToggleStyle {}

extension _StandardToggleStyle {
    /// The toggle as it is.
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { Toggle(configuration) }
}

/// Toggles look as suits the place they stand in.
public nonisolated struct DefaultToggleStyle: _StandardToggleStyle {
    public init() {}
}

/// Toggles are switches.
public nonisolated struct SwitchToggleStyle: _StandardToggleStyle {
    public init() {}

    /// Makes one with a color for the switches that are on, which is taken for the sake of existing source: nothing is
    /// drawn.
    public init(tint: Color) {}
}

/// Toggles are buttons that stay down.
public nonisolated struct ButtonToggleStyle: _StandardToggleStyle {
    public init() {}
}

/// Toggles are check boxes.
public nonisolated struct CheckboxToggleStyle: _StandardToggleStyle {
    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// Toggles look as suits the place they stand in.
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// Toggles are switches.
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// Toggles are buttons that stay down.
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// Toggles are check boxes.
    public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ModifierType {
    /// Says how toggles look and work.
    public enum ToggleStyle: StyleFamily {
        public static let kind = style("ToggleStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultToggleStyle(), "switch": SwitchToggleStyle(), "button": ButtonToggleStyle(),
                "checkbox": CheckboxToggleStyle(),
            ]
        }

        /// What a toggle shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: ToggleStyleConfiguration) -> (any View)? {
            (style as? any Views.ToggleStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the toggles in the view look and work as the style says.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        self.style(ModifierType.ToggleStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its toggles.
    public var toggleStyle: ModifierReader<Any> { .init(ModifierType.ToggleStyle.self) }
}
