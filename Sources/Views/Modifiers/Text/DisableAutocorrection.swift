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

extension ModifierType {
    /// Leaves what is typed into a view as it is, or corrects it.
    public enum DisableAutocorrection: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Bool?> { \.disableAutocorrection }
        public static let kind = setting(
            "DisableAutocorrection", forms: [form(.optional("disable", Bool.self, positional: true)) { $0 }])
    }

    /// Leaves what is typed into a view as it is, or corrects it.
    public enum AutocorrectionDisabled: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Bool> { \.autocorrectionDisabled }
        public static let kind = setting("AutocorrectionDisabled", .defaulted("disable", true, positional: true))
    }
}

extension View {
    /// Leaves what is typed into the view as it is, or corrects it; nil leaves that to the system. The call of older
    /// source.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        setting(ModifierType.DisableAutocorrection.self, disable)
    }

    /// Leaves what is typed into the view as it is, or corrects it.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        setting(ModifierType.AutocorrectionDisabled.self, disable)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view leaves what is typed as it is. Throws `InspectionError.attributeNotFound`
    /// where it leaves that to the system.
    public var disableAutocorrection: ModifierReader<Bool> {
        .init { node in
            if let disable = try? node.setting(ModifierType.AutocorrectionDisabled.self) { return disable }
            guard let disable = try node.setting(ModifierType.DisableAutocorrection.self) else {
                throw InspectionError.attributeNotFound(label: "disable", type: "disableAutocorrection")
            }
            return disable
        }
    }
    /// Whether a modifier of this view leaves what is typed as it is.
    public var autocorrectionDisabled: ModifierReader<Bool> { disableAutocorrection }
}
