/// The shape of the border that buttons have.
public struct ButtonBorderShape: Equatable, Sendable, NamedValues {
    private let name: String
    /// The radius of the corners, nil where the shape decides.
    private var radius: Double?

    /// As suits the place.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// The ends are half circles.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

    /// A rectangle whose corners have this radius.
    public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
        ButtonBorderShape(name: "roundedRectangle", radius: radius)
    }

    public static var namedValues: [(name: String, value: ButtonBorderShape)] {
        [
            ("automatic", .automatic), ("capsule", .capsule), ("circle", .circle),
            ("roundedRectangle", .roundedRectangle),
        ]
    }
}

extension ModifierType {
    /// Says which shape the borders of buttons have.
    public enum ButtonBorderShape: AttributeModifierType {
        public typealias Value = Views.ButtonBorderShape
        public static let kind = attribute("ButtonBorderShape", .required("shape", Value.self))
    }
}

extension View {
    /// Says which shape the borders of the buttons in the view have.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        attribute(ModifierType.ButtonBorderShape.self, shape)
    }
}

extension ModifierReaders {
    /// The shape that the view gives the borders of its buttons.
    public var buttonBorderShape: ModifierReader<ButtonBorderShape> { .init(ModifierType.ButtonBorderShape.self) }
}
