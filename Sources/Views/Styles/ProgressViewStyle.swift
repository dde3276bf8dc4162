/// The appearance of progress views.
@BuiltInStyles(DefaultProgressViewStyle.self, LinearProgressViewStyle.self, CircularProgressViewStyle.self)
@MainActor @preconcurrency public protocol ProgressViewStyle: _ControlStyle<ProgressViewStyleConfiguration> {
    typealias Configuration = ProgressViewStyleConfiguration
}

/// A progress view, as a style sees it.
@ConfigurationMembers public nonisolated struct ProgressViewStyleConfiguration: _ControlStyleConfiguration {
    /// The completed fraction, from 0 to 1; nil if it is unknown.
    public let fractionCompleted: Double?
    /// The label that describes the task; nil if there is none.
    public var label: Self.Label?
    /// The label for the current value; nil if there is none.
    public var currentValueLabel: Self.CurrentValueLabel?

    @MainActor public var _control: some View { ProgressView(self) }
}

/// The default style of the platform.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, _BuiltInStyle { public init() {} }

/// A bar that fills.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, _BuiltInStyle {
    public init() {}

    /// Creates a style with a color. The color has no effect, as nothing is drawn.
    public init(tint: Color) {}
}

/// A ring.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, _BuiltInStyle {
    public init() {}

    /// Creates a style with a color. The color has no effect, as nothing is drawn.
    public init(tint: Color) {}
}
