/// The appearance and behavior of toggles.
@BuiltInStyles(DefaultToggleStyle.self, ButtonToggleStyle.self, CheckboxToggleStyle.self, SwitchToggleStyle.self)
@MainActor @preconcurrency public protocol ToggleStyle: _ControlStyle<ToggleStyleConfiguration> {
    typealias Configuration = ToggleStyleConfiguration
}

/// A toggle, as a style sees it.
@ConfigurationMembers public nonisolated struct ToggleStyleConfiguration: _ControlStyleConfiguration {
    /// The label of the toggle.
    public let label: Self.Label
    /// Whether the toggle is on. Setting it changes the value of the toggle.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public let isMixed: Bool

    @MainActor public var _control: some View { Toggle(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultToggleStyle: ToggleStyle, _BuiltInStyle { public init() {} }

/// A button that stays pressed while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, _BuiltInStyle { public init() {} }

/// A checkbox.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, _BuiltInStyle { public init() {} }

/// A switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, _BuiltInStyle {
    public init() {}

    /// Creates a style for switches of a color. The color has no effect, as nothing is drawn.
    public init(tint: Color) {}
}
