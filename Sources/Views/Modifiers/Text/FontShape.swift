extension ModifierType {
    /// Sets the general shape of the letters in a view.
    public enum FontDesign: KnownModifierType {
        public static let kind: Kind = Kind.textValue(
            "FontDesign", { kind }, \.design,
            .required("design", Views.Font.Design.self))
    }

    /// Sets how wide the letters in a view are.
    public enum FontWidth: KnownModifierType {
        public static let kind: Kind = Kind.textValue(
            "FontWidth", { kind }, \.width,
            .required("width", Views.Font.Width.self))
    }
}

extension Kind {
    /// The kind of something that the texts in a view have in common.
    fileprivate static func textValue<Value: DynamicConvertible & Equatable & Sendable>(
        _ name: String, _ kind: @escaping @Sendable () -> Kind,
        _ attribute: WritableKeyPath<TextAttributes, Value?> & Sendable, _ parameter: Parameter<Value>
    ) -> Kind {
        let call = Kind.call(of: name)
        return Kind(
            name, role: .modifier,
            members: [
                Member(call) { node -> Value? in
                    if let own = node.textAttributes { return try own.value(call, attribute) }
                    let styles = node.modifiers(_TextStyleModifier<Value?>.self)
                    guard let style = styles.first(where: { $0.kind === kind() }) else {
                        throw InspectionError.modifierNotFound(parent: node.kind.name, modifier: call, index: 0)
                    }
                    return style.value
                }
            ],
            forms: [
                DynamicForm(parameter) { value in
                    TextOrView(
                        modifier: _TextStyleModifier<Value?>(value: value, kind: kind()),
                        style: { $0.with(attribute, value) })
                }
            ])
    }
}

extension View {
    /// Sets the general shape of the letters in the view.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        modifier(_TextStyleModifier<Font.Design?>(value: design, kind: ModifierType.FontDesign.kind))
    }

    /// Sets how wide the letters in the view are.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        modifier(_TextStyleModifier<Font.Width?>(value: width, kind: ModifierType.FontWidth.kind))
    }
}
