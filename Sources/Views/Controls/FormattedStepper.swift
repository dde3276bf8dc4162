import Foundation

/// Steppers that show their value in a format.
extension Stepper {
    /// Creates a stepper that shows its value in a format beside its label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), .init(value, nil, step, format, onEditingChanged))
    }

    /// Creates a stepper that shows its value in a format beside its label. The value stays within the bounds.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), .init(value, bounds, step, format, onEditingChanged))
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized label, which shows its value in a format.
    @TextOverloads
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleKey), .init(value, nil, step, format, onEditingChanged))
    }

    /// Creates a stepper with a localized label, which shows its value in a format. The value stays within the bounds.
    @TextOverloads
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleKey), .init(value, bounds, step, format, onEditingChanged))
    }
}

extension ViewType.Stepper.Properties {
    /// Steps of a value that is shown in a format.
    fileprivate init<F: FormatStyle>(
        _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?, _ step: F.FormatInput.Stride,
        _ format: F, _ onEditingChanged: @escaping (Bool) -> Void
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, onEditingChanged)
        valueText = { Text(value.wrappedValue, format: format) }
    }
}
