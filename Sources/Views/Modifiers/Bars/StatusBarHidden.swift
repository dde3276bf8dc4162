extension ModifierType {
    /// Hides the line with the time and the battery, or not.
    public enum StatusBarHidden: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("StatusBarHidden", .defaulted("hidden", true, positional: true))
    }
}

extension View {
    /// Hides the line with the time and the battery, or not.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        attribute(ModifierType.StatusBarHidden.self, hidden)
    }

    /// Hides the line with the time and the battery, or not. The call of older source.
    public nonisolated func statusBar(hidden: Bool) -> some View {
        attribute(ModifierType.StatusBarHidden.self, hidden)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view hides the line with the time and the battery.
    public var statusBarHidden: ModifierReader<Bool> {
        .init(ModifierType.StatusBarHidden.self)
    }
}

extension ModifierType {
    /// Hides the line with the time and the battery, or not.
    public enum StatusBar: KnownModifierType {
        public static let kind = Kind(
            "StatusBar", role: .modifier, forms: [StatusBarHidden.form(.required("hidden", Bool.self)) { $0 }])
    }
}
