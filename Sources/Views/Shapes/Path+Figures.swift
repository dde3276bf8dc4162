import Foundation

/// The figures that a path can be made of.
extension Path {
    /// The distance of the control points of a quarter of a circle of radius 1 from its ends.
    static let quarterControl: CGFloat = 0.552284749830793

    /// The outline of a rectangle.
    public nonisolated init(_ rect: CGRect) {
        addRect(rect)
    }

    /// The outline of a rectangle with corners of this size.
    public nonisolated init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// The outline of a rectangle with corners of this radius.
    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline of a rectangle with a radius for each corner.
    public nonisolated init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The outline of the ellipse that fills a rectangle.
    public nonisolated init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Adds the outline of a rectangle, from its top left corner.
    public nonisolated mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        addFigure(transform) { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }

    /// Adds the outlines of rectangles.
    public nonisolated mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Starts at the first point and goes straight from one to the next.
    public nonisolated mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the outline of the ellipse that fills a rectangle, from its right end.
    public nonisolated mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        addFigure(transform) { path in
            path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.turn(to: CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY), radii)
            path.turn(to: CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY), radii)
            path.turn(to: CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY), radii)
            path.turn(to: CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.minY), radii)
        }
    }

    /// Adds the outline of a rectangle with corners of this size, which is cut down to what has room.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let corner = CGSize(
            width: min(max(0, cornerSize.width), rect.width / 2),
            height: min(max(0, cornerSize.height), rect.height / 2))
        addRoundedRect(in: rect, corners: [corner, corner, corner, corner], transform: transform)
    }

    /// Adds the outline of a rectangle with a radius for each corner, which are cut down to what has room.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let most = min(rect.width, rect.height) / 2
        let radii = [cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
        addRoundedRect(
            in: rect,
            corners: (radii + [cornerRadii.topLeading]).map { radius in
                let cut = min(max(0, radius), most)
                return CGSize(width: cut, height: cut)
            }, transform: transform)
    }

    /// `corners` are the sizes of the corners at the top right, bottom right, bottom left and top left.
    private nonisolated mutating func addRoundedRect(
        in rect: CGRect, corners: [CGSize], transform: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return addRect(rect, transform: transform)
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        addFigure(transform) { path in
            path.move(to: CGPoint(x: left + corners[3].width, y: top))
            path.addLine(to: CGPoint(x: right - corners[0].width, y: top))
            path.turn(to: CGPoint(x: right, y: top + corners[0].height), CGPoint(x: right, y: top), corners[0])
            path.addLine(to: CGPoint(x: right, y: bottom - corners[1].height))
            path.turn(to: CGPoint(x: right - corners[1].width, y: bottom), CGPoint(x: right, y: bottom), corners[1])
            path.addLine(to: CGPoint(x: left + corners[2].width, y: bottom))
            path.turn(to: CGPoint(x: left, y: bottom - corners[2].height), CGPoint(x: left, y: bottom), corners[2])
            path.addLine(to: CGPoint(x: left, y: top + corners[3].height))
            path.turn(to: CGPoint(x: left + corners[3].width, y: top), CGPoint(x: left, y: top), corners[3])
        }
    }

    /// Adds a closed figure.
    private nonisolated mutating func addFigure(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
        var figure = Path(draw)
        figure.closeSubpath()
        addPath(figure, transform: transform)
    }

    /// Goes along a quarter of an ellipse around a corner.
    private nonisolated mutating func turn(to end: CGPoint, _ corner: CGPoint, _ radii: CGSize) {
        guard radii.width > 0, radii.height > 0, let from = currentPoint else { return }
        let part = Path.quarterControl
        addCurve(
            to: end,
            control1: CGPoint(x: from.x + (corner.x - from.x) * part, y: from.y + (corner.y - from.y) * part),
            control2: CGPoint(x: end.x + (corner.x - end.x) * part, y: end.y + (corner.y - end.y) * part))
    }
}
