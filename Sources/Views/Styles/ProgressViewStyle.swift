/// Says how progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns what a progress view shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a progress view.
public nonisolated struct ProgressViewStyleConfiguration: StyleConfiguration {
    /// Stands for the label of the progress view.
    public typealias Label = _StyleConfigurationView<ProgressViewStyleConfiguration, ViewType.StyleConfiguration.Label>
    /// Stands for the label that says how far something has come.
    public typealias CurrentValueLabel = _StyleConfigurationView<
        ProgressViewStyleConfiguration, ViewType.StyleConfiguration.CurrentValueLabel
    >

    /// How far it has come, from 0 to 1; nil when nobody knows.
    public let fractionCompleted: Double?
    /// What is going on, nil where the progress view has no label.
    public var label: Label?
    /// What says how far it has come, nil where the progress view has no such label.
    public var currentValueLabel: CurrentValueLabel?

    package init(
        fractionCompleted: Double?, label: Label? = Label(), currentValueLabel: CurrentValueLabel? = CurrentValueLabel()
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
}

/// A style that comes with the model: it shows a progress view as it is.
public protocol _StandardProgressViewStyle: ProgressViewStyle {}

extension _StandardProgressViewStyle {
    /// The progress view as it is.
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { ProgressView(configuration) }
}

/// Progress views look as the platform has them.
public nonisolated struct DefaultProgressViewStyle: _StandardProgressViewStyle {
    public init() {}
}

/// Progress is a bar that fills.
public nonisolated struct LinearProgressViewStyle: _StandardProgressViewStyle {
    public init() {}

    /// Makes one with a color, which is taken for the sake of existing source: nothing is drawn.
    public init(tint: Color) {}
}

/// Progress is a circle.
public nonisolated struct CircularProgressViewStyle: _StandardProgressViewStyle {
    public init() {}

    /// Makes one with a color, which is taken for the sake of existing source: nothing is drawn.
    public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// Progress views look as the platform has them.
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// Progress is a bar that fills.
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// Progress is a circle.
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ModifierType {
    /// Says how progress views look.
    public enum ProgressViewStyle: StyleFamily {
        public static let kind = style("ProgressViewStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultProgressViewStyle(), "linear": LinearProgressViewStyle(),
                "circular": CircularProgressViewStyle(),
            ]
        }

        /// What a progress view shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: ProgressViewStyleConfiguration) -> (
            any View
        )? {
            (style as? any Views.ProgressViewStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the progress views in the view look and work as the style says.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.ProgressViewStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its progress views.
    public var progressViewStyle: ModifierReader<Any> { .init(ModifierType.ProgressViewStyle.self) }
}
