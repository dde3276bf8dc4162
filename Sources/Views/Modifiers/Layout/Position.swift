import Foundation

extension ModifierType {
    /// Puts the middle of a view at a place of the view around, in points from its top left corner.
    public enum Position: AttributeModifierType {
        public typealias Value = CGPoint
        public static let kind = attribute(
            "Position", reads: [.reading("position", Self.self) { $0 }],
            forms: [
                form(.defaulted("x", 0, positional: true), .defaulted("y", 0, positional: true)) {
                    CGPoint(x: $0, y: $1)
                },
                form(.required("position", CGPoint.self)) { $0 },
            ])
    }
}

extension View {
    /// Puts the middle of the view at a place of the view around, in points from its top left corner.
    public nonisolated func position(_ position: CGPoint) -> some View {
        attribute(ModifierType.Position.self, position)
    }

    /// Puts the middle of the view at a place of the view around, in points from its top left corner.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        attribute(ModifierType.Position.self, CGPoint(x: x, y: y))
    }
}

extension ModifierReaders {
    /// Where a modifier of this view puts its middle, in points.
    public var position: ModifierReader<CGPoint> {
        .init(ModifierType.Position.self)
    }
}
