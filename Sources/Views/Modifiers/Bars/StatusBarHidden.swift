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

    public enum StatusBarHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("StatusBarHidden", "hidden", default: true)
    }

    /// Whether the status bar is hidden.
    public var statusBarHidden: ModifierReader<Bool> {
        .init { node in
            guard let isHidden = node.attributes(StatusBarHidden.self).first else {
                throw InspectionError.modifierNotFound(parent: node.title, modifier: "statusBar(hidden:)", index: 0)
            }
            return isHidden
        }
    }
}
