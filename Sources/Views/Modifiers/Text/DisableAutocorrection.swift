extension EnvironmentValues {
    /// Whether what is typed is left as it is; nil where the system decides.
    @Entry public var disableAutocorrection: Bool?

    /// Whether what is typed is left as it is.
    public var autocorrectionDisabled: Bool {
        get { disableAutocorrection ?? false }
        set { disableAutocorrection = newValue }
    }
}

extension View {
    /// Disables the correction of the input into the view; nil leaves it to the system. Deprecated in SwiftUI.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        setting(ModifierType.DisableAutocorrection.self, disable)
    }

    /// Disables the correction of the input into the view.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        setting(ModifierType.AutocorrectionDisabled.self, disable)
    }
}

extension ModifierType {
    public enum DisableAutocorrection: EnvironmentModifierType {
        public static let setting = ModifierSetting("DisableAutocorrection", \.disableAutocorrection, "disable")
    }

    public enum AutocorrectionDisabled: EnvironmentModifierType {
        public static let setting = ModifierSetting(
            "AutocorrectionDisabled", \.autocorrectionDisabled, .defaulted("disable", true, positional: true))
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
}
