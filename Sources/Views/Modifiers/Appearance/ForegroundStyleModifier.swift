extension ModifierType {
    /// Sets what is drawn in front with: one style, or one for each of up to three levels.
    public enum ForegroundStyle: AttributeModifierType {
        /// What it notes: one to three styles, the first level first.
        public typealias Value = [any ShapeStyle]
        public static let kind = attribute(
            "ForegroundStyle",
            reads: [
                Member("foregroundStyle") { DynamicShapeStyle(try styles(of: $0)[0]) },
                Member("foregroundStyles") { try styles(of: $0).map { DynamicShapeStyle($0) } },
            ],
            forms: [
                form(.required("primary", DynamicShapeStyle.self)) { [$0.style] },
                form(.required("primary", DynamicShapeStyle.self), .required("secondary", DynamicShapeStyle.self)) {
                    [$0.style, $1.style]
                },
                form(
                    .required("primary", DynamicShapeStyle.self), .required("secondary", DynamicShapeStyle.self),
                    .required("tertiary", DynamicShapeStyle.self)
                ) { [$0.style, $1.style, $2.style] },
            ])

        /// The style of a Text itself, or else those that a modifier of the view notes.
        @MainActor static func styles(of node: Node) throws -> [any ShapeStyle] {
            if let own = try node.textAttributes?.foregroundStyle() { return [own] }
            return try node.attribute(Self.self)
        }

        /// Makes a color that of what stands in front.
        public static func modify(_ environment: inout EnvironmentValues, by value: Value) {
            if let color = value[0] as? Color { environment.foregroundColor = color }
        }
    }
}

extension View {
    /// Sets what is drawn in front with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        attribute(ModifierType.ForegroundStyle.self, [style])
    }

    /// Sets what is drawn in front with, on two levels.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        attribute(ModifierType.ForegroundStyle.self, [primary, secondary])
    }

    /// Sets what is drawn in front with, on three levels.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        attribute(ModifierType.ForegroundStyle.self, [primary, secondary, tertiary])
    }
}

extension ModifierReaders {
    /// What a modifier of this view draws with in front, as a type that is asked for.
    public var foregroundStyleShapeStyle: ViewCall<Void, any ShapeStyle> {
        .init { try ModifierType.ForegroundStyle.styles(of: $0)[0] }
    }
    /// What a modifier of this view draws with in front, the first level first.
    public var foregroundStyles: ModifierReader<[any ShapeStyle]> {
        .init { try ModifierType.ForegroundStyle.styles(of: $0) }
    }
}
