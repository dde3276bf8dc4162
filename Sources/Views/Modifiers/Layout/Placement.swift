import Foundation

extension View {
    /// Draws the view at an offset to the right and down, in points; its layout stays as it is.
    public nonisolated func offset(_ offset: CGSize) -> some View { attribute(ModifierType.Offset.self, offset) }

    /// Draws the view at an offset to the right and down, in points; its layout stays as it is.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        attribute(ModifierType.Offset.self, CGSize(width: x, height: y))
    }

    /// Places the center of the view at a point of its parent, in points from the parent's top left corner.
    public nonisolated func position(_ position: CGPoint) -> some View {
        attribute(ModifierType.Position.self, position)
    }

    /// Places the center of the view at a point of its parent, in points from the parent's top left corner.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        attribute(ModifierType.Position.self, CGPoint(x: x, y: y))
    }

    /// Sets the order of overlapping views: higher numbers are in front. The default is 0.
    public nonisolated func zIndex(_ value: Double) -> some View { attribute(ModifierType.ZIndex.self, value) }

    /// Sets the priority of the view where space is short: views with a higher one get it first. The default is 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        attribute(ModifierType.LayoutPriority.self, value)
    }

    /// Fixes the view at its ideal size.
    public nonisolated func fixedSize() -> some View { attribute(ModifierType.FixedSize.self, (true, true)) }

    /// Fixes the view at its ideal width, its ideal height, or both.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        attribute(ModifierType.FixedSize.self, (horizontal, vertical))
    }

    /// Names the coordinate space of the view, so that views within it can measure in it.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        attribute(ModifierType.CoordinateSpaceName.self, AnyHashable(name))
    }
}

extension ModifierType {
    public enum Offset: AttributeModifierType {
        public static let attribute = ModifierAttribute<CGSize>(
            "Offset", reads: [.reading("offset") { $0 }],
            forms: [
                .form(.defaulted("x", 0, positional: true), .defaulted("y", 0, positional: true)) {
                    CGSize(width: $0, height: $1)
                },
                .form(.required("offset", CGSize.self)) { $0 },
            ])
    }

    public enum Position: AttributeModifierType {
        public static let attribute = ModifierAttribute<CGPoint>(
            "Position", reads: [.reading("position") { $0 }],
            forms: [
                .form(.defaulted("x", 0, positional: true), .defaulted("y", 0, positional: true)) {
                    CGPoint(x: $0, y: $1)
                },
                .form(.required("position", CGPoint.self)) { $0 },
            ])
    }

    public enum ZIndex: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("ZIndex", "value")
    }

    public enum LayoutPriority: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("LayoutPriority", "value")
    }

    public enum FixedSize: AttributeModifierType {
        public static let attribute = ModifierAttribute<(horizontal: Bool, vertical: Bool)>(
            "FixedSize",
            reads: [
                .record("fixedSize") { ["horizontal": $0.horizontal, "vertical": $0.vertical] }
            ],
            forms: [
                .form { (true, true) },
                .form(.required("horizontal", Bool.self), .required("vertical", Bool.self)) { ($0, $1) },
            ])
    }

    public enum CoordinateSpaceName: AttributeModifierType {
        public static let attribute = ModifierAttribute<AnyHashable>(
            "CoordinateSpaceName", call: "coordinateSpace", reads: "coordinateSpaceName",
            .required("name", AnyHashable.self))
    }
}

extension ModifierReaders {
    public var offset: ModifierReader<CGSize> { .init(ModifierType.Offset.self) }
    public var position: ModifierReader<CGPoint> { .init(ModifierType.Position.self) }
    public var zIndex: ModifierReader<Double> { .init(ModifierType.ZIndex.self) }
    public var layoutPriority: ModifierReader<Double> { .init(ModifierType.LayoutPriority.self) }
    public var fixedSize: ModifierReader<(horizontal: Bool, vertical: Bool)> { .init(ModifierType.FixedSize.self) }

    /// The name passed to `coordinateSpace`. Throws `InspectionError.typeMismatch` where it is no string.
    public var coordinateSpaceName: ModifierReader<String> {
        .init(ModifierType.CoordinateSpaceName.self) { try InspectionError.cast($0.base, as: String.self) }
    }
}
