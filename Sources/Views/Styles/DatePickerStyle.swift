import Foundation

/// The appearance and interaction of date pickers.
@BuiltInStyles(
    DefaultDatePickerStyle.self, CompactDatePickerStyle.self, FieldDatePickerStyle.self, GraphicalDatePickerStyle.self,
    StepperFieldDatePickerStyle.self, WheelDatePickerStyle.self)
@MainActor @preconcurrency public protocol DatePickerStyle: _ControlStyle<DatePickerStyleConfiguration> {
    typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker, as a style sees it.
@ConfigurationMembers public nonisolated struct DatePickerStyleConfiguration: _ControlStyleConfiguration {
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

    @MainActor public var _control: some View { DatePicker(self) }
}

/// The default style of the platform.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }

/// A label that opens a calendar.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }

/// An editable field.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }

/// A calendar.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }

/// An editable field with a stepper.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }

/// Scrolling wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, _BuiltInStyle { public init() {} }
