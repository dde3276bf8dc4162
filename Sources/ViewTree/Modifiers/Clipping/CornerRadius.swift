import Foundation

extension ModifierType {
    /// Cuts the corners of a view round: the radius is in points.
    public enum CornerRadius: AttributeModifierType {
        /// What it notes.
        public typealias Value = (radius: CGFloat, isAntialiased: Bool)
        /// The description of the kind.
        public static let kind = attribute(
            "CornerRadius", "Cuts the corners of a view round: the radius is in points.",
            reads: [.reading("cornerRadius", Self.self) { $0.radius }],
            forms: [
                form(.required("radius", CGFloat.self), .defaulted("antialiased", true)) { ($0, $1) }
            ])
    }
}

extension View {
    /// Cuts the corners of the view round: the radius is in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        attribute(ModifierType.CornerRadius.self, (radius, antialiased))
    }
}

extension ModifierReaders {
    /// The radius in points of the corners that a modifier of this view cuts round.
    public var cornerRadius: ModifierReader<CGFloat> {
        .init(ModifierType.CornerRadius.self) { $0.radius }
    }
}
