/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle where _Configuration == ProgressViewStyleConfiguration {
    typealias Configuration = ProgressViewStyleConfiguration
}

/// A progress view, as a style sees it.
public nonisolated struct ProgressViewStyleConfiguration: StyleConfiguration, _ControlStyleConfiguration {
    /// The completed fraction, from 0 to 1; nil if it is unknown.
    public let fractionCompleted: Double?
    /// The label that describes the task; nil if there is none.
    public var label: Self.Label?
    /// The label for the current value; nil if there is none.
    public var currentValueLabel: Self.CurrentValueLabel?

    package init(
        fractionCompleted: Double?, label: Self.Label? = .init(), currentValueLabel: Self.CurrentValueLabel? = .init()
    ) {
        self.fractionCompleted = fractionCompleted
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        [
            "fractionCompleted": fractionCompleted.dynamicValue, "label": .part(label),
            "currentValueLabel": .part(currentValueLabel),
        ]
    }

    @MainActor public var _control: some View { ProgressView(self) }
}

/// The default style of the platform.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, _BuiltInStyle { public init() {} }
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public nonisolated static var automatic: Self { .init() }
}

/// A bar that fills.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, _BuiltInStyle {
    public init() {}

    /// Creates a style with a color. The color has no effect, as nothing is drawn.
    public init(tint: Color) {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: Self { .init() }
}

/// A ring.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, _BuiltInStyle {
    public init() {}

    /// Creates a style with a color. The color has no effect, as nothing is drawn.
    public init(tint: Color) {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: Self { .init() }
}

extension View {
    /// Sets the style of the progress views in this view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.ProgressViewStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its progress views.
    @StyleModifier((any Views.ProgressViewStyle).self, ProgressViewStyleConfiguration.self)
    public var progressViewStyle: ModifierReader<Any>
}
