/// The appearance of gauges.
@BuiltInStyles(
    DefaultGaugeStyle.self, AccessoryCircularGaugeStyle.self, AccessoryCircularCapacityGaugeStyle.self,
    AccessoryLinearGaugeStyle.self, AccessoryLinearCapacityGaugeStyle.self, LinearCapacityGaugeStyle.self)
@MainActor @preconcurrency public protocol GaugeStyle: _ControlStyle<GaugeStyleConfiguration> {
    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge, as a style sees it.
@ConfigurationMembers public nonisolated struct GaugeStyleConfiguration: _ControlStyleConfiguration {
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

    @MainActor public var _control: some View { Gauge(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }

/// An open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }

/// A ring that fills.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }

/// A bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }

/// A small bar that fills.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }

/// A bar that fills.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, _BuiltInStyle { public init() {} }
