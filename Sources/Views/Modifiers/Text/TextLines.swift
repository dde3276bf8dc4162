extension ModifierType {
    /// Puts a line under the texts in a view.
    public enum Underline: KnownModifierType {
        public static let kind: Kind = Kind.textLine(
            "Underline", reads: "isUnderline", { kind }, \.underline,
            { try $0.isUnderline() })
    }

    /// Puts a line through the texts in a view.
    public enum Strikethrough: KnownModifierType {
        public static let kind: Kind = Kind.textLine(
            "Strikethrough", reads: "isStrikethrough", { kind },
            \.strikethrough, { try $0.isStrikethrough() })
    }
}

extension Kind {
    /// The kind of a line that goes with the texts in a view.
    fileprivate static func textLine(
        _ name: String, reads member: String, _ kind: @escaping @Sendable () -> Kind,
        _ attribute: WritableKeyPath<TextAttributes, TextAttributes.Line?> & Sendable,
        _ read: @escaping @Sendable (TextAttributesReader) throws -> Bool
    ) -> Kind {
        Kind(
            name, role: .modifier,
            members: [
                Member(member) { node in
                    if let own = node.textAttributes { return try read(own) }
                    let lines = node.modifiers(_TextStyleModifier<Text.LineStyle?>.self)
                    return lines.first { $0.kind === kind() }?.value != nil
                }
            ],
            forms: [
                DynamicForm(
                    .defaulted("isActive", true, positional: true), .defaulted("pattern", Text.LineStyle.Pattern.solid),
                    .optional("color", Color.self)
                ) { isActive, pattern, color in
                    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
                    return TextOrView(
                        modifier: _TextStyleModifier(value: line, kind: kind()),
                        style: { $0.with(attribute, TextAttributes.Line(style: line)) })
                }
            ])
    }
}

extension View {
    /// Puts a line under the texts in the view, or not.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return modifier(_TextStyleModifier(value: line, kind: ModifierType.Underline.kind))
    }

    /// Puts a line through the texts in the view, or not.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return modifier(_TextStyleModifier(value: line, kind: ModifierType.Strikethrough.kind))
    }
}
