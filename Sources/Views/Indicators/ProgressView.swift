import Foundation

/// A view that shows the progress of a task.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    public typealias Described = ViewType.ProgressView

    public let properties: ViewType.ProgressView.Properties
    let label: Label
    let currentValueLabel: CurrentValueLabel

    init(
        _ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel, progress: Progress? = nil
    ) {
        properties = .init(fractionCompleted: fraction, observed: progress)
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// `value` is out of `total`; nil stands for indeterminate progress.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction(value, of: total), label(), currentValueLabel())
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if !(label is EmptyView) { visitor.child(.label, label) }
        if !(currentValueLabel is EmptyView) { visitor.child(.currentValueLabel, currentValueLabel) }
        visitor.styled(by: ModifierType.ProgressViewStyle.self) { [properties, label, currentValueLabel] _ in
            .init(
                fractionCompleted: properties.fractionCompleted, label: label is EmptyView ? nil : .init(label),
                currentValueLabel: currentValueLabel is EmptyView ? nil : .init(currentValueLabel))
        }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress view that a style is told of, as it is.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
    /// Shows what an object of Foundation's tells of its progress, in its words. What it tells is read each time the
    /// view is described.
    public init(_ progress: Progress) {
        let fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
        self.init(
            fraction, Text(progress.localizedDescription ?? ""), Text(progress.localizedAdditionalDescription ?? ""),
            progress: progress)
    }
}

/// The label of a progress view that shows how much of a span of time is left or has passed: that, as a stopwatch shows it.
public nonisolated struct DefaultDateProgressLabel: View {
    let timerInterval: ClosedRange<Date>
    let countsDown: Bool

    /// The text.
    public var body: some View { Text(timerInterval: timerInterval, countsDown: countsDown) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Shows how much of a span of time has passed on the clock that the views go by.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            elapsed(of: timerInterval, countsDown), EmptyView(),
            DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Shows how much of a span of time has passed on the clock that the views go by.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            elapsed(of: timerInterval, countsDown), label(),
            DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView {
    /// Shows how much of a span of time has passed on the clock that the views go by.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(elapsed(of: timerInterval, countsDown), label(), currentValueLabel())
    }
}

/// Returns the part of a span that has passed, or is left, from 0 to 1.
private func elapsed(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = ViewClock.currentDate.timeIntervalSince(interval.lowerBound)
    let fraction = length > 0 ? min(max(passed / length, 0), 1) : 1
    return countsDown ? 1 - fraction : fraction
}

/// Returns the part of the total that a value is, from 0 to 1.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress view with the given label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(nil, label(), EmptyView())
    }

    /// `value` is out of `total`; nil stands for indeterminate progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction(value, of: total), label(), EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() {
        self.init(nil, EmptyView(), EmptyView())
    }

    /// `value` is out of `total`; nil stands for indeterminate progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction(value, of: total), EmptyView(), EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a progress view with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey) {
        self.init(nil, Text(titleKey), EmptyView())
    }

    /// `value` is out of `total`; nil stands for indeterminate progress.
    @TextOverloads
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction(value, of: total), Text(titleKey), EmptyView())
    }
}

extension ViewType {
    public enum ProgressView: AccessibleKind {
        public struct Properties: LabeledProperties, StyledProperties {
            /// The completed fraction, from 0 to 1; nil for indeterminate progress.
            public let fractionCompleted: Double?
            let observed: Foundation.Progress?
            /// The object that tells of the progress.
            public var progress: ViewCall<Void, Foundation.Progress> {
                .attribute("progress", of: "ProgressView", observed)
            }
            /// The label of the current value.
            public var currentValueLabelView: SlotReference<ViewType.ClassifiedView> { .init(.currentValueLabel) }
        }

        package static var accessibilityTraits: AccessibilityTraits { .updatesFrequently }

        public static let kind = Kind(
            "ProgressView",
            members: [
                .attribute("fractionCompleted", \Properties.fractionCompleted),
                .call("progress", \Properties.progress) { DynamicProgress(progress: $0) },
            ],
            slots: [.label, .currentValueLabel, .styled],
            facets: [.drawingProgress, .drawingLabel, .leftOut(of: .all)],
            forms: [
                DynamicForm(
                    .optionalView("label"), .optional("value", Double.self), .defaulted("total", 1.0),
                    .optionalView("currentValueLabel")
                ) { label, value, total, current in
                    Views.ProgressView(value: value, total: total) {
                        if let label { label }
                    } currentValueLabel: {
                        if let current { current }
                    }
                },
                DynamicForm(.view("label")) { label in Views.ProgressView { label } },
                DynamicForm(.required("progress", DynamicProgress.self)) { Views.ProgressView($0.progress) },
            ])
    }
}

extension ViewType.Kinds { public var progressView: KindReference<ViewType.ProgressView> { .init() } }

/// The progress of something, which a dynamic language gives and gets as numbers.
struct DynamicProgress: DynamicConvertible {
    let progress: Progress

    static var dynamicName: String { "table with totalUnitCount, completedUnitCount" }
    static var dynamicExample: String { "{ totalUnitCount = 4, completedUnitCount = 1 }" }

    @MainActor static func make(from value: DynamicValue) throws -> DynamicProgress {
        guard let total = try value.field("totalUnitCount") else { throw mismatch(value) }
        let progress = Progress(totalUnitCount: Int64(try Int.make(from: total)))
        progress.completedUnitCount = Int64(try Int.make(from: value.field("completedUnitCount") ?? .integer(0)))
        return DynamicProgress(progress: progress)
    }

    var dynamicValue: DynamicValue {
        .record([
            "totalUnitCount": .integer(Int(progress.totalUnitCount)),
            "completedUnitCount": .integer(Int(progress.completedUnitCount)),
            "fractionCompleted": .number(progress.fractionCompleted),
        ])
    }
}

extension ProgressView: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        let style = place.node.environment[StyleKey<ModifierType.ProgressViewStyle>.self]?.style
        let isBar =
            style is LinearProgressViewStyle
            || (properties.fractionCompleted != nil && !(style is CircularProgressViewStyle))
        return ProgressLayout(
            indicator: isBar ? (nil, ControlMetrics.barHeight) : (place.node.spinnerSide, place.node.spinnerSide),
            isLabelHidden: place.node.labelsHidden)
    }
}
