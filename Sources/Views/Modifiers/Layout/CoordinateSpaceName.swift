extension ModifierType {
    /// Gives the coordinates of a view a name, by which views within it measure.
    public enum CoordinateSpaceName: AttributeModifierType {
        public typealias Value = AnyHashable
        public static let kind = attribute(
            "CoordinateSpaceName", call: "coordinateSpace", reads: "coordinateSpaceName",
            .required("name", AnyHashable.self))
    }
}

extension View {
    /// Gives the coordinates of the view a name, by which views within it measure where they are.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        attribute(ModifierType.CoordinateSpaceName.self, AnyHashable(name))
    }
}

extension ModifierReaders {
    /// The name that a modifier gives the coordinates of this view. Throws `InspectionError.typeMismatch` where it
    /// is no string.
    public var coordinateSpaceName: ModifierReader<String> {
        .init(ModifierType.CoordinateSpaceName.self) { try InspectionError.cast($0.base, as: String.self) }
    }
}
