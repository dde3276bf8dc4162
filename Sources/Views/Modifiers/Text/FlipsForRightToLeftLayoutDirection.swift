extension EnvironmentValues {
    /// Whether views are mirrored in a right-to-left layout.
    @Entry var flipsForRightToLeftLayoutDirection: Bool = false
}

extension View {
    /// Sets whether the view is mirrored in a right-to-left layout.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        setting(ModifierType.FlipsForRightToLeftLayoutDirection.self, enabled)
    }
}

extension ModifierType {
    public enum FlipsForRightToLeftLayoutDirection: EnvironmentModifierType {
        public static let setting = ModifierSetting(
            "FlipsForRightToLeftLayoutDirection", \.flipsForRightToLeftLayoutDirection,
            reads: { try ModifierType().flipsForRightToLeftLayoutDirection($0) }, .required("enabled"))
    }

    /// Whether the view, or one around it, is mirrored in a right-to-left layout. Throws `InspectionError.modifierNotFound` where
    /// none says so.
    public var flipsForRightToLeftLayoutDirection: ModifierReader<Bool> {
        .init { node in
            if try node.setting(FlipsForRightToLeftLayoutDirection.self) { return true }
            // An effect on all that is in a view, rather than a value that one nearer replaces.
            let kind = FlipsForRightToLeftLayoutDirection.kind
            return node.nearest { modifier in
                let setting = modifier.value as? _EnvironmentKeyWritingModifier<Bool>
                return modifier.kind === kind && setting?.value == true ? true : nil
            } ?? false
        }
    }
}
