/// A style for the texts in a view, such as bold. On a Text itself it becomes part of the text.
public nonisolated struct _TextStyleModifier<Value: Sendable>: PrimitiveModifier {
    /// The style, or nil for the usual one.
    public let value: Value
    public let kind: Kind
}

extension ModifierType {
    /// Makes the texts in a view bold.
    public enum Bold: KnownModifierType {
        public static let kind: Kind = Kind.textStyle(
            "Bold", reads: "isBold", { kind }, { $0.bold($1) },
            { try $0.isBold() })
    }

    /// Makes the texts in a view italic.
    public enum Italic: KnownModifierType {
        public static let kind: Kind = Kind.textStyle(
            "Italic", reads: "isItalic", { kind }, { $0.italic($1) },
            { try $0.isItalic() })
    }

    /// Sets the weight of the texts in a view.
    public enum FontWeight: KnownModifierType {
        public static let kind: Kind = Kind(
            "FontWeight", role: .modifier,
            members: [
                Member("fontWeight") { node -> Views.Font.Weight in
                    if let own = node.textAttributes { return try own.fontWeight() }
                    let style = try node.modifier(
                        _TextStyleModifier<Views.Font.Weight?>.self, named: "fontWeight"
                    ).value
                    guard let style else { throw InspectionError.attributeNotFound(label: "fontWeight", type: "View") }
                    return style
                }
            ],
            forms: [
                DynamicForm(.required("weight", Views.Font.Weight.self)) { weight in
                    TextOrView(
                        modifier: _TextStyleModifier<Views.Font.Weight?>(value: weight, kind: kind),
                        style: { $0.fontWeight(weight) })
                }
            ])
    }
}

extension Kind {
    /// The kind of a style that is there or not.
    fileprivate static func textStyle(
        _ name: String, reads member: String, _ kind: @escaping @Sendable () -> Kind,
        _ style: @escaping @Sendable (Text, Bool) -> Text,
        _ read: @escaping @Sendable (TextAttributesReader) throws -> Bool
    ) -> Kind {
        Kind(
            name, role: .modifier,
            members: [
                Member(member) { node in
                    // A text has its own; one that became a view, as by an id, may have been given it since.
                    if let own = node.textAttributes, try read(own) { return true }
                    return node.modifiers(_TextStyleModifier<Bool>.self).first { $0.kind === kind() }?.value ?? false
                }
            ],
            forms: [
                DynamicForm(.defaulted("isActive", true, positional: true)) { isActive in
                    TextOrView(
                        modifier: _TextStyleModifier(value: isActive, kind: kind()), style: { style($0, isActive) })
                }
            ])
    }
}

extension View {
    /// Makes the texts in the view bold, or not.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        modifier(_TextStyleModifier(value: isActive, kind: ModifierType.Bold.kind))
    }

    /// Makes the texts in the view italic, or not.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        modifier(_TextStyleModifier(value: isActive, kind: ModifierType.Italic.kind))
    }

    /// Sets the weight of the texts in the view.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(_TextStyleModifier(value: weight, kind: ModifierType.FontWeight.kind))
    }
}
