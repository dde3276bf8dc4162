extension ModifierType {
    public enum Font: KnownModifierType {
        public static let kind: Kind = modifier(
            members: [Member("font") { try fontOfNode($0) }],
            forms: [
                DynamicForm(.optional("font", Views.Font.self, positional: true)) { font in
                    TextOrView(
                        modifier: _EnvironmentKeyWritingModifier(\.font, font, kind: kind), style: { $0.font(font) })
                }
            ])

        /// The font of a text itself, or else the one that a modifier sets.
        @MainActor private static func fontOfNode(_ node: Node) throws -> Views.Font? {
            if let own = try? node.textAttributes?.font() { return own }
            return try ModifierType().font(node)
        }
    }

    public var font: ModifierReader<Views.Font?> { .init("font", environment: { \.font }) }
}

extension View {
    /// Sets the font of the texts in the view that set none.
    public nonisolated func font(_ font: Font?) -> some View {
        modifier(_EnvironmentKeyWritingModifier(\.font, font, kind: ModifierType.Font.kind))
    }
}
