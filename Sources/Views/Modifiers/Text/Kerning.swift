import Foundation

extension ModifierType {
    /// Sets the space between the characters of the texts in a view, in points.
    public enum Kerning: AttributeModifierType {
        public typealias Value = CGFloat
        public static let kind = textLength(
            "Kerning",
            "kerning", style: { $0.kerning($1) }, read: { try ModifierReaders().kerning($0) })
    }
}

extension View {
    /// Sets the space between the characters of the texts in the view, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        attribute(ModifierType.Kerning.self, kerning)
    }
}

extension ModifierReaders {
    /// The space between characters that this text or a modifier of the view sets, in points.
    public var kerning: ModifierReader<CGFloat> {
        .init { try ModifierType.Kerning.textLength(of: $0) { try $0.kerning() } }
    }
}
