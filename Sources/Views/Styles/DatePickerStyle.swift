import Foundation

/// The appearance and interaction of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle: _ControlStyle where _Configuration == DatePickerStyleConfiguration {
    typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker, as a style sees it.
public nonisolated struct DatePickerStyleConfiguration: StyleConfiguration, _ControlStyleConfiguration {
    /// The label of the date picker.
    public let label: Self.Label
    /// The date. Setting it selects another date.
    @Binding public var selection: Date
    /// The earliest date that can be selected; nil if there is no bound.
    public let minimumDate: Date?
    /// The latest date that can be selected; nil if there is no bound.
    public let maximumDate: Date?
    /// The components of the date that can be selected.
    public let displayedComponents: DatePickerComponents

    package init(
        label: Self.Label = .init(), selection: Binding<Date>, minimumDate: Date? = nil, maximumDate: Date? = nil,
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

    @MainActor public var _control: some View { DatePicker(self) }
}

/// The default style of the platform.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public nonisolated static var automatic: Self { .init() }
}

/// A label that opens a calendar.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public nonisolated static var compact: Self { .init() }
}

/// An editable field.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }
extension DatePickerStyle where Self == FieldDatePickerStyle { public nonisolated static var field: Self { .init() } }

/// A calendar.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public nonisolated static var graphical: Self { .init() }
}

/// An editable field with a stepper.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public nonisolated static var stepperField: Self { .init() }
}

/// Scrolling wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle { public nonisolated static var wheel: Self { .init() } }

extension View {
    /// Sets the style of the date pickers in this view.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self.style(ModifierType.DatePickerStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its date pickers.
    @StyleModifier((any Views.DatePickerStyle).self, DatePickerStyleConfiguration.self)
    public var datePickerStyle: ModifierReader<Any>
}
