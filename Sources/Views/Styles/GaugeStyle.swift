/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle where _Configuration == GaugeStyleConfiguration {
    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge, as a style sees it.
public nonisolated struct GaugeStyleConfiguration: StyleConfiguration, _ControlStyleConfiguration {
    /// The value relative to its range, from 0 to 1.
    public let value: Double
    /// The label that describes the gauge.
    public let label: Self.Label
    /// The label for the current value; nil if there is none.
    public let currentValueLabel: Self.CurrentValueLabel?
    /// The label at the lower end; nil if there is none.
    public let minimumValueLabel: Self.MinimumValueLabel?
    /// The label at the upper end; nil if there is none.
    public let maximumValueLabel: Self.MaximumValueLabel?

    package init(
        value: Double, label: Self.Label = .init(), currentValueLabel: Self.CurrentValueLabel? = .init(),
        minimumValueLabel: Self.MinimumValueLabel? = .init(),
        maximumValueLabel: Self.MaximumValueLabel? = .init()
    ) {
        self.value = value
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        [
            "value": .number(value), "label": .view(label), "currentValueLabel": .part(currentValueLabel),
            "minimumValueLabel": .part(minimumValueLabel), "maximumValueLabel": .part(maximumValueLabel),
        ]
    }

    @MainActor public var _control: some View { Gauge(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }
extension GaugeStyle where Self == DefaultGaugeStyle { public nonisolated static var automatic: Self { .init() } }

/// An open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public nonisolated static var accessoryCircular: Self { .init() }
}

/// A ring that fills.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public nonisolated static var accessoryCircularCapacity: Self { .init() }
}

/// A bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public nonisolated static var accessoryLinear: Self { .init() }
}

/// A small bar that fills.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public nonisolated static var accessoryLinearCapacity: Self { .init() }
}

/// A bar that fills.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public nonisolated static var linearCapacity: Self { .init() }
}

extension View {
    /// Sets the style of the gauges in this view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        self.style(ModifierType.GaugeStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its gauges.
    @StyleModifier((any Views.GaugeStyle).self, GaugeStyleConfiguration.self) public var gaugeStyle: ModifierReader<Any>
}
