extension View {
    /// Hides the status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        attribute(ModifierType.StatusBarHidden.self, hidden)
    }

    /// Hides the status bar. Deprecated in SwiftUI.
    public nonisolated func statusBar(hidden: Bool) -> some View {
        attribute(ModifierType.StatusBarHidden.self, hidden)
    }
}

extension ModifierType {
    public enum StatusBar: KnownModifierType {
        public static let kind = modifier(forms: [StatusBarHidden.attribute.form(.required("hidden", Bool.self)) { $0 }]
        )
    }

    @AttributeModifier("hidden", default: true) public var statusBarHidden: ModifierReader<Bool>
}
