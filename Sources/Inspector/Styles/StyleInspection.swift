import Foundation
import Views

/// Looks at what a style makes of a control that shows nothing of its own: its label, its content are empty stand-ins,
/// reached by `styleConfigurationLabel()` and the like. Guide: Styles.

extension ButtonStyle {
    /// Looks at what the style shows for a button that is pressed or not.
    @MainActor @preconcurrency
    public func inspect(isPressed: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: ButtonStyleConfiguration(isPressed: isPressed)).inspect()
    }
}

extension PrimitiveButtonStyle {
    /// Looks at what the style shows; `onTrigger` is called when the style has the button act.
    @MainActor @preconcurrency
    public func inspect(onTrigger: @escaping () -> Void = {}) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: PrimitiveButtonStyleConfiguration(onTrigger: onTrigger)).inspect()
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// What a style is told of a button that is not there; `onTrigger` is called when the style has it act.
    public init(onTrigger: @escaping () -> Void) {
        self.init(action: onTrigger)
    }
}

extension LabelStyle {
    /// Looks at what the style shows.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: LabelStyleConfiguration()).inspect()
    }
}

extension GroupBoxStyle {
    /// Looks at what the style shows.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: GroupBoxStyleConfiguration()).inspect()
    }
}

extension ToggleStyle {
    /// Looks at what the style shows for a toggle that is on or off. What the style does to it can be seen.
    @MainActor @preconcurrency
    public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: ToggleStyleConfiguration(isOn: Binding(wrappedValue: isOn))).inspect()
    }
}

extension ProgressViewStyle {
    /// Looks at what the style shows for something that has come so far, from 0 to 1, or nobody knows how far.
    @MainActor @preconcurrency
    public func inspect(fractionCompleted: Double? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: ProgressViewStyleConfiguration(fractionCompleted: fractionCompleted)).inspect()
    }
}

extension MenuStyle {
    /// Looks at what the style shows.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: MenuStyleConfiguration()).inspect()
    }
}

extension ControlGroupStyle {
    /// Looks at what the style shows.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: ControlGroupStyleConfiguration()).inspect()
    }
}

extension LabeledContentStyle {
    /// Looks at what the style shows.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: LabeledContentStyleConfiguration()).inspect()
    }
}

extension FormStyle {
    /// Looks at what the style shows.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: FormStyleConfiguration()).inspect()
    }
}

extension DisclosureGroupStyle {
    /// Looks at what the style shows for a group that is expanded or not. What the style does to it can be seen.
    @MainActor @preconcurrency
    public func inspect(isExpanded: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
        let configuration = DisclosureGroupStyleConfiguration(isExpanded: Binding(wrappedValue: isExpanded))
        return try makeBody(configuration: configuration).inspect()
    }
}

extension GaugeStyle {
    /// Looks at what the style shows for a value from 0 to 1.
    @MainActor @preconcurrency
    public func inspect(value: Double) throws -> InspectableView<ViewType.ClassifiedView> {
        try makeBody(configuration: GaugeStyleConfiguration(value: value)).inspect()
    }
}

extension DatePickerStyle {
    /// Looks at what the style shows for a date. What the style does to it can be seen.
    @MainActor @preconcurrency
    public func inspect(selection: Date) throws -> InspectableView<ViewType.ClassifiedView> {
        let configuration = DatePickerStyleConfiguration(selection: Binding(wrappedValue: selection))
        return try makeBody(configuration: configuration).inspect()
    }
}
