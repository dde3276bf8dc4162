extension ModifierType {
    /// Shows of a view what is within its frame.
    public enum Clipped: KnownModifierType {
        public static let kind = Kind(
            "Clipped", role: .modifier,
            forms: [
                ClipShape.form(.defaulted("antialiased", false)) { (Rectangle(), FillStyle(antialiased: $0)) }
            ])
    }
}

extension View {
    /// Shows of the view what is within its frame: clips it to a rectangle.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
}
