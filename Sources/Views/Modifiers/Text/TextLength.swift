import Foundation

/// Lengths that are set on a Text itself or, for all texts in it, on another view.
extension AttributeModifierType where Value == CGFloat {
    /// Describes a modifier with a length in points that becomes part of a Text it is applied to.
    static func textLength(
        _ name: String, _ parameter: String,
        style: @escaping @MainActor @Sendable (Text, CGFloat) -> Text,
        read: @escaping @MainActor @Sendable (Node) throws -> CGFloat
    ) -> Kind {
        attribute(
            name, reads: [Member(Kind.call(of: name)) { try read($0) }],
            forms: [
                DynamicForm(.required(parameter, CGFloat.self)) { length in
                    TextOrView(modifier: _AttributeModifier<Self>(length), style: { style($0, length) })
                }
            ])
    }

    /// The length of a Text itself, or else the one that a modifier notes. Throws `InspectionError.modifierNotFound`
    /// where there is neither.
    @MainActor static func textLength(
        of node: Node, own: (TextAttributesReader) throws -> CGFloat
    ) throws -> CGFloat {
        if let text = node.textAttributes, let length = try? own(text) { return length }
        return try node.attribute(Self.self)
    }
}
