import Foundation

/// The shape of a view's content: where a person touches it, and what it is shown as.
public nonisolated struct ContentShape<S: Shape> {
    /// The shape that takes touches.
    public let shape: S
    /// What it is used for.
    public let kinds: ContentShapeKinds
    /// Whether what lies within an even number of its lines is outside.
    public let eoFill: Bool
}

extension ContentShape: Equatable {
    /// Whether both have the same outline and are used in the same way.
    public static func == (lhs: ContentShape, rhs: ContentShape) -> Bool {
        let place = CGRect(x: 0, y: 0, width: 100, height: 100)
        return lhs.kinds == rhs.kinds && lhs.eoFill == rhs.eoFill
            && lhs.shape.path(in: place) == rhs.shape.path(in: place)
    }
}

extension ModifierType {
    /// Says which shape the content of a view has: where a person touches it.
    public enum ContentShape: AttributeModifierType {
        public typealias Value = (kinds: ContentShapeKinds, shape: any Shape, eoFill: Bool)
        public static let kind = attribute(
            "ContentShape",
            reads: [
                .record("contentShape", Self.self) {
                    ["shape": DynamicShape($0.shape), "kinds": $0.kinds, "eoFill": $0.eoFill]
                }
            ],
            forms: [
                form(.required("shape", DynamicShape.self), .defaulted("eoFill", false)) {
                    (.interaction, $0.shape, $1)
                },
                form(
                    .required("kinds", ContentShapeKinds.self), .required("shape", DynamicShape.self),
                    .defaulted("eoFill", false)
                ) { ($0, $1.shape, $2) },
            ])
    }
}

extension View {
    /// Says in which shape a person touches the view. With `eoFill`, what lies within an even number of its lines is
    /// outside.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Says which shape the content of the view has for some uses. With `eoFill`, what lies within an even number of
    /// its lines is outside.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        attribute(ModifierType.ContentShape.self, (kind, shape, eoFill))
    }
}

extension ModifierReaders {
    /// The shape that a modifier gives the content of this view.
    public var contentShape: ViewCall<Void, ModifierType.ContentShape.Value> { .init(ModifierType.ContentShape.self) }
}

extension ViewCall where Arguments == Void, Result == ModifierType.ContentShape.Value {
    /// The shape, which has to be of this type, and what it is used for. Throws `InspectionError.modifierNotFound`
    /// where there is none, `typeMismatch` where it is another.
    @MainActor @preconcurrency public func callAsFunction<S: Shape>(_ type: S.Type) throws -> ContentShape<S> {
        let value = try callAsFunction(())
        return ContentShape(
            shape: try InspectionError.cast(value.shape, as: type), kinds: value.kinds, eoFill: value.eoFill)
    }
}
