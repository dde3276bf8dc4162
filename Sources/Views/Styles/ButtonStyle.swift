/// The appearance of buttons. A tap performs the action of the button in any such style.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle where _Configuration == ButtonStyleConfiguration {
    typealias Configuration = ButtonStyleConfiguration
}

/// A button, as a style that defines its appearance sees it.
public nonisolated struct ButtonStyleConfiguration: _StyleParts {
    /// The purpose of the button; nil if it has no particular one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Self.Label
    /// Whether the button is held down.
    public let isPressed: Bool

    package init(role: ButtonRole? = nil, label: Self.Label = .init(), isPressed: Bool) {
        self.role = role
        self.label = label
        self.isPressed = isPressed
    }
}

extension ModifierType {
    /// Sets the style of buttons.
    public enum ButtonStyle: StyleFamily {
        public typealias Style = any PrimitiveButtonStyle

        /// A button, as a style of either protocol sees it.
        public struct Configuration: StyleConfiguration {
            let looks: ButtonStyleConfiguration
            let works: PrimitiveButtonStyleConfiguration

            @MainActor public var dynamicFields: [String: DynamicValue] {
                [
                    "label": .view(looks.label), "role": looks.role.dynamicValue,
                    "isPressed": .boolean(looks.isPressed), "trigger": .function(ModelFunction(action: works.trigger)),
                ]
            }
        }

        public static let kind = style("ButtonStyle")

        @MainActor public static func body(of style: Any, _ configuration: Configuration) -> (any View)? {
            (style as? any Views.ButtonStyle)?.makeBody(configuration: configuration.looks)
                ?? (style as? any PrimitiveButtonStyle)?.makeBody(configuration: configuration.works)
        }
    }

    /// The style that this view sets for its buttons.
    public var buttonStyle: ModifierReader<Any> { .init(ModifierType.ButtonStyle.self) }
}

extension View {
    /// Sets the appearance of the buttons in this view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        self.style(ModifierType.ButtonStyle.self, style)
    }

    /// Sets the appearance and behavior of the buttons in this view.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        self.style(ModifierType.ButtonStyle.self, style)
    }
}
