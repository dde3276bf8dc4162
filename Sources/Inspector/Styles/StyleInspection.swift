import Foundation
import Views

/// Inspects the body of a style for a stand-in control, whose label and content are empty, reached by
/// `styleConfigurationLabel()` and the like.

extension ButtonStyle {
    /// Inspects the body of the style for a button that is pressed or not.
    @MainActor @preconcurrency
    public func inspect(isPressed: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: ButtonStyleConfiguration(isPressed: isPressed)).inspect()
    }
}

extension PrimitiveButtonStyle {
    /// Inspects the body of the style; `onTrigger` is called when the style triggers the button.
    @MainActor @preconcurrency
    public func inspect(onTrigger: @escaping () -> Void = {}) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: PrimitiveButtonStyleConfiguration(onTrigger: onTrigger)).inspect()
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// Creates the configuration of a stand-in button; `onTrigger` is called when the style triggers it.
    public init(onTrigger: @escaping () -> Void) {
        self.init(action: onTrigger)
    }
}

extension ButtonStyleConfiguration {
    /// Creates the configuration of a stand-in button that is pressed or not.
    public init(isPressed: Bool) {
        self.init(role: nil, isPressed: isPressed)
    }
}

extension ToggleStyleConfiguration {
    /// Creates the configuration of a stand-in toggle that is on or off.
    public init(isOn: Bool) {
        self.init(isOn: Binding(wrappedValue: isOn), isMixed: false)
    }
}

extension ProgressViewStyleConfiguration {
    /// Creates the configuration of a stand-in progress view for a completed fraction from 0 to 1, or nil for
    /// indeterminate progress.
    public init(fractionCompleted: Double?) {
        self.init(fractionCompleted: fractionCompleted, label: .init())
    }
}

extension LabelStyle {
    /// Inspects the body of the style.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: LabelStyleConfiguration()).inspect()
    }
}

extension GroupBoxStyle {
    /// Inspects the body of the style.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: GroupBoxStyleConfiguration()).inspect()
    }
}

extension ToggleStyle {
    /// Inspects the body of the style for a toggle that is on or off. Changes by the style are visible in it.
    @MainActor @preconcurrency
    public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: ToggleStyleConfiguration(isOn: isOn)).inspect()
    }
}

extension ProgressViewStyle {
    /// Inspects the body of the style for a completed fraction from 0 to 1, or nil for indeterminate progress.
    @MainActor @preconcurrency
    public func inspect(fractionCompleted: Double? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: ProgressViewStyleConfiguration(fractionCompleted: fractionCompleted)).inspect()
    }
}

extension MenuStyle {
    /// Inspects the body of the style.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: MenuStyleConfiguration(primaryAction: nil)).inspect()
    }
}

extension ControlGroupStyle {
    /// Inspects the body of the style.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: ControlGroupStyleConfiguration()).inspect()
    }
}

extension LabeledContentStyle {
    /// Inspects the body of the style.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: LabeledContentStyleConfiguration()).inspect()
    }
}

extension FormStyle {
    /// Inspects the body of the style.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: FormStyleConfiguration()).inspect()
    }
}

extension DisclosureGroupStyle {
    /// Inspects the body of the style for a group that is expanded or not. Changes by the style are visible in it.
    @MainActor @preconcurrency
    public func inspect(isExpanded: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
        let configuration = DisclosureGroupStyleConfiguration(isExpanded: Binding(wrappedValue: isExpanded))
        return try makeBody(configuration: configuration).inspect()
    }
}

extension GaugeStyle {
    /// Inspects the body of the style for a value from 0 to 1.
    @MainActor @preconcurrency
    public func inspect(value: Double) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: GaugeStyleConfiguration(value: value)).inspect()
    }
}

extension DatePickerStyle {
    /// Inspects the body of the style for a date. Changes by the style are visible in it.
    @MainActor @preconcurrency
    public func inspect(selection: Date) throws -> InspectableView<ViewType.ClassifiedView> {
        let configuration = DatePickerStyleConfiguration(
            selection: Binding(wrappedValue: selection), minimumDate: nil, maximumDate: nil,
            displayedComponents: [.hourAndMinute, .date])
        return try makeBody(configuration: configuration).inspect()
    }
}
