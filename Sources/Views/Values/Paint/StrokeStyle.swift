import Foundation

#if !canImport(CoreGraphics)
/// How the end of a line looks.
public nonisolated enum CGLineCap: Int32, Hashable, CaseIterable, Sendable, NamedValues {
    case butt, round, square

    public static var dynamicName: String { "line cap" }
}

/// How the corner between two lines looks.
public nonisolated enum CGLineJoin: Int32, Hashable, CaseIterable, Sendable, NamedValues {
    case miter, round, bevel

    public static var dynamicName: String { "line join" }
}
#endif

/// How the outline of a shape is drawn.
public nonisolated struct StrokeStyle: Hashable, Sendable {
    /// How wide the line is, in points.
    public var lineWidth: CGFloat
    /// How its ends look.
    public var lineCap: CGLineCap
    /// How its corners look.
    public var lineJoin: CGLineJoin
    /// How long a mitered corner may be, in line widths, before it is cut off.
    public var miterLimit: CGFloat
    /// How long the dashes and the gaps between them are in turn, in points; none for a line without gaps.
    public var dash: [CGFloat]
    /// Where in the pattern of dashes the line starts, in points.
    public var dashPhase: CGFloat

    /// A style of these values; lengths are in points.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: DescribedValue {
    public static let valueKind = ValueKind(
        "StrokeStyle", StrokeStyle.self, example: "StrokeStyle{ lineWidth = 2 }",
        makers: [
            .init(
                "", .defaulted("lineWidth", 1, positional: true), .defaulted("lineCap", CGLineCap.butt),
                .defaulted("lineJoin", CGLineJoin.miter), .defaulted("miterLimit", 10), .defaulted("dash", []),
                .defaulted("dashPhase", 0)
            ) {
                StrokeStyle(lineWidth: $0, lineCap: $1, lineJoin: $2, miterLimit: $3, dash: $4, dashPhase: $5)
            }
        ],
        members: [
            .property("lineWidth") { (style: StrokeStyle) in style.lineWidth },
            .property("lineCap") { (style: StrokeStyle) in style.lineCap },
            .property("lineJoin") { (style: StrokeStyle) in style.lineJoin },
            .property("miterLimit") { (style: StrokeStyle) in style.miterLimit },
            .property("dash") { (style: StrokeStyle) in style.dash },
            .property("dashPhase") { (style: StrokeStyle) in style.dashPhase },
        ])
}
