import Foundation

/// A gradient from a point outwards.
public nonisolated struct RadialGradient: PrimitiveView, ShapeStyle, Equatable {
    public typealias Described = ViewType.RadialGradient

    public let properties: ViewType.RadialGradient.Properties

    /// Draws a gradient.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        properties = .init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Spreads colors evenly.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Places color stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Draws a gradient.
    public nonisolated static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Draws a gradient.
    public nonisolated static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Spreads colors evenly.
    public nonisolated static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Places color stops.
    public nonisolated static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: DescribedValue {
    public static let valueKind = ValueKind(
        "RadialGradient", RadialGradient.self,
        example: "RadialGradient{ colors = { 'red', 'blue' }, center = 'center', startRadius = 0, endRadius = 5 }",
        makers: ValueKind.Maker.gradients(
            .required("center", UnitPoint.self), .required("startRadius", CGFloat.self),
            .required("endRadius", CGFloat.self)
        ) {
            RadialGradient(gradient: $0, center: $1, startRadius: $2, endRadius: $3)
        })
}

extension RadialGradient: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.filling() }
}

extension ViewType {
    public enum RadialGradient: KnownViewType {
        public struct Properties: Equatable, Sendable {
            /// The colors.
            public let gradient: Gradient
            /// The center of the circles.
            public let center: UnitPoint
            /// The distance from the center at which the first color is reached, in points.
            public let startRadius: CGFloat
            /// The distance from the center at which the last color is reached, in points.
            public let endRadius: CGFloat
        }

        public static let kind = Kind(
            "RadialGradient",
            members: [
                .attribute("gradient", \Properties.gradient), .attribute("center", \Properties.center),
                .attribute("startRadius", \Properties.startRadius), .attribute("endRadius", \Properties.endRadius),
            ],
            facets: [.fillingFrame],
            forms: Views.RadialGradient.valueKind.makers.map(\.form))
    }
}

extension ViewType.Kinds { public var radialGradient: KindReference<ViewType.RadialGradient> { .init() } }
