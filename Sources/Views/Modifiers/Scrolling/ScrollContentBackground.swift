extension ModifierType {
    /// Shows or hides the standard background of the scrolling views within a view.
    public enum ScrollContentBackground: AttributeModifierType {
        public typealias Value = Visibility
        public static let kind = attribute("ScrollContentBackground", .required("visibility", Visibility.self))
    }
}

extension View {
    /// Shows or hides the standard background of the scrolling views within the view, such as a list's or a form's.
    ///
    /// The view keeps the value, to be read back; nothing is drawn here.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        attribute(ModifierType.ScrollContentBackground.self, visibility)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view shows the standard background of the scrolling views within it.
    public var scrollContentBackground: ModifierReader<Visibility> {
        .init(ModifierType.ScrollContentBackground.self)
    }
}
