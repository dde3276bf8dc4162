/// A modifier that becomes part of a Text it is applied to, and is itself on any other view.
struct TextOrView: TextStyling {
    typealias Body = Never

    let modifier: any ViewModifier
    let style: (Text) -> Text

    func applied(to text: Text) -> Text { style(text) }

    func _resolve(into resolved: inout ResolvedView) { modifier._resolve(into: &resolved) }
}

extension ModifierType {
    /// Sets the font of the texts in a view. Guide: Dynamic query with find.
    public enum Font: KnownModifierType {
        public static let kind: Kind = Kind(
            "Font", role: .modifier, members: [Member("font") { try fontOfNode($0) }],
            forms: [
                DynamicForm(.optional("font", Views.Font.self, positional: true)) { font in
                    TextOrView(
                        modifier: _EnvironmentKeyWritingModifier(\.font, font, kind: kind), style: { $0.font(font) })
                }
            ])

        /// The font of a text itself, or else the one that a modifier sets.
        @MainActor private static func fontOfNode(_ node: Node) throws -> Views.Font? {
            if let own = try? node.textAttributes?.font() { return own }
            return try ModifierReaders().font(node)
        }
    }
}

extension View {
    /// Sets the font of the texts in the view that set none.
    public nonisolated func font(_ font: Font?) -> some View {
        modifier(_EnvironmentKeyWritingModifier(\.font, font, kind: ModifierType.Font.kind))
    }
}

extension ModifierReaders {
    /// The font that a modifier of this view sets.
    public var font: ModifierReader<Font?> { .init("font", environment: { \.font }) }
}
