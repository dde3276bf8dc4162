/// The description of a chart for those who can't see it: what it is about, its axes, what it shows.
public nonisolated final class AXChartDescriptor {
    /// What the chart is about.
    public var title: String?
    /// What the chart says, in a sentence.
    public var summary: String?
    /// The axis across.
    public var xAxis: any AXDataAxisDescriptor
    /// The axis upwards; nil where there is none.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// The axes beyond these two, in the order of the points' additional values.
    public var additionalAxes: [any AXDataAxisDescriptor]?
    /// What the chart shows.
    public var series: [AXDataSeriesDescriptor]

    /// Describes a chart.
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

    /// The description for a dynamic language.
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
    /// What the axis is called.
    var title: String { get set }
}

/// An axis of numbers.
public nonisolated final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// How far apart equal steps lie.
    public enum ScaleType: Int, Hashable, Sendable {
        case linear, log10, ln
    }

    /// What the axis is called.
    public var title: String
    /// How far apart equal steps lie.
    public var scaleType: ScaleType
    /// From where to where it goes.
    public var range: ClosedRange<Double>
    /// Where lines are drawn.
    public var gridlinePositions: [Double]
    /// How a value is read out.
    public var valueDescriptionProvider: (Double) -> String

    /// Describes an axis of numbers.
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
public nonisolated final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// What the axis is called.
    public var title: String
    /// The categories, in order.
    public var categoryOrder: [String]

    /// Describes an axis of categories.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// What a chart shows in one line or one set of points.
public nonisolated final class AXDataSeriesDescriptor {
    /// What the series is called.
    public var name: String?
    /// Whether its points are connected.
    public var isContinuous: Bool
    /// Its points, in order.
    public var dataPoints: [AXDataPoint]

    /// Describes a series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// The description for a dynamic language.
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
    /// A place on an axis of numbers.
    case number(Double)
    /// A category of an axis of categories.
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
    /// Where it lies across.
    public var xValue: AXDataPointValue
    /// Where it lies upwards; nil where nothing was measured.
    public var yValue: AXDataPointValue?
    /// Where it lies on the axes beyond these two.
    public var additionalValues: [AXDataPointValue]
    /// What it is called.
    public var label: String?

    /// A point by its number across.
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// A point by its category across.
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }
}
