extension ModifierType {
    public enum ContainerShape: AttributeModifierType {
        public static let attribute = ModifierAttribute<any Shape>(
            "ContainerShape", reads: [.reading("containerShape") { DynamicShape($0) }],
            forms: [.form(.required("shape", DynamicShape.self)) { $0.shape }])
    }
}

extension View {
    /// Sets the shape that a `ContainerRelativeShape` within the view takes.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        attribute(ModifierType.ContainerShape.self, shape)
    }
}

extension ModifierReaders {
    /// The shape passed to `containerShape`, as the given type.
    public var containerShape: AttributeQuery<ModifierType.ContainerShape> { .init(ModifierType.ContainerShape.self) }
}

extension AttributeQuery where Described == ModifierType.ContainerShape {
    /// The shape, which has to be of this type. Throws `InspectionError.modifierNotFound` where there is none,
    /// `typeMismatch` where it is another.
    @MainActor @preconcurrency public func callAsFunction<S: Shape>(_ type: S.Type) throws -> S {
        try InspectionError.cast(value, as: type)
    }
}
