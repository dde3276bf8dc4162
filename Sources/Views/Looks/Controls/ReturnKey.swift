extension Node {
    /// The word on the return key while the field is typed into.
    package var returnKeyWord: String {
        if let label = inheritedAttribute(ModifierType.SubmitLabel.self) { return "\(label)" }
        return kind === ViewType.Searchable.kind ? "search" : "return"
    }
}
