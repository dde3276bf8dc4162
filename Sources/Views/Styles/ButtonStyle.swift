/// Says how buttons look; tapping them works as always.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns what a button shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a button.
public nonisolated struct ButtonStyleConfiguration {
    /// Stands for the label of the button.
    public typealias Label = _StyleConfigurationView<ButtonStyleConfiguration, ViewType.StyleConfiguration.Label>

    /// What the button does to the things it concerns, nil for nothing in particular.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether somebody holds the button down.
    public let isPressed: Bool

    package init(role: ButtonRole? = nil, label: Label = Label(), isPressed: Bool) {
        self.role = role
        self.label = label
        self.isPressed = isPressed
    }
}

extension ModifierType {
    /// Says how buttons look and work.
    public enum ButtonStyle: StyleFamily {
        /// What a style of either sort needs to know of a button.
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

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultButtonStyle(), "plain": PlainButtonStyle(), "bordered": BorderedButtonStyle(),
                "borderedProminent": BorderedProminentButtonStyle(), "borderless": BorderlessButtonStyle(),
                "link": LinkButtonStyle(), "card": CardButtonStyle(), "accessoryBar": AccessoryBarButtonStyle(),
                "accessoryBarAction": AccessoryBarActionButtonStyle(), "glass": GlassButtonStyle(),
                "glassProminent": GlassProminentButtonStyle(),
            ]
        }

        /// What a button shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: Configuration) -> (any View)? {
            if let style = style as? any Views.ButtonStyle {
                return style.makeBody(configuration: configuration.looks)
            }
            return (style as? any PrimitiveButtonStyle)?.makeBody(configuration: configuration.works)
        }
    }
}

extension View {
    /// Has the buttons in the view look as the style says.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        self.style(ModifierType.ButtonStyle.self, style)
    }

    /// Has the buttons in the view look and work as the style says.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        self.style(ModifierType.ButtonStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its buttons.
    public var buttonStyle: ModifierReader<Any> { .init(ModifierType.ButtonStyle.self) }
}
