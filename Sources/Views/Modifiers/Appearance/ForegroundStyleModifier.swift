extension ModifierType {
    public enum ForegroundStyle: AttributeModifierType {
        public static let attribute = ModifierAttribute<[any ShapeStyle]>(
            "ForegroundStyle",
            members: [
                Member("foregroundStyle") { DynamicShapeStyle(try styles(of: $0)[0]) },
                Member("foregroundStyles") { try styles(of: $0).map { DynamicShapeStyle($0) } },
            ],
            forms: [
                .form(.required("primary", DynamicShapeStyle.self)) { [$0.style] },
                .form(.required("primary", DynamicShapeStyle.self), .required("secondary", DynamicShapeStyle.self)) {
                    [$0.style, $1.style]
                },
                .form(
                    .required("primary", DynamicShapeStyle.self), .required("secondary", DynamicShapeStyle.self),
                    .required("tertiary", DynamicShapeStyle.self)
                ) { [$0.style, $1.style, $2.style] },
            ], sets: { if let color = $1[0] as? Color { $0.foregroundColor = color } })

        /// The style of a Text itself, or else those that a modifier of the view notes.
        @MainActor static func styles(of node: Node) throws -> [any ShapeStyle] {
            if let own = try node.textAttributes?.foregroundStyle() { return [own] }
            return try node.attribute(Self.self)
        }
    }

    /// The style passed to `foregroundStyle`, as the given type.
    public var foregroundStyleShapeStyle: ViewCall<Void, any ShapeStyle> {
        .init { try ModifierType.ForegroundStyle.styles(of: $0)[0] }
    }
    /// The styles passed to `foregroundStyle`, the first level first.
    public var foregroundStyles: ModifierReader<[any ShapeStyle]> {
        .init { try ModifierType.ForegroundStyle.styles(of: $0) }
    }
}

extension View {
    /// Sets the style of the foreground.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        attribute(ModifierType.ForegroundStyle.self, [style])
    }

    /// Sets the styles of two levels of the foreground.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        attribute(ModifierType.ForegroundStyle.self, [primary, secondary])
    }

    /// Sets the styles of three levels of the foreground.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        attribute(ModifierType.ForegroundStyle.self, [primary, secondary, tertiary])
    }
}
