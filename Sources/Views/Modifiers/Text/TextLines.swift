extension View {
    /// Underlines the texts in the view, or not.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        attribute(ModifierType.Underline.self, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Strikes through the texts in the view, or not.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        attribute(ModifierType.Strikethrough.self, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}

extension ModifierType {
    public enum Underline: AttributeModifierType {
        public static let attribute = ModifierAttribute(
            textLine: "Underline", reads: "isUnderline", \.underline
        ) { try $0.isUnderline() }
    }

    public enum Strikethrough: AttributeModifierType {
        public static let attribute = ModifierAttribute(
            textLine: "Strikethrough", reads: "isStrikethrough", \.strikethrough
        ) { try $0.isStrikethrough() }
    }
}

extension ModifierAttribute<Text.LineStyle?> {
    /// Describes a line along texts.
    fileprivate convenience init(
        textLine name: String, reads member: String,
        _ attribute: WritableKeyPath<TextAttributes, TextAttributes.Line?> & Sendable,
        own: @escaping @MainActor @Sendable (TextAttributesReader) throws -> Bool
    ) {
        self.init(
            name,
            reads: [
                .reading(member) { node, value in
                    try node.textAttributes.map { try own($0) } ?? ((try? value(node)) != nil)
                }
            ],
            forms: [
                .onText(
                    .defaulted("isActive", true, positional: true), .defaulted("pattern", Text.LineStyle.Pattern.solid),
                    .optional("color", Color.self),
                    style: { $0.with(attribute, TextAttributes.Line(style: $1)) }
                ) { isActive, pattern, color in isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
            ])
    }
}
