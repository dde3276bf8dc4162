extension View {
    /// Keeps the geometry of the views in the view together while their container changes its own.
    public nonisolated func geometryGroup() -> some View { attribute(ModifierType.GeometryGroup.self) }
}

extension ModifierType {
    @AttributeModifier public var geometryGroup: ModifierReader<Void>
}
