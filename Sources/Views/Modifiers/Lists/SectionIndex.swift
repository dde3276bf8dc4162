extension View {
    /// Sets the text by which the index at the edge of the list leads to this section, usually one letter; nil leaves it out.
    @_disfavoredOverload
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
        attribute(ModifierType.SectionIndexLabel.self, label)
    }

    /// Sets the text by which the index at the edge of the list leads to this section, usually one letter.
    @TextOverloads
    public nonisolated func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View {
        attribute(ModifierType.SectionIndexLabel.self, Text(labelKey))
    }

    /// Shows or hides the index at the edge of the lists in the view.
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        attribute(ModifierType.ListSectionIndexVisibility.self, visibility)
    }
}

extension ModifierType {
    /// The text by which the index of a list leads to a section.
    public enum SectionIndexLabel: AttributeModifierType {
        public static let attribute = ModifierAttribute<Text?>(
            "SectionIndexLabel",
            reads: [
                .reading("sectionIndexLabel") { node, value in
                    try value(node)?.string(locale: node.environment.locale)
                }
            ],
            forms: [.form(.required("label", TextSource?.self)) { $0?.text }])
    }

    /// The text by which the index of a list leads to a section; nil where it doesn't.
    public var sectionIndexLabel: ModifierReader<Text?> { .init(ModifierType.SectionIndexLabel.self) }

    @AttributeModifier("visibility") public var listSectionIndexVisibility: ModifierReader<Visibility>
}
