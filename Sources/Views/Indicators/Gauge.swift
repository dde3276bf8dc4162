/// A view that shows a value within a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    PrimitiveView
{
    public typealias Described = ViewType.Gauge

    public let properties: ViewType.Gauge.Properties
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: BoundsLabel
    let maximumValueLabel: BoundsLabel
    let markedValueLabels: MarkedValueLabels?

    init(
        _ properties: ViewType.Gauge.Properties, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel, _ marked: MarkedValueLabels? = nil
    ) {
        self.properties = properties
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        markedValueLabels = marked
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        if !(currentValueLabel is EmptyView) { visitor.child(.currentValueLabel, currentValueLabel) }
        if !(minimumValueLabel is EmptyView) { visitor.child(.minimumLabel, minimumValueLabel) }
        if !(maximumValueLabel is EmptyView) { visitor.child(.maximumLabel, maximumValueLabel) }
        if let markedValueLabels { visitor.child(.markedValueLabels, markedValueLabels) }
        visitor.styled(by: ModifierType.GaugeStyle.self) {
            [properties, label, currentValueLabel, minimumValueLabel, maximumValueLabel] _ in
            .init(
                value: properties.fraction, label: .init(label),
                currentValueLabel: currentValueLabel is EmptyView ? nil : .init(currentValueLabel),
                minimumValueLabel: minimumValueLabel is EmptyView ? nil : .init(minimumValueLabel),
                maximumValueLabel: maximumValueLabel is EmptyView ? nil : .init(maximumValueLabel))
        }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with the given label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(.init(value, bounds), label(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for itself and the current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.init(value, bounds), label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for itself, the current value and both ends.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            .init(value, bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for itself and the current value, and others for values between the ends.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            .init(value, bounds), label(), currentValueLabel(), EmptyView(), EmptyView(), markedValueLabels())
    }
}

extension Gauge {
    /// Creates a gauge with labels for itself, the current value, both ends, and values between these.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            .init(value, bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
            markedValueLabels())
    }
}

extension Slot {
    /// The labels of values between the ends of a gauge.
    static let markedValueLabels = Slot("markedValueLabelsView")
}

extension Gauge
where
    Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
    BoundsLabel == AnyView, MarkedValueLabels == EmptyView
{
    /// The gauge that a style is told of, as it is.
    public init(_ configuration: GaugeStyleConfiguration) {
        self.init(
            .init(configuration.value, 0...1), configuration.label, configuration.currentValueLabel,
            AnyView(configuration.minimumValueLabel), AnyView(configuration.maximumValueLabel))
    }
}

extension Gauge: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        let form = GaugeLayout.Form(place.node.environment[StyleKey<ModifierType.GaugeStyle>.self]?.style)
        return GaugeLayout(form: form, isLabelHidden: place.node.labelsHidden)
    }
}

extension GaugeLayout.Form {
    /// The form of a gauge in a style.
    fileprivate init(_ style: Any?) {
        switch style {
        case is AccessoryCircularGaugeStyle: self = .openRing
        case is AccessoryCircularCapacityGaugeStyle: self = .ring
        case is AccessoryLinearGaugeStyle: self = .line
        default: self = .bar
        }
    }
}

extension ViewType {
    public enum Gauge: AccessibleKind {
        public struct Properties: LabeledProperties, StyledProperties, Sendable {
            /// The value, in the gauge's own units.
            public let value: Double
            /// The ends of the range, in the gauge's own units.
            public let bounds: ClosedRange<Double>
            /// The value at the beginning of the gauge, in its own units.
            package var minimumValue: Double { bounds.lowerBound }
            /// The value at the end of the gauge, in its own units.
            package var maximumValue: Double { bounds.upperBound }
            /// The label of the current value.
            public var currentValueLabelView: SlotReference<ViewType.ClassifiedView> { .init(.currentValueLabel) }
            /// The label at the lower end.
            public var minimumValueLabelView: SlotReference<ViewType.ClassifiedView> { .init(.minimumLabel) }
            /// The label at the upper end.
            public var maximumValueLabelView: SlotReference<ViewType.ClassifiedView> { .init(.maximumLabel) }
            /// The labels of values between the ends.
            public var markedValueLabelsView: SlotReference<ViewType.ClassifiedView> { .init(.markedValueLabels) }

            init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) {
                self.value = Double(value)
                self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
            }

            /// The position of the value in the range, from 0 to 1.
            var fraction: Double {
                let length = bounds.upperBound - bounds.lowerBound
                return length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .updatesFrequently }

        public static let kind = Kind(
            "Gauge",
            members: [
                .attribute("value", \Properties.value), .attribute("minimumValue", \Properties.minimumValue),
                .attribute("maximumValue", \Properties.maximumValue),
            ],
            slots: [.label, .currentValueLabel, .minimumLabel, .maximumLabel, .markedValueLabels, .styled],
            facets: [
                .drawingGauge, .leftOut(of: .all),
                .drawing({ gauge in
                    let form = GaugeLayout.Form(gauge.environment[StyleKey<ModifierType.GaugeStyle>.self]?.style)
                    let labels = gauge.children.filter { !$0.isAbsent }
                    let shown = form.shownSlots(
                        among: labels.map(\.slot), isLabelHidden: gauge.labelsHidden)
                    return labels.filter { label in shown.contains { $0 === label.slot } }
                }),
            ],
            forms: [
                DynamicForm(
                    .view("label"), .required("value", Double.self), .defaulted("min", 0.0), .defaulted("max", 1.0),
                    .optionalView("currentValueLabel"), .optionalView("minimumValueLabel"),
                    .optionalView("maximumValueLabel")
                ) { label, value, low, high, current, minimum, maximum in
                    Views.Gauge<DynamicContent, DynamicContent?, DynamicContent?, Views.EmptyView>(
                        .init(value, try Parameter.range(low, high)), label, current, minimum, maximum)
                }
            ])
    }
}

extension ViewType.Kinds { public var gauge: KindReference<ViewType.Gauge> { .init() } }
