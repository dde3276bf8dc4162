import Foundation
import Layout

/// Views that are drawn as one.
package struct PictureGroup: Equatable, Sendable {
    /// A shadow of all that is drawn.
    package struct Shadow: Equatable, Sendable {
        package let color: PaintColor
        /// The radius of the blur, in points.
        package let radius: CGFloat
        package let offset: CGSize

        package init(color: PaintColor, radius: CGFloat, offset: CGSize) {
            (self.color, self.radius, self.offset) = (color, radius, offset)
        }
    }

    /// An outline that cuts off what lies outside.
    package struct Clip: Equatable, Sendable {
        package let path: Path
        package let isEvenOdd: Bool

        package init(_ path: Path, isEvenOdd: Bool = false) {
            self.path = path
            self.isEvenOdd = isEvenOdd
        }
    }

    /// The opacity, from 0 to 1.
    package var opacity = 1.0
    package var clip: Clip?
    /// From where the views stand to where they are drawn.
    package var transform = CGAffineTransform.identity
    package var shadow: Shadow?
    /// The radius of a blur, in points.
    package var blur: CGFloat = 0
    /// A change of all colors.
    package var colors: ColorChange?
    /// How the group is mixed with what is behind it.
    package var blendMode: BlendMode?
    /// Whether what is in the group is mixed with nothing outside of it.
    package var isIsolated = false
    /// Whether a mask belongs to the group: what is drawn between a `mask` and the end of the group.
    package var isMasked = false

    package init(
        opacity: Double = 1, clip: Clip? = nil, transform: CGAffineTransform = .identity, shadow: Shadow? = nil,
        blur: CGFloat = 0, colors: ColorChange? = nil, blendMode: BlendMode? = nil, isIsolated: Bool = false,
        isMasked: Bool = false
    ) {
        self.opacity = opacity
        self.clip = clip
        self.transform = transform
        self.shadow = shadow
        self.blur = blur
        self.colors = colors
        self.blendMode = blendMode
        self.isIsolated = isIsolated
        self.isMasked = isMasked
    }
}

/// Letters in a row, in one font and one paint.
package struct TextRun: Equatable, Sendable {
    package let text: String
    /// Where the run begins, on the baseline, in points from the top left corner of the screen.
    package let origin: CGPoint
    /// The distance of each character from the one before, in points.
    package let advances: [CGFloat]
    package let font: MeasuredFont
    /// The size of the letters in points, scaled down with the text.
    package let size: CGFloat
    package let isItalic: Bool
    package let design: Design
    package let paint: Paint

    /// The design of a typeface.
    package enum Design: Sendable { case standard, serif, rounded, monospaced }

    package init(
        text: String, origin: CGPoint, advances: [CGFloat], font: MeasuredFont, size: CGFloat, isItalic: Bool,
        design: Design, paint: Paint
    ) {
        self.text = text
        self.origin = origin
        self.advances = advances
        self.font = font
        self.size = size
        self.isItalic = isItalic
        self.design = design
        self.paint = paint
    }

    /// The width in points.
    package var width: CGFloat { advances.reduce(0, +) }
}

/// A symbol of the system.
package struct SymbolMark: Equatable, Sendable {
    package let name: String
    /// The square that the symbol is drawn in, in points from the top left corner of the screen.
    package let frame: CGRect
    package let paint: Paint
    /// The weight, from -1 to 1; 0 is regular.
    package let weight: Double
}

/// An image of an app.
package struct ImageMark: Equatable, Sendable {
    package let image: AppImage
    package let name: String
    /// The rectangle that the image takes, in points from the top left corner of the screen.
    package let frame: CGRect
    /// Whether colors are mixed where it is drawn in another size.
    package let isSmooth: Bool
}

/// What draws. All places are in points from the top left corner of the screen.
@MainActor
package protocol Brush: AnyObject {
    func fill(_ path: Path, _ paint: Paint, isEvenOdd: Bool)
    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle)
    func text(_ run: TextRun)
    func symbol(_ symbol: SymbolMark)
    func image(_ image: ImageMark)
    /// A box in the place of a picture that isn't drawn, with its name.
    func placeholder(_ name: String, in frame: CGRect)
    func group(_ group: PictureGroup, _ draw: () -> Void)
    /// Draws as much of something as a mask is opaque.
    func masked(_ draw: () -> Void, by mask: () -> Void)
}

extension Brush {
    package func fill(_ path: Path, _ paint: Paint) { fill(path, paint, isEvenOdd: false) }

    package func fill(_ rect: CGRect, _ paint: Paint, radius: CGFloat = 0) {
        fill(Path(rect, radius: radius), paint)
    }

    package func stroke(_ rect: CGRect, _ paint: Paint, width: CGFloat, radius: CGFloat = 0) {
        stroke(Path(rect, radius: radius), paint, StrokeStyle(lineWidth: width))
    }

    /// A line with round ends through points.
    package func line(_ points: [CGPoint], _ paint: Paint, width: CGFloat) {
        var path = Path()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        stroke(path, paint, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }
}

extension Path {
    /// A rectangle with round corners of a radius in points, at most half of the shorter side.
    package nonisolated init(_ rect: CGRect, radius: CGFloat) {
        let radius = min(radius, min(rect.width, rect.height) / 2)
        self = radius > 0 ? RoundedRectangle(cornerRadius: radius).path(in: rect) : Rectangle().path(in: rect)
    }

}
