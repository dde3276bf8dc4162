/// Says how gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns what a gauge shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a gauge.
public nonisolated struct GaugeStyleConfiguration: StyleConfiguration {
    /// Stands for the label of the gauge.
    public typealias Label = _StyleConfigurationView<GaugeStyleConfiguration, ViewType.StyleConfiguration.Label>
    /// Stands for the label that says what the value is.
    public typealias CurrentValueLabel = _StyleConfigurationView<
        GaugeStyleConfiguration, ViewType.StyleConfiguration.CurrentValueLabel
    >
    /// Stands for the label at the lower end.
    public typealias MinimumValueLabel = _StyleConfigurationView<
        GaugeStyleConfiguration, ViewType.StyleConfiguration.MinimumValueLabel
    >
    /// Stands for the label at the upper end.
    public typealias MaximumValueLabel = _StyleConfigurationView<
        GaugeStyleConfiguration, ViewType.StyleConfiguration.MaximumValueLabel
    >

    /// Where in its range the value is, from 0 to 1.
    public let value: Double
    /// What is measured.
    public let label: Label
    /// What says what the value is, nil where the gauge has no such label.
    public let currentValueLabel: CurrentValueLabel?
    /// What stands at the lower end, nil where nothing does.
    public let minimumValueLabel: MinimumValueLabel?
    /// What stands at the upper end, nil where nothing does.
    public let maximumValueLabel: MaximumValueLabel?

    package init(
        value: Double, label: Label = Label(), currentValueLabel: CurrentValueLabel? = CurrentValueLabel(),
        minimumValueLabel: MinimumValueLabel? = MinimumValueLabel(),
        maximumValueLabel: MaximumValueLabel? = MaximumValueLabel()
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
}

/// A style that comes with the model: it shows a gauge as it is.
public protocol _StandardGaugeStyle: GaugeStyle {}

extension _StandardGaugeStyle {
    /// The gauge as it is.
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { Gauge(configuration) }
}

/// Gauges look as suits the place they stand in.
public nonisolated struct DefaultGaugeStyle: _StandardGaugeStyle {
    public init() {}
}

/// Gauges are an open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: _StandardGaugeStyle {
    public init() {}
}

/// Gauges are a ring that fills.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: _StandardGaugeStyle {
    public init() {}
}

/// Gauges are a bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: _StandardGaugeStyle {
    public init() {}
}

/// Gauges are a small bar that fills.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: _StandardGaugeStyle {
    public init() {}
}

/// Gauges are a bar that fills.
public nonisolated struct LinearCapacityGaugeStyle: _StandardGaugeStyle {
    public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// Gauges look as suits the place they stand in.
    public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// Gauges are an open ring with a mark at the value.
    public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// Gauges are a ring that fills.
    public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// Gauges are a bar with a mark at the value.
    public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// Gauges are a small bar that fills.
    public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// Gauges are a bar that fills.
    public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension ModifierType {
    /// Says how gauges look.
    public enum GaugeStyle: StyleFamily {
        public static let kind = style("GaugeStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultGaugeStyle(), "accessoryCircular": AccessoryCircularGaugeStyle(),
                "accessoryCircularCapacity": AccessoryCircularCapacityGaugeStyle(),
                "accessoryLinear": AccessoryLinearGaugeStyle(),
                "accessoryLinearCapacity": AccessoryLinearCapacityGaugeStyle(),
                "linearCapacity": LinearCapacityGaugeStyle(),
            ]
        }

        /// What a gauge shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: GaugeStyleConfiguration) -> (any View)? {
            (style as? any Views.GaugeStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the gauges in the view look and work as the style says.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        self.style(ModifierType.GaugeStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its gauges.
    public var gaugeStyle: ModifierReader<Any> { .init(ModifierType.GaugeStyle.self) }
}
