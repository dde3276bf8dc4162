extension Node {
    /// The style that an app's own modifier gives this view. `name` is the one of the method that applies it,
    /// `cardStyle` for a `CardStyleModifier`. Throws `InspectionError.modifierNotFound` where the view has no such
    /// modifier, and `attributeNotFound` where that keeps no `style`.
    public func customStyle(_ name: String) throws -> Any {
        let type = name.prefix(1).uppercased() + name.dropFirst() + "Modifier"
        guard let modifier = modifiers.first(where: { $0.kind.role == .customModifier && $0.kind.name == type }) else {
            throw InspectionError.modifierNotFound(parent: kind.name, modifier: name, index: 0)
        }
        guard let style = Mirror(reflecting: modifier.value).descendant("style") else {
            throw InspectionError.attributeNotFound(label: "style", type: type)
        }
        return style
    }
}

extension ModifierType {
    /// Applies a style of the app's own, in a modifier of the app's own. Guide: Custom Styles.
    public enum CustomStyle: KnownModifierType {
        private static let name = Parameter<String>.required("name")

        /// The description of the kind. In a dynamic language a style is known by the name of its type.
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
