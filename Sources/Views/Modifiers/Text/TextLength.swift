import Foundation

extension View {
    /// Sets the space between the characters of the texts in the view, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        attribute(ModifierType.Tracking.self, tracking)
    }

    /// Sets the offset of the texts in the view from their baseline, upwards, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        attribute(ModifierType.BaselineOffset.self, baselineOffset)
    }

    /// Sets the space between the characters of the texts in the view, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { attribute(ModifierType.Kerning.self, kerning) }
}

extension ModifierType {
    public enum Tracking: AttributeModifierType {
        public static let attribute = ModifierAttribute(textLength: "Tracking", { $0.tracking }) { $0.tracking($1) }
    }

    public enum BaselineOffset: AttributeModifierType {
        public static let attribute = ModifierAttribute(textLength: "BaselineOffset", { $0.baselineOffset }) {
            $0.baselineOffset($1)
        }
    }

    public enum Kerning: AttributeModifierType {
        public static let attribute = ModifierAttribute(textLength: "Kerning", { $0.kerning }) { $0.kerning($1) }
    }

    /// The space after each character that this text or a modifier of the view sets, in points.
    public var tracking: ModifierReader<CGFloat> { .init(ModifierType.Tracking.self, own: { try $0.tracking() }) }

    /// The upward offset of this text from its baseline, or the one that a modifier of the view sets, in points.
    public var baselineOffset: ModifierReader<CGFloat> {
        .init(ModifierType.BaselineOffset.self, own: { try $0.baselineOffset() })
    }

    /// The space between characters that this text or a modifier of the view sets, in points.
    public var kerning: ModifierReader<CGFloat> { .init(ModifierType.Kerning.self, own: { try $0.kerning() }) }
}

extension ModifierAttribute<CGFloat> {
    /// Describes a length in points that becomes part of a Text, and is kept on any other view.
    fileprivate convenience init(
        textLength name: String, _ reader: @escaping @Sendable (ModifierType) -> ModifierReader<CGFloat>,
        style: @escaping @MainActor @Sendable (Text, CGFloat) -> Text
    ) {
        let call = Kind.call(of: name)
        self.init(
            name, members: [Member(call) { try reader(ModifierType())($0) }],
            forms: [.onText(.required(call, CGFloat.self), style: style) { $0 }])
    }
}

extension ModifierReader<CGFloat> {
    /// Reads the length of a Text itself, or else that of a modifier. Throws `InspectionError.modifierNotFound` where
    /// there is neither.
    fileprivate init<Described: AttributeModifierType>(
        _ type: Described.Type, own: @escaping @MainActor @Sendable (TextAttributesReader) throws -> CGFloat
    ) where Described.Value == CGFloat {
        self.init { node in
            if let text = node.textAttributes, let length = try? own(text) { return length }
            return try node.attribute(type)
        }
    }
}
