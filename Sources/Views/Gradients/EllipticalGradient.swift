import Foundation

/// A gradient from a point outwards, scaled to the width and height of the view.
public nonisolated struct EllipticalGradient: PrimitiveView, ShapeStyle, Equatable {
    public typealias Described = ViewType.EllipticalGradient

    public let properties: ViewType.EllipticalGradient.Properties

    /// Draws a gradient.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        properties = .init(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Spreads colors evenly.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Places color stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Draws a gradient.
    public nonisolated static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Draws a gradient.
    public nonisolated static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Spreads colors evenly.
    public nonisolated static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Places color stops.
    public nonisolated static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
}

extension EllipticalGradient: DescribedValue {
    public static let valueKind = ValueKind(
        "EllipticalGradient", EllipticalGradient.self,
        example: "EllipticalGradient{ colors = { 'red', 'blue' } }",
        makers: ValueKind.Maker.gradients(
            .defaulted("center", UnitPoint.center), .defaulted("startRadiusFraction", 0),
            .defaulted("endRadiusFraction", 0.5)
        ) {
            EllipticalGradient(gradient: $0, center: $1, startRadiusFraction: $2, endRadiusFraction: $3)
        })
}

extension EllipticalGradient: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.filling() }
}

extension ViewType {
    public enum EllipticalGradient: KnownViewType {
        public struct Properties: Equatable, Sendable {
            /// The colors.
            public let gradient: Gradient
            /// The center of the ellipses.
            public let center: UnitPoint
            /// The distance from the center at which the first color is reached, as a fraction of the frame.
            public let startRadiusFraction: CGFloat
            /// The distance from the center at which the last color is reached, as a fraction of the frame.
            public let endRadiusFraction: CGFloat
        }

        public static let kind = Kind(
            "EllipticalGradient",
            members: [
                .attribute("gradient", \Properties.gradient), .attribute("center", \Properties.center),
                .attribute("startRadiusFraction", \Properties.startRadiusFraction),
                .attribute("endRadiusFraction", \Properties.endRadiusFraction),
            ],
            facets: [.fillingFrame],
            forms: Views.EllipticalGradient.valueKind.makers.map(\.form))
    }
}

extension ViewType.Kinds { public var ellipticalGradient: KindReference<ViewType.EllipticalGradient> { .init() } }
