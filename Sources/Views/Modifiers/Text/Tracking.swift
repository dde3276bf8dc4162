import Foundation

extension ModifierType {
    /// Sets the space after each character of the texts in a view, in points.
    public enum Tracking: AttributeModifierType {
        public typealias Value = CGFloat
        public static let kind = textLength(
            "Tracking", "tracking",
            style: { $0.tracking($1) }, read: { try ModifierReaders().tracking($0) })
    }
}

extension View {
    /// Sets the space after each character of the texts in the view, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        attribute(ModifierType.Tracking.self, tracking)
    }
}

extension ModifierReaders {
    /// The space after each character that this text or a modifier of the view sets, in points.
    public var tracking: ModifierReader<CGFloat> {
        .init { try ModifierType.Tracking.textLength(of: $0) { try $0.tracking() } }
    }
}
