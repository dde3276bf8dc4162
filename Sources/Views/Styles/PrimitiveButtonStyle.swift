/// The appearance and behavior of buttons: a style calls `trigger()` to perform the action of the button.
@BuiltInStyles(
    DefaultButtonStyle.self, PlainButtonStyle.self, BorderedButtonStyle.self,
    BorderedProminentButtonStyle.self, BorderlessButtonStyle.self, LinkButtonStyle.self, CardButtonStyle.self,
    AccessoryBarButtonStyle.self, AccessoryBarActionButtonStyle.self, GlassButtonStyle.self,
    GlassProminentButtonStyle.self)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ControlStyle<PrimitiveButtonStyleConfiguration> {
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button, as a style that defines its behavior sees it.
public nonisolated struct PrimitiveButtonStyleConfiguration: _ControlStyleConfiguration {
    /// The purpose of the button; nil if it has no particular one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Self.Label
    private let action: () -> Void

    package init(role: ButtonRole? = nil, label: Self.Label = .init(), action: @escaping () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        ["role": .field(role), "label": .field(label), "trigger": .field(action)]
    }

    /// Performs the action of the button.
    public func trigger() { action() }

    @MainActor public var _control: some View { Button(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, _BuiltInStyle { public init() {} }

/// The label without decoration.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, _BuiltInStyle { public init() {} }

/// A button with a border.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, _BuiltInStyle, BorderedStyle {
    /// The color of the border; nil for the tint.
    public let tint: Color?

    public init() {
        tint = nil
    }

    /// Sets the color of the border.
    public init(tint: Color) {
        self.tint = tint
    }
}

/// A prominent button with a border.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _BuiltInStyle, BorderedStyle {
    public init() {}
}

/// A button without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, _BuiltInStyle { public init() {} }

/// A button that looks like a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, _BuiltInStyle { public init() {} }

/// A card that lifts when it has the focus.
public nonisolated struct CardButtonStyle: PrimitiveButtonStyle, _BuiltInStyle { public init() {} }

/// A button in the bar below a toolbar that narrows a selection.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _BuiltInStyle { public init() {} }

/// A button in the bar below a toolbar that performs an action.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, _BuiltInStyle { public init() {} }
