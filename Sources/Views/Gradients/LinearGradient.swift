import Foundation

/// A gradient along a line.
public nonisolated struct LinearGradient: PrimitiveView, ShapeStyle, Equatable {
    public typealias Described = ViewType.LinearGradient

    public let properties: ViewType.LinearGradient.Properties

    /// Draws a gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        properties = .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Spreads colors evenly.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Places color stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Draws a gradient.
    public nonisolated static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Draws a gradient.
    public nonisolated static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Spreads colors evenly.
    public nonisolated static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Places color stops.
    public nonisolated static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: DescribedValue {
    public static let valueKind = ValueKind(
        "LinearGradient", LinearGradient.self,
        example: "LinearGradient{ colors = { 'red', 'blue' }, startPoint = 'leading', endPoint = 'trailing' }",
        makers: ValueKind.Maker.gradients(
            .required("startPoint", UnitPoint.self), .required("endPoint", UnitPoint.self)
        ) {
            LinearGradient(gradient: $0, startPoint: $1, endPoint: $2)
        })
}

extension LinearGradient: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.filling() }
}

extension ViewType {
    public enum LinearGradient: KnownViewType {
        public struct Properties: Equatable, Sendable {
            /// The colors.
            public let gradient: Gradient
            /// The point at which the first color is reached.
            public let startPoint: UnitPoint
            /// The point at which the last color is reached.
            public let endPoint: UnitPoint
        }

        public static let kind = Kind(
            "LinearGradient",
            members: [
                .attribute("gradient", \Properties.gradient), .attribute("startPoint", \Properties.startPoint),
                .attribute("endPoint", \Properties.endPoint),
            ],
            facets: [.fillingFrame],
            forms: Views.LinearGradient.valueKind.makers.map(\.form))
    }
}

extension ViewType.Kinds { public var linearGradient: KindReference<ViewType.LinearGradient> { .init() } }
