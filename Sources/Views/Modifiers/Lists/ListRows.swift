extension View {
    /// Sets whether the row of a list can't be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        attribute(ModifierType.DeleteDisabled.self, isDisabled)
    }

    /// Sets whether the row of a list can't be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        attribute(ModifierType.MoveDisabled.self, isDisabled)
    }

    /// Sets the space between the row of a list and its content; nil is the default.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        attribute(ModifierType.ListRowInsets.self, insets)
    }

    /// Sets the color of the platter below the row of a list; nil is the default.
    public nonisolated func listRowPlatterColor(_ color: Color?) -> some View {
        attribute(ModifierType.ListRowPlatterColor.self, color)
    }

    /// Sets the view behind the row of a list; nil is the default.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        subtree(ViewType.ListRowBackground.self, (), view)
    }
}

extension ModifierType {
    public enum DeleteDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("DeleteDisabled", "isDisabled")
    }

    public enum MoveDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("MoveDisabled", "isDisabled")
    }

    public enum ListRowInsets: AttributeModifierType {
        public static let attribute = ModifierAttribute<EdgeInsets?>("ListRowInsets", "insets")
    }

    public enum ListRowPlatterColor: AttributeModifierType {
        public static let attribute = ModifierAttribute<Color?>("ListRowPlatterColor", "color")
    }
}

extension ViewType {
    public enum ListRowBackground: KnownViewType, KnownModifierType {
        public static let kind: Kind = .subtree(
            "ListRowBackground", ListRowBackground.self, view: "view")
    }
}

extension ModifierReaders {
    public var deleteDisabled: ModifierReader<Bool> { .init(ModifierType.DeleteDisabled.self) }
    public var moveDisabled: ModifierReader<Bool> { .init(ModifierType.MoveDisabled.self) }

    /// The insets of this row. Throws `InspectionError.attributeNotFound` for the default.
    public var listRowInsets: ModifierReader<EdgeInsets> { .init(unwrapping: ModifierType.ListRowInsets.self) }
    public var listRowPlatterColor: ModifierReader<Color?> { .init(ModifierType.ListRowPlatterColor.self) }
    public var listRowBackground: ModifierSubtree<ViewType.ClassifiedView> { .init(call: "listRowBackground") }
}
