/// The description of a chart for assistive technologies.
public nonisolated final class AXChartDescriptor {
    /// The title of the chart.
    public var title: String?
    /// A summary of the chart.
    public var summary: String?
    /// The horizontal axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil if there is none.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes, in the order of the additional values of points.
    public var additionalAxes: [any AXDataAxisDescriptor]?
    /// The data series of the chart.
    public var series: [AXDataSeriesDescriptor]

    /// Creates the description of a chart.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// The description as a table for scripts.
    var dynamicValue: DynamicValue {
        var fields: [String: DynamicValue] = [
            "series": .list(series.map(\.dynamicValue)), "xAxis": .string(xAxis.title),
        ]
        if let title { fields["title"] = .string(title) }
        if let summary { fields["summary"] = .string(summary) }
        if let yAxis { fields["yAxis"] = .string(yAxis.title) }
        return .record(fields)
    }
}

/// An axis of a chart.
public nonisolated protocol AXDataAxisDescriptor: AnyObject {
    /// The title of the axis.
    var title: String { get set }
}

/// An axis of numbers.
public nonisolated final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The scale of the axis.
    public enum ScaleType: Int, Hashable, Sendable {
        case linear, log10, ln
    }

    /// The title of the axis.
    public var title: String
    /// The scale of the axis.
    public var scaleType: ScaleType
    /// The range of the axis.
    public var range: ClosedRange<Double>
    /// The positions of grid lines.
    public var gridlinePositions: [Double]
    /// Returns the description of a value for speech.
    public var valueDescriptionProvider: (Double) -> String

    /// Creates an axis of numbers.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        scaleType = .linear
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of categories.
@MemberwiseInit public nonisolated final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// The title of the axis.
    public var title: String
    /// The categories, in order.
    public var categoryOrder: [String]
}

/// A series of data points in a chart.
public nonisolated final class AXDataSeriesDescriptor {
    /// The name of the series.
    public var name: String?
    /// Whether its points are connected.
    public var isContinuous: Bool
    /// Its points, in order.
    public var dataPoints: [AXDataPoint]

    /// Creates a series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// The description as a table for scripts.
    fileprivate var dynamicValue: DynamicValue {
        let points = dataPoints.map { point -> DynamicValue in
            var fields = ["x": point.xValue.dynamicValue]
            if let y = point.yValue { fields["y"] = y.dynamicValue }
            if let label = point.label { fields["label"] = .string(label) }
            return .record(fields)
        }
        return .record([
            "name": name.map { .string($0) } ?? .none, "isContinuous": .boolean(isContinuous),
            "dataPoints": .list(points),
        ])
    }
}

/// A value of a point on one axis.
public nonisolated enum AXDataPointValue: Hashable, Sendable {
    /// A number on a numeric axis.
    case number(Double)
    /// A category on a categorical axis.
    case category(String)

    fileprivate var dynamicValue: DynamicValue {
        switch self {
        case .number(let number): .number(number)
        case .category(let category): .string(category)
        }
    }
}

/// A point of a chart.
public nonisolated final class AXDataPoint {
    /// The value on the horizontal axis.
    public var xValue: AXDataPointValue
    /// The value on the vertical axis; nil if it is missing.
    public var yValue: AXDataPointValue?
    /// The values on further axes.
    public var additionalValues: [AXDataPointValue]
    /// The label of the point.
    public var label: String?

    /// Creates a point with a number on the horizontal axis.
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// Creates a point with a category on the horizontal axis.
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }
}
