extension View {
    /// Sets the color scheme of the view, light or dark. Deprecated in SwiftUI.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        setting(ModifierType.ColorScheme.self, colorScheme)
    }
}

extension ModifierType {
    public enum ColorScheme: EnvironmentModifierType {
        public static let setting = ModifierSetting(
            "ColorScheme", \.colorScheme, reads: { try ModifierType().colorScheme($0) }, .required("colorScheme"))
    }

    /// The color scheme set on the view or around it, or else the one that the screen prefers. Throws
    /// `InspectionError.modifierNotFound` where neither is said.
    public var colorScheme: ModifierReader<Views.ColorScheme> {
        .init { node in
            do {
                return try node.setting(ModifierType.ColorScheme.self)
            } catch {
                guard let preferred = node.outermostColorScheme, let scheme = preferred else { throw error }
                return scheme
            }
        }
    }
}
