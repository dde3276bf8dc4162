extension Node {
    /// The style that a custom modifier sets on this view. `name` is that of the method that applies the modifier:
    /// `cardStyle` for a `CardStyleModifier`.
    ///
    /// - Throws: `InspectionError.modifierNotFound` if the view has no such modifier, and `attributeNotFound` if the
    ///   modifier has no property `style`.
    public func customStyle(_ name: String) throws -> Any {
        let type = name.prefix(1).uppercased() + name.dropFirst() + "Modifier"
        guard let modifier = modifiers.first(where: { $0.kind.role == .customModifier && $0.kind.name == type }) else {
            throw InspectionError.modifierNotFound(parent: title, modifier: name, index: 0)
        }
        guard let style = Mirror(reflecting: modifier.value).descendant("style") else {
            throw InspectionError.attributeNotFound(label: "style", type: type)
        }
        return style
    }
}

extension ModifierType {
    /// Sets a custom style with a custom modifier. Guide: Custom Styles.
    public enum CustomStyle: KnownModifierType {
        private static let name = Parameter<String>.required("name")

        /// Describes the modifier. A script reads a style as the name of its type.
        public static let kind = Kind(
            "CustomStyle", role: .modifier,
            members: [
                Member(name: "customStyle", role: .attribute, parameters: [name.info], result: "string") {
                    node, arguments in
                    let name = try name.take(from: &arguments)
                    try arguments.finish()
                    return .string(TypeName.short(of: type(of: try node.customStyle(name))))
                }
            ])
    }
}
