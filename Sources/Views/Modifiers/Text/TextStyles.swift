extension View {
    /// Makes the texts in the view bold, or not.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { attribute(ModifierType.Bold.self, isActive) }

    /// Makes the texts in the view italic, or not.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        attribute(ModifierType.Italic.self, isActive)
    }

    /// Sets the weight of the texts in the view.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        attribute(ModifierType.FontWeight.self, weight)
    }

    /// Sets the design of the font of the texts in the view.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        attribute(ModifierType.FontDesign.self, design)
    }

    /// Sets the width of the font of the texts in the view.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        attribute(ModifierType.FontWidth.self, width)
    }
}

extension ModifierType {
    public enum Bold: AttributeModifierType {
        public static let attribute = ModifierAttribute(textStyle: "Bold", reads: "isBold", { try $0.bold() == true }) {
            $0.bold($1)
        }
    }

    public enum Italic: AttributeModifierType {
        public static let attribute = ModifierAttribute(
            textStyle: "Italic", reads: "isItalic", { try $0.italic() == true }
        ) {
            $0.italic($1)
        }
    }

    public enum FontWeight: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.Font.Weight?>(
            "FontWeight",
            reads: [
                .reading("fontWeight") { node, value in
                    if let own = node.textAttributes { return try own.fontWeight() }
                    guard let weight = try value(node) else {
                        throw InspectionError.attributeNotFound(label: "fontWeight", type: "View")
                    }
                    return weight
                }
            ],
            forms: [.onText(.required("weight", Views.Font.Weight.self), style: { $0.fontWeight($1) }) { $0 }])
    }

    public enum FontDesign: AttributeModifierType {
        public static let attribute = ModifierAttribute(
            fontShape: "FontDesign", \.design, .required("design", Views.Font.Design.self))
    }

    public enum FontWidth: AttributeModifierType {
        public static let attribute = ModifierAttribute(
            fontShape: "FontWidth", \.width, .required("width", Views.Font.Width.self))
    }
}

extension ModifierAttribute<Bool> {
    /// Describes a style that texts have or haven't.
    fileprivate convenience init(
        textStyle name: String, reads member: String,
        _ own: @escaping @MainActor @Sendable (TextAttributesReader) throws -> Bool,
        style: @escaping @MainActor @Sendable (Text, Bool) -> Text
    ) {
        self.init(
            name,
            reads: [
                .reading(member) { node, value in
                    // A text has its own; one that became a view, as by an id, may have been given it since.
                    if let text = node.textAttributes, try own(text) { return true }
                    return (try? value(node)) ?? false
                }
            ],
            forms: [.onText(.defaulted("isActive", true, positional: true), style: style) { $0 }])
    }
}

extension ModifierAttribute {
    /// Describes a trait of the font of texts.
    fileprivate convenience init<Shape: DynamicConvertible & Equatable & Sendable>(
        fontShape name: String, _ attribute: WritableKeyPath<TextAttributes, Shape?> & Sendable,
        _ parameter: Parameter<Shape>
    ) where Value == Shape? {
        let call = Kind.call(of: name)
        self.init(
            name,
            reads: [
                .reading(call) { node, value in
                    try node.textAttributes.map { try $0.value(call, attribute) } ?? value(node)
                }
            ],
            forms: [.onText(parameter, style: { $0.with(attribute, $1) }) { $0 }])
    }
}
