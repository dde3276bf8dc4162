/// The appearance and behavior of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
    typealias Configuration = ToggleStyleConfiguration
}

/// A toggle, as a style sees it.
public nonisolated struct ToggleStyleConfiguration: StyleConfiguration, _ControlStyleConfiguration {
    /// The label of the toggle.
    public let label: Self.Label
    /// Whether the toggle is on. Setting it changes the value of the toggle.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public let isMixed: Bool

    package init(label: Self.Label = .init(), isOn: Binding<Bool>, isMixed: Bool = false) {
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

    @MainActor public var _control: some View { Toggle(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultToggleStyle: ToggleStyle, _BuiltInStyle { public init() {} }
extension ToggleStyle where Self == DefaultToggleStyle { public nonisolated static var automatic: Self { .init() } }

/// A button that stays pressed while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, _BuiltInStyle { public init() {} }
extension ToggleStyle where Self == ButtonToggleStyle { public nonisolated static var button: Self { .init() } }

/// A checkbox.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, _BuiltInStyle { public init() {} }
extension ToggleStyle where Self == CheckboxToggleStyle { public nonisolated static var checkbox: Self { .init() } }

/// A switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, _BuiltInStyle {
    public init() {}

    /// Creates a style for switches of a color. The color has no effect, as nothing is drawn.
    public init(tint: Color) {}
}
extension ToggleStyle where Self == SwitchToggleStyle { public nonisolated static var `switch`: Self { .init() } }

extension View {
    /// Sets the style of the toggles in this view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        self.style(ModifierType.ToggleStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its toggles.
    @StyleModifier((any Views.ToggleStyle).self, ToggleStyleConfiguration.self)
    public var toggleStyle: ModifierReader<Any>
}
