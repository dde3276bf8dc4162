extension ModifierType {
    public enum ProjectionEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<ProjectionTransform>(
            "ProjectionEffect", reads: "projectionTransform",
            .required("transform", ProjectionTransform.self))
    }

    /// The projection transform of the view.
    public var projectionTransform: ModifierReader<ProjectionTransform> { .init(ModifierType.ProjectionEffect.self) }
}

extension View {
    /// Draws the view as a transform in space has it.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        attribute(ModifierType.ProjectionEffect.self, transform)
    }
}
