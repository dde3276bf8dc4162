/// A type that describes a chart to assistive technologies.
public nonisolated protocol AXChartDescriptorRepresentable {
    /// Describes the chart.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Brings a description up to date. By default it stays as it was made.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Leaves the description as it was made.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension ModifierType {
    public enum AccessibilityChartDescriptor: AttributeModifierType {
        /// The source of the description.
        public struct Value {
            let representable: any AXChartDescriptorRepresentable
        }

        public static let attribute = ModifierAttribute<Value>(
            "AccessibilityChartDescriptor",
            reads: [
                .reading("accessibilityChartDescriptor") {
                    $0.representable.makeChartDescriptor().dynamicValue
                }
            ],
            forms: [
                .form(
                    .required("title", String.self), .optional("summary", String.self),
                    .required("points", [DynamicChartPoint].self)
                ) { Value(representable: DynamicChart(title: $0, summary: $1, points: $2)) }
            ])
    }

    /// The description of the chart, made by the value passed to `accessibilityChartDescriptor`.
    public var accessibilityChartDescriptor: ModifierReader<AXChartDescriptor> {
        .init(ModifierType.AccessibilityChartDescriptor.self) { $0.representable.makeChartDescriptor() }
    }
}

extension View {
    /// Describes the view as a chart to assistive technologies.
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        attribute(ModifierType.AccessibilityChartDescriptor.self, .init(representable: representable))
    }
}

/// A chart of one series, as a dynamic language describes it.
private struct DynamicChart: AXChartDescriptorRepresentable {
    let title: String
    let summary: String?
    let points: [DynamicChartPoint]

    func makeChartDescriptor() -> AXChartDescriptor {
        let values = points.map(\.y)
        let range = (values.min() ?? 0)...(values.max() ?? 0)
        return AXChartDescriptor(
            title: title, summary: summary,
            xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: points.map(\.x)),
            yAxis: AXNumericDataAxisDescriptor(title: "y", range: range, gridlinePositions: []) { "\($0)" },
            additionalAxes: [],
            series: [
                AXDataSeriesDescriptor(
                    name: title, isContinuous: false, dataPoints: points.map { AXDataPoint(x: $0.x, y: $0.y) })
            ])
    }
}

/// A point of a chart, as a dynamic language gives it: `{ x = "Mon", y = 3 }`.
private struct DynamicChartPoint: DynamicConvertible {
    let x: String
    let y: Double

    static var dynamicName: String { "table with x, y" }
    static var dynamicExample: String { "{ x = 'Mon', y = 3 }" }

    @MainActor static func make(from value: DynamicValue) throws -> DynamicChartPoint {
        guard let x = try value.field("x"), let y = try value.field("y") else { throw mismatch(value) }
        let point = DynamicChartPoint(x: try String.make(from: x), y: try Double.make(from: y))
        // An axis from one value to another has no place for what is no number.
        guard !point.y.isNaN else { throw mismatch(y) }
        return point
    }

    var dynamicValue: DynamicValue { .record(["x": .string(x), "y": .number(y)]) }
}
