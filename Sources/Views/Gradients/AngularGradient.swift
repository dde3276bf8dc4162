import Foundation

/// A gradient around a point.
public nonisolated struct AngularGradient: PrimitiveView, ShapeStyle, Equatable {
    public typealias Described = ViewType.AngularGradient

    public let properties: ViewType.AngularGradient.Properties

    /// Draws a gradient.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        properties = .init(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Spreads colors evenly.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Places color stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Draws a gradient over a full turn from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Spreads colors evenly over a full turn from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Places color stops over a full turn from an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Draws a gradient.
    public nonisolated static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Draws a gradient.
    public nonisolated static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Spreads colors evenly.
    public nonisolated static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Places color stops.
    public nonisolated static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

/// Gradients over a full turn.
extension ShapeStyle where Self == AngularGradient {
    /// Draws a gradient over a full turn from an angle.
    public nonisolated static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Draws a gradient over a full turn from an angle.
    public nonisolated static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
    }

    /// Spreads colors evenly over a full turn from an angle.
    public nonisolated static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Places color stops over a full turn from an angle.
    public nonisolated static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}

extension AngularGradient: DescribedValue {
    public static let valueKind = ValueKind(
        "AngularGradient", AngularGradient.self,
        example: "AngularGradient{ colors = { 'red', 'blue' }, center = 'center' }",
        makers: ValueKind.Maker.gradients(
            .required("center", UnitPoint.self), .defaulted("startAngle", Angle.zero),
            .defaulted("endAngle", Angle.zero)
        ) {
            AngularGradient(gradient: $0, center: $1, startAngle: $2, endAngle: $3)
        })
}

extension AngularGradient: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.filling() }
}

extension ViewType {
    public enum AngularGradient: KnownViewType {
        public struct Properties: Equatable, Sendable {
            /// The colors.
            public let gradient: Gradient
            /// The point that the colors go around.
            public let center: UnitPoint
            /// The angle at which the first color is reached.
            public let startAngle: Angle
            /// The angle at which the last color is reached.
            public let endAngle: Angle
        }

        public static let kind = Kind(
            "AngularGradient",
            members: [
                .attribute("gradient", \Properties.gradient), .attribute("center", \Properties.center),
                .attribute("startAngle", \Properties.startAngle), .attribute("endAngle", \Properties.endAngle),
            ],
            facets: [.fillingFrame],
            forms: Views.AngularGradient.valueKind.makers.map(\.form))
    }
}

extension ViewType.Kinds { public var angularGradient: KindReference<ViewType.AngularGradient> { .init() } }
