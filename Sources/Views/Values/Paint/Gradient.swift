import Foundation

/// Colors that blend from one into the next.
@MemberwiseInit public nonisolated struct Gradient: Hashable, Sendable {
    /// A color of a gradient and its location.
    @MemberwiseInit public struct Stop: Hashable, Sendable {
        /// The color at the location.
        public var color: Color
        /// The location, from 0 at the start to 1 at the end.
        public var location: CGFloat
    }

    /// The colors, in order.
    public var stops: [Stop]

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }
}

extension Gradient: ShapeStyle {}

extension Gradient {
    /// A space in which the colors between two stops are computed.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String

        /// As the components of the display are.
        public static let device = ColorSpace(name: "device")
        /// As the eye sees steps of the same size.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// Returns the gradient with another way to find the colors between two stops.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A gradient of any origin, such as the standard one of a color.
public nonisolated struct AnyGradient: Hashable, Sendable, ShapeStyle {
    let gradient: Gradient
    /// The space in which the colors between two stops are computed; nil for the usual one.
    private var space: Gradient.ColorSpace?

    /// Creates an erased gradient.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// Returns the gradient with another way to find the colors between two stops.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }
}

extension Color {
    /// The standard gradient of the color: from a lighter tone to the color itself.
    public nonisolated var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.8), self])) }
}

extension Gradient.Stop: DescribedValue {
    public static let valueKind = ValueKind(
        "Gradient.Stop", Gradient.Stop.self, example: "Gradient.Stop('red', 0.5)",
        makers: [
            .init("", .required("color", Color.self), .required("location", CGFloat.self)) {
                Gradient.Stop(color: $0, location: $1)
            }
        ],
        members: [.property("color", \Gradient.Stop.color), .property("location", \Gradient.Stop.location)])
}

extension Gradient: DescribedValue {
    public static let valueKind = ValueKind(
        "Gradient", Gradient.self, example: "Gradient{ colors = { 'red', 'blue' } }",
        makers: [
            .init("", .required("colors", [Color].self)) { Gradient(colors: $0) },
            .init("", .required("stops", [Gradient.Stop].self)) { Gradient(stops: $0) },
        ],
        members: [
            .property("stops", \Gradient.stops),
            .property("colors") { (gradient: Gradient) in gradient.stops.map(\.color) },
        ])
}

extension ValueKind.Maker {
    /// The ways to create a view or style that draws a gradient: from colors, stops, or a gradient.
    static func gradients<each Argument, Value: DescribedValue>(
        _ parameters: repeat Parameter<each Argument>,
        make: @escaping @MainActor @Sendable (Gradient, repeat each Argument) -> Value
    ) -> [ValueKind.Maker] {
        [
            .init("", .required("colors", [Color].self), repeat each parameters) {
                (colors: [Color], argument: repeat each Argument) in
                make(Gradient(colors: colors), repeat each argument)
            },
            .init("", .required("stops", [Gradient.Stop].self), repeat each parameters) {
                (stops: [Gradient.Stop], argument: repeat each Argument) in
                make(Gradient(stops: stops), repeat each argument)
            },
            .init("", .required("gradient", Gradient.self), repeat each parameters) {
                (gradient: Gradient, argument: repeat each Argument) in
                make(gradient, repeat each argument)
            },
        ]
    }
}
