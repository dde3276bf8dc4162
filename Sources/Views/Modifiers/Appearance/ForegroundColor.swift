extension ModifierType {
    public enum ForegroundColor: KnownModifierType {
        public static let kind: Kind = modifier(
            members: [Member("foregroundColor") { try colorOfNode($0) }], facets: [.coloringForeground],
            forms: [
                DynamicForm(.optional("color", Color.self, positional: true)) { color in
                    TextOrView(
                        modifier: _EnvironmentKeyWritingModifier(\.foregroundColor, color, kind: kind),
                        style: { $0.foregroundColor(color) })
                }
            ])

        /// The color of a text itself, or else the one that a modifier sets.
        @MainActor private static func colorOfNode(_ node: Node) throws -> Color? {
            if let own = try? node.textAttributes?.foregroundColor() { return own }
            return try ModifierType().foregroundColor(node)
        }
    }

    public var foregroundColor: ModifierReader<Color?> { .init("foregroundColor", environment: { \.foregroundColor }) }
}

extension View {
    /// Sets the color of the foreground.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_EnvironmentKeyWritingModifier(\.foregroundColor, color, kind: ModifierType.ForegroundColor.kind))
    }
}
