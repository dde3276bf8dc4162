import Foundation
import Views

/// What a screen shows, as a flat list from the back to the front.
package struct DisplayList: Equatable, Sendable {
    /// One step of drawing.
    package enum Command: Equatable, Sendable {
        case fill(Path, Paint, isEvenOdd: Bool)
        case stroke(Path, Paint, StrokeStyle)
        case text(TextRun)
        case symbol(SymbolMark)
        case image(ImageMark)
        /// A box in the place of a picture that isn't drawn, with its name.
        case placeholder(String, CGRect)
        /// What follows, up to the `end` that belongs to it, is drawn as one.
        case begin(PictureGroup)
        /// What follows, up to the end of the group, is its mask: of what came before, as much is left as this is opaque.
        case mask
        case end
    }

    /// A step, and the view that it draws.
    package struct Item: Equatable, Sendable {
        /// The path of the view in its tree, as in Lua; empty for what the system draws.
        package let path: String
        package let command: Command
    }

    /// The size of the screen in points, and the number of pixels in a point.
    package let size: CGSize
    package let scale: CGFloat
    package let items: [Item]

    package init(size: CGSize, scale: CGFloat, items: [Item]) {
        self.size = size
        self.scale = scale
        self.items = items
    }

    /// The commands in order.
    package var commands: [Command] { items.map(\.command) }
}

/// The reason why there is no picture.
package enum PictureError: Error, Equatable, CustomStringConvertible {
    case tooLarge(CGSize)
    case tooMuch(Int)
    case tooManyPixels(CGSize, scale: Double)

    /// The longest side of a picture, in points.
    package static let longestSide: CGFloat = 20_000
    /// The most commands of a list.
    package static let most = 500_000
    /// The most pixels of a PNG.
    package static let mostPixels = 100_000_000

    package var description: String {
        switch self {
        case .tooLarge(let size):
            "a picture has sides of at most \(Int(Self.longestSide)) points; the screen has "
                + "\(LayoutFault.number(size.width)) by \(LayoutFault.number(size.height))"
        case .tooMuch(let count):
            "the screen draws more than \(count) things in sight, which is the most of a picture"
        case .tooManyPixels(let size, let scale):
            "a PNG has at most \(Self.mostPixels / 1_000_000) million pixels; the screen has \(LayoutFault.number(size.width)) by "
                + "\(LayoutFault.number(size.height)) points, \(Int((size.width * size.height * scale * scale / 1e6).rounded(.up))) "
                + "million pixels at scale \(LayoutFault.number(scale)): SVG has no such limit"
        }
    }
}
