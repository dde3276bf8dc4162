import Foundation

/// The uses of a view's content shape.
public nonisolated struct ContentShape<S: Shape> {
    /// The shape that takes touches.
    public let shape: S
    /// The uses of the shape.
    public let kinds: ContentShapeKinds
    /// Whether what lies within an even number of its lines is outside.
    public let eoFill: Bool

    /// A shape that takes touches; with `eoFill`, areas within an even number of its lines are outside.
    public init(shape: S, eoFill: Bool) {
        self.init(shape: shape, kinds: .interaction, eoFill: eoFill)
    }

    init(shape: S, kinds: ContentShapeKinds, eoFill: Bool) {
        self.shape = shape
        self.kinds = kinds
        self.eoFill = eoFill
    }
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
    public enum ContentShape: AttributeModifierType {
        public static let attribute = ModifierAttribute<(kinds: ContentShapeKinds, shape: any Shape, eoFill: Bool)>(
            "ContentShape",
            reads: [
                .record("contentShape") {
                    ["shape": DynamicShape($0.shape), "kinds": $0.kinds, "eoFill": $0.eoFill]
                }
            ],
            forms: [
                .form(.required("shape", DynamicShape.self), .defaulted("eoFill", false)) {
                    (.interaction, $0.shape, $1)
                },
                .form(
                    .required("kinds", ContentShapeKinds.self), .required("shape", DynamicShape.self),
                    .defaulted("eoFill", false)
                ) { ($0, $1.shape, $2) },
            ])
    }

    /// The shape that a modifier gives the content of this view.
    public var contentShape: ViewCall<Void, ModifierType.ContentShape.Value> { .init(ModifierType.ContentShape.self) }
}

extension View {
    /// Sets the shape in which the view takes touches. With `eoFill`, areas within an even number of its lines are
    /// outside.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets the content shape of the view for some uses. With `eoFill`, areas within an even number of its lines are
    /// outside.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        attribute(ModifierType.ContentShape.self, (kind, shape, eoFill))
    }
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

extension ModifierType.ContentShape: ArrangedAttribute {
    package static func touchEffect(_ value: Value, in frame: CGRect) -> TouchEffect? {
        guard value.kinds.contains(.interaction) else { return nil }
        return .shaping { value.shape.covers($0, in: frame, eoFill: value.eoFill) }
    }
}
