/// The appearance of buttons. A tap performs the action of the button in any such style.
@MainActor @preconcurrency public protocol ButtonStyle: _ControlStyle<ButtonStyleConfiguration> {
    typealias Configuration = ButtonStyleConfiguration
}

/// A button, as a style that defines its appearance sees it.
@ConfigurationMembers public nonisolated struct ButtonStyleConfiguration: StyleConfiguration {
    /// The purpose of the button; nil if it has no particular one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Self.Label
    /// Whether the button is held down.
    public let isPressed: Bool
}

extension ModifierType.ButtonStyle {
    /// A button, as a style of either protocol sees it.
    public struct Configuration: StyleConfiguration {
        let looks: ButtonStyleConfiguration
        let works: PrimitiveButtonStyleConfiguration

        @MainActor public var dynamicFields: [String: DynamicValue] {
            looks.dynamicFields.merging(works.dynamicFields) { $1 }
        }
    }

    @MainActor public static func body(of style: Any, _ configuration: Configuration) -> (any View)? {
        (style as? any Views.ButtonStyle)?.makeBody(configuration: configuration.looks)
            ?? (style as? any PrimitiveButtonStyle)?.makeBody(configuration: configuration.works)
    }
}

extension ModifierType.ButtonStyle {
    /// Touches beyond the frame of a button aren't for it where a style draws it.
    public static func note(_ style: Any?, in environment: inout EnvironmentValues) {
        environment.hasOwnTouchArea = style != nil && !(style is DefaultButtonStyle)
        // Commonly known: of a plain button, what its label draws takes touches.
        environment.isTouchedWhereDrawn = style is PlainButtonStyle
    }
}
