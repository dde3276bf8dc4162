import Foundation

/// Says how date pickers look and work.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// Returns what a date picker shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a date picker.
public nonisolated struct DatePickerStyleConfiguration: StyleConfiguration {
    /// Stands for the label of the date picker.
    public typealias Label = _StyleConfigurationView<DatePickerStyleConfiguration, ViewType.StyleConfiguration.Label>

    /// The label of the date picker.
    public let label: Label
    /// The date; setting it chooses another.
    @Binding public var selection: Date
    /// The first date that may be chosen, nil for no such bound.
    public let minimumDate: Date?
    /// The last date that may be chosen, nil for no such bound.
    public let maximumDate: Date?
    /// Which parts of the date are chosen.
    public let displayedComponents: DatePickerComponents

    package init(
        label: Label = Label(), selection: Binding<Date>, minimumDate: Date? = nil, maximumDate: Date? = nil,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        [
            "label": .view(label), "selection": selection.dynamicValue,
            "selectionBinding": .binding(ModelBinding($selection)), "minimumDate": minimumDate.dynamicValue,
            "maximumDate": maximumDate.dynamicValue, "displayedComponents": displayedComponents.dynamicValue,
        ]
    }
}

/// A style that comes with the model: it shows a date picker as it is.
public protocol _StandardDatePickerStyle: DatePickerStyle {}

extension _StandardDatePickerStyle {
    /// The date picker as it is.
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View { DatePicker(configuration) }
}

/// Date pickers look as the platform has them.
public nonisolated struct DefaultDatePickerStyle: _StandardDatePickerStyle {
    public init() {}
}

/// The date is a label that opens a calendar.
public nonisolated struct CompactDatePickerStyle: _StandardDatePickerStyle {
    public init() {}
}

/// The date is a field to type in.
public nonisolated struct FieldDatePickerStyle: _StandardDatePickerStyle {
    public init() {}
}

/// The date is chosen in a calendar.
public nonisolated struct GraphicalDatePickerStyle: _StandardDatePickerStyle {
    public init() {}
}

/// The date is a field with a stepper.
public nonisolated struct StepperFieldDatePickerStyle: _StandardDatePickerStyle {
    public init() {}
}

/// The date is chosen on wheels.
public nonisolated struct WheelDatePickerStyle: _StandardDatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// Date pickers look as the platform has them.
    public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date is a label that opens a calendar.
    public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The date is a field to type in.
    public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The date is chosen in a calendar.
    public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The date is a field with a stepper.
    public nonisolated static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The date is chosen on wheels.
    public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension ModifierType {
    /// Says how date pickers look and work.
    public enum DatePickerStyle: StyleFamily {
        public static let kind = style("DatePickerStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultDatePickerStyle(), "compact": CompactDatePickerStyle(),
                "field": FieldDatePickerStyle(), "graphical": GraphicalDatePickerStyle(),
                "stepperField": StepperFieldDatePickerStyle(), "wheel": WheelDatePickerStyle(),
            ]
        }

        /// What a date picker shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: DatePickerStyleConfiguration) -> (any View)?
        {
            (style as? any Views.DatePickerStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the date pickers in the view look and work as the style says.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self.style(ModifierType.DatePickerStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its date pickers.
    public var datePickerStyle: ModifierReader<Any> { .init(ModifierType.DatePickerStyle.self) }
}
