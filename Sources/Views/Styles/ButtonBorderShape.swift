import Foundation

/// The shape of the border of a button.
public nonisolated struct ButtonBorderShape: Equatable, Sendable, NamedValues {
    private let name: String
    /// The radius of the corners; nil for the default.
    private var radius: Double?

    /// The default shape of the context.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// A shape with semicircular ends.
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let circle = ButtonBorderShape(name: "circle")
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

    /// A rectangle with rounded corners of a radius in points.
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

extension ButtonBorderShape: _InsetDrawing {
    /// The outline in a rectangle, moved inwards by a distance in points. The default shape is a capsule, and corners whose
    /// radius was not said have one of 8 points.
    public func path(in rect: CGRect, inset: CGFloat) -> Path {
        switch name {
        case "circle": Circle().path(in: rect, inset: inset)
        case "roundedRectangle":
            // Unverified: the corner radius that is taken when none is given.
            RoundedRectangle(cornerRadius: CGFloat(radius ?? 8)).path(in: rect, inset: inset)
        // Unverified: automatic is a capsule, as on iOS 26; earlier it was a rounded rectangle.
        default: Capsule().path(in: rect, inset: inset)
        }
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == ButtonBorderShape {
    /// The default shape of the border of a button.
    public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
    /// Sets the shape of the borders of the buttons in this view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        attribute(ModifierType.ButtonBorderShape.self, shape)
    }
}

extension ModifierType {
    /// The shape that this view sets for the borders of its buttons.
    @AttributeModifier("shape") public var buttonBorderShape: ModifierReader<Views.ButtonBorderShape>
}
