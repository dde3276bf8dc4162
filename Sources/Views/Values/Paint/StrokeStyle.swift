import Foundation

/// The shape of the ends of a line.
public nonisolated enum CGLineCap: Int32, Hashable, CaseIterable, Sendable, NamedValues {
    case butt, round, square

    public static var dynamicName: String { "line cap" }
}

/// The shape of the corners between two lines.
public nonisolated enum CGLineJoin: Int32, Hashable, CaseIterable, Sendable, NamedValues {
    case miter, round, bevel

    public static var dynamicName: String { "line join" }
}

/// The style in which the outline of a shape is drawn.
@MemberwiseInit public nonisolated struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat = 1
    /// The shape of the ends.
    public var lineCap: CGLineCap = .butt
    /// The shape of the corners.
    public var lineJoin: CGLineJoin = .miter
    /// The limit to the length of mitered corners, in line widths; longer ones are beveled.
    public var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [CGFloat] = []
    /// The offset into the pattern of dashes at which the line starts, in points.
    public var dashPhase: CGFloat = 0
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
            .property("lineWidth", \StrokeStyle.lineWidth), .property("lineCap", \StrokeStyle.lineCap),
            .property("lineJoin", \StrokeStyle.lineJoin), .property("miterLimit", \StrokeStyle.miterLimit),
            .property("dash", \StrokeStyle.dash), .property("dashPhase", \StrokeStyle.dashPhase),
        ])
}
