import Foundation

/// A gradient over a grid of points, each with a color.
public nonisolated struct MeshGradient: PrimitiveView, ShapeStyle, Equatable {
    public typealias Described = ViewType.MeshGradient

    /// A point with the control points of the curves that lead to its neighbors.
    @MemberwiseInit public struct BezierPoint: Hashable, Sendable {
        /// The point, in parts of the width and the height.
        public var position: SIMD2<Float>
        /// The control point towards the neighbor before.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point towards the neighbor above.
        public var topControlPoint: SIMD2<Float>
        /// The control point towards the neighbor behind.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point towards the neighbor below.
        public var bottomControlPoint: SIMD2<Float>
    }

    /// The points of the grid, row by row.
    public enum Locations: Hashable, Sendable {
        /// Points, in parts of the width and the height.
        case points([SIMD2<Float>])
        /// Points with control points.
        case bezierPoints([BezierPoint])

        /// The positions of the points, as parts of the width and the height.
        public var positions: [SIMD2<Float>] {
            switch self {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        }
    }

    /// The colors of the points, row by row.
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])

        /// The colors.
        public var all: [Color] {
            switch self {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        }
    }

    public let properties: ViewType.MeshGradient.Properties

    /// Creates a gradient of a grid, whose points and colors are given row by row. A point is given in parts of the width and
    /// the height.
    /// - Precondition: There are as many points and as many colors as places in the grid.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        precondition(
            locations.positions.count == width * height && colors.all.count == width * height,
            "MeshGradient: a grid of \(width) by \(height) needs \(width * height) points and colors; there are "
                + "\(locations.positions.count) points and \(colors.all.count) colors")
        properties = .init(
            width: width, height: height, locations: locations, colors: colors, background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient of a grid, whose points and colors are given row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient of a grid, whose points and colors are given row by row.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// The number of points in a row.
    public var width: Int { properties.width }
    /// The number of rows.
    public var height: Int { properties.height }
    /// The points of the grid, row by row.
    public var locations: Locations { properties.locations }
    /// The colors of the points, row by row.
    public var colors: Colors { properties.colors }
    /// The color where the grid doesn't reach.
    public var background: Color { properties.background }
    /// Whether the colors between the points change smoothly.
    public var smoothsColors: Bool { properties.smoothsColors }
    /// The space in which the colors between two points are computed.
    public var colorSpace: Gradient.ColorSpace { properties.colorSpace }
}

extension MeshGradient: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.filling() }
}

extension ViewType {
    public enum MeshGradient: KnownViewType {
        public struct Properties: Equatable, Sendable {
            /// The number of points in a row.
            public let width: Int
            /// The number of rows.
            public let height: Int
            /// The points of the grid, row by row.
            public let locations: Views.MeshGradient.Locations
            /// The colors of the points, row by row.
            public let colors: Views.MeshGradient.Colors
            /// The color where the grid doesn't reach.
            public let background: Views.Color
            /// Whether the colors between the points change smoothly.
            public let smoothsColors: Bool
            /// How the colors between two points are found.
            public let colorSpace: Gradient.ColorSpace

            /// The places of the points of the grid, row by row, in parts of the width and the height.
            package var points: [UnitPoint] {
                locations.positions.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
            }
        }

        public static let kind = Kind(
            "MeshGradient",
            members: [
                .attribute("width", \Properties.width), .attribute("height", \Properties.height),
                .attribute("points", MeshGradient.self) { $0.points },
                .attribute("colors", MeshGradient.self) { $0.colors.all },
                .attribute("background", \Properties.background),
                .attribute("smoothsColors", \Properties.smoothsColors),
            ],
            forms: [
                DynamicForm(
                    .required("width", Int.self), .required("points", [UnitPoint].self),
                    .required("colors", [Views.Color].self), .defaulted("background", Views.Color.clear)
                ) { width, points, colors, background in
                    guard width > 0, !points.isEmpty, points.count.isMultiple(of: width) else {
                        throw ArgumentError.wrongType(
                            argument: "points", expected: "rows of \(width) points", found: "\(points.count) points")
                    }
                    guard colors.count == points.count else {
                        throw ArgumentError.wrongType(
                            argument: "colors", expected: "a color for each of the \(points.count) points",
                            found: "\(colors.count)")
                    }
                    return Views.MeshGradient(
                        width: width, height: points.count / width,
                        points: points.map { SIMD2(Float($0.x), Float($0.y)) }, colors: colors, background: background)
                }
            ])
    }
}

extension ViewType.Kinds { public var meshGradient: KindReference<ViewType.MeshGradient> { .init() } }
