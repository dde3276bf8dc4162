/// Says how buttons look and work: a style calls `trigger()` when the button's action is to run.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns what a button shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style that says how buttons work is told of a button.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// Stands for the label of the button.
    public typealias Label = _StyleConfigurationView<
        PrimitiveButtonStyleConfiguration, ViewType.StyleConfiguration.Label
    >

    /// What the button does to the things it concerns, nil for nothing in particular.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    private let action: () -> Void

    package init(role: ButtonRole? = nil, label: Label = Label(), action: @escaping () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Runs the button's action.
    public func trigger() { action() }
}

/// A style that comes with the model: it shows a button as it is.
public protocol _StandardPrimitiveButtonStyle: PrimitiveButtonStyle {}

extension _StandardPrimitiveButtonStyle {
    /// The button as it is.
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { Button(configuration) }
}

/// Buttons look as suits the place they stand in.
public nonisolated struct DefaultButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

/// Buttons are their label and nothing else.
public nonisolated struct PlainButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

/// Buttons have a border.
public nonisolated struct BorderedButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

/// Buttons have a border and stand out.
public nonisolated struct BorderedProminentButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

/// Buttons have no border.
public nonisolated struct BorderlessButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

/// Buttons look like links.
public nonisolated struct LinkButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

/// Buttons are cards that lift when they have the focus.
public nonisolated struct CardButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

/// Buttons look as in the bar below a toolbar, where they narrow a choice.
public nonisolated struct AccessoryBarButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

/// Buttons look as in the bar below a toolbar, where they act.
public nonisolated struct AccessoryBarActionButtonStyle: _StandardPrimitiveButtonStyle {
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// Buttons look as suits the place they stand in.
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Buttons are their label and nothing else.
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Buttons have a border.
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Buttons have a border and stand out.
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Buttons have no border.
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Buttons look like links.
    public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// Buttons are cards that lift when they have the focus.
    public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// Buttons look as in the bar below a toolbar, where they narrow a choice.
    public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// Buttons look as in the bar below a toolbar, where they act.
    public nonisolated static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
