extension View {
    /// Sets whether the rows, options or tabs in the view can't be selected. A script that selects one is told so.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        attribute(ModifierType.SelectionDisabled.self, isDisabled)
    }
}

extension ModifierType {
    @AttributeModifier("isDisabled", default: true) public var selectionDisabled: ModifierReader<Bool>
}
