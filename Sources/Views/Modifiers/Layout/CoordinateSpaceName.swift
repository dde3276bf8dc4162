extension View {
    /// Names the coordinate space of the view, so that views within it can measure in it.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        attribute(ModifierType.CoordinateSpaceName.self, AnyHashable(name))
    }
}

extension ModifierType {
    public enum CoordinateSpaceName: AttributeModifierType {
        public static let attribute = ModifierAttribute<AnyHashable>(
            "CoordinateSpaceName", call: "coordinateSpace", reads: "coordinateSpaceName",
            .required("name", AnyHashable.self))
    }

    /// The name passed to `coordinateSpace`. Throws `InspectionError.typeMismatch` where it is no string.
    public var coordinateSpaceName: ModifierReader<String> {
        .init(ModifierType.CoordinateSpaceName.self) { try InspectionError.cast($0.base, as: String.self) }
    }
}

extension ModifierType.CoordinateSpaceName: ArrangedAttribute {
    package static func coordinateSpaceName(_ value: AnyHashable) -> AnyHashable? { value }
}

extension View {
    /// Names the coordinate space of the view, so that views within it can measure in it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        coordinateSpace(name: name.name)
    }
}
