private enum DisableAutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether what is typed is left as it is; nil where the system decides.
    public var disableAutocorrection: Bool? {
        get { self[DisableAutocorrectionKey.self] }
        set { self[DisableAutocorrectionKey.self] = newValue }
    }

    /// Whether what is typed is left as it is.
    public var autocorrectionDisabled: Bool {
        get { disableAutocorrection ?? false }
        set { disableAutocorrection = newValue }
    }
}

extension View {
    /// Sets the keyboard for input into the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        attribute(ModifierType.KeyboardType.self, type)
    }

    /// Sets the meaning of the input into the view, so that it can be suggested; nil for none.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        attribute(ModifierType.TextContentType.self, textContentType)
    }

    /// Sets what is capitalized in the input; nil leaves it to the system.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        attribute(ModifierType.TextInputAutocapitalization.self, autocapitalization)
    }

    /// Sets what is capitalized in the input. Deprecated in SwiftUI.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        attribute(ModifierType.Autocapitalization.self, style)
    }

    /// Disables the correction of the input into the view; nil leaves it to the system. Deprecated in SwiftUI.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        setting(ModifierType.DisableAutocorrection.self, disable)
    }

    /// Disables the correction of the input into the view.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        setting(ModifierType.AutocorrectionDisabled.self, disable)
    }

    /// Sets the label of the key that submits the input into the view.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        attribute(ModifierType.SubmitLabel.self, submitLabel)
    }
}

extension ModifierType {
    public enum KeyboardType: AttributeModifierType {
        public static let attribute = ModifierAttribute<UIKeyboardType>("KeyboardType", "type")
    }

    public enum TextContentType: AttributeModifierType {
        public static let attribute = ModifierAttribute<UITextContentType?>("TextContentType", "textContentType")
    }

    public enum TextInputAutocapitalization: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.TextInputAutocapitalization?>(
            "TextInputAutocapitalization", "autocapitalization")
    }

    public enum Autocapitalization: AttributeModifierType {
        public static let attribute = ModifierAttribute<UITextAutocapitalizationType>("Autocapitalization", "style")
    }

    public enum DisableAutocorrection: EnvironmentModifierType {
        public static let setting = ModifierSetting("DisableAutocorrection", \.disableAutocorrection, "disable")
    }

    public enum AutocorrectionDisabled: EnvironmentModifierType {
        public static let setting = ModifierSetting(
            "AutocorrectionDisabled", \.autocorrectionDisabled, .defaulted("disable", true, positional: true))
    }

    public enum SubmitLabel: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.SubmitLabel>("SubmitLabel", "submitLabel")
    }
}

extension ModifierReaders {
    public var keyboardType: ModifierReader<UIKeyboardType> { .init(ModifierType.KeyboardType.self) }
    public var textContentType: ModifierReader<UITextContentType?> { .init(ModifierType.TextContentType.self) }
    public var textInputAutocapitalization: ModifierReader<TextInputAutocapitalization?> {
        .init(ModifierType.TextInputAutocapitalization.self)
    }

    public var autocapitalization: ModifierReader<UITextAutocapitalizationType> {
        .init(ModifierType.Autocapitalization.self)
    }

    /// Whether the correction of input is disabled. Throws `InspectionError.attributeNotFound` for nil.
    public var disableAutocorrection: ModifierReader<Bool> {
        .init { node in
            if let disable = try? node.setting(ModifierType.AutocorrectionDisabled.self) { return disable }
            guard let disable = try node.setting(ModifierType.DisableAutocorrection.self) else {
                throw InspectionError.attributeNotFound(label: "disable", type: "disableAutocorrection")
            }
            return disable
        }
    }
    public var autocorrectionDisabled: ModifierReader<Bool> { disableAutocorrection }
    public var submitLabel: ModifierReader<SubmitLabel> { .init(ModifierType.SubmitLabel.self) }
}
