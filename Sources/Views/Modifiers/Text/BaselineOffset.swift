import Foundation

extension ModifierType {
    /// Sets how far above their usual place the texts in a view stand, in points.
    public enum BaselineOffset: AttributeModifierType {
        public typealias Value = CGFloat
        public static let kind = textLength(
            "BaselineOffset", "baselineOffset", style: { $0.baselineOffset($1) },
            read: { try ModifierReaders().baselineOffset($0) })
    }
}

extension View {
    /// Sets how far above their usual place the texts in the view stand, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        attribute(ModifierType.BaselineOffset.self, baselineOffset)
    }
}

extension ModifierReaders {
    /// How far above its usual place this text stands, or a modifier of the view has texts stand, in points.
    public var baselineOffset: ModifierReader<CGFloat> {
        .init { try ModifierType.BaselineOffset.textLength(of: $0) { try $0.baselineOffset() } }
    }
}
