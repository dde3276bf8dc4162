import Foundation

extension ModifierType {
    /// Moves where a view is drawn, in points to the right and down; its place in the layout stays.
    public enum Offset: AttributeModifierType {
        public typealias Value = CGSize
        public static let kind = attribute(
            "Offset", reads: [.reading("offset", Self.self) { $0 }],
            forms: [
                form(.defaulted("x", 0, positional: true), .defaulted("y", 0, positional: true)) {
                    CGSize(width: $0, height: $1)
                },
                form(.required("offset", CGSize.self)) { $0 },
            ])
    }
}

extension View {
    /// Draws the view somewhere else than where it stands, so many points to the right and down.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        attribute(ModifierType.Offset.self, offset)
    }

    /// Draws the view somewhere else than where it stands, so many points to the right and down.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        attribute(ModifierType.Offset.self, CGSize(width: x, height: y))
    }
}

extension ModifierReaders {
    /// How far from its place a modifier of this view draws it, in points.
    public var offset: ModifierReader<CGSize> {
        .init(ModifierType.Offset.self)
    }
}
