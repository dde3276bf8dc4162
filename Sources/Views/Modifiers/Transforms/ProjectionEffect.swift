extension ModifierType {
    /// Draws a view as a transform in space has it.
    public enum ProjectionEffect: AttributeModifierType {
        public typealias Value = ProjectionTransform
        public static let kind = attribute(
            "ProjectionEffect", reads: "projectionTransform",
            .required("transform", ProjectionTransform.self))
    }
}

extension View {
    /// Draws the view as a transform in space has it.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        attribute(ModifierType.ProjectionEffect.self, transform)
    }
}

extension ModifierReaders {
    /// The transform in space that a modifier of this view applies.
    public var projectionTransform: ModifierReader<ProjectionTransform> {
        .init(ModifierType.ProjectionEffect.self)
    }
}
