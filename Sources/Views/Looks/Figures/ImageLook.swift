import Foundation
import Layout

extension Facet {
    /// An image draws its symbol, or a box with its name where its file isn't read.
    static var drawingImage: Facet {
        .look(behind: { place, brush in
            guard let image = (try? place.node.properties(of: ViewType.Image.self))?.actualImage else { return }
            place.draw(image, in: place.frame, on: brush)
        })
    }
}

extension LookPlace {
    /// Draws an image that takes a rectangle.
    func draw(_ image: Image, in frame: CGRect, on brush: any Brush) {
        switch image.source {
        case .system(let name):
            // A symbol that isn't resized is a little wider than its font is high; one that is fills its frame.
            let side = min(frame.width, frame.height) * (image.drawing.isResizable ? 1 : 1.04)
            let box = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            brush.symbol(
                SymbolMark(
                    name: variant(of: name), frame: box, paint: foreground,
                    weight: image.drawing.isResizable ? 0 : font.weight))
        case .drawn(let renderer):
            // The closure draws in its own size, whatever the image takes.
            guard renderer.size.width > 0, renderer.size.height > 0, let operations = try? image.operations() else {
                return
            }
            let scale = CGAffineTransform(
                a: frame.width / renderer.size.width, b: 0, c: 0, d: frame.height / renderer.size.height,
                tx: frame.minX,
                ty: frame.minY)
            let own = LookPlace(
                node: node, frame: CGRect(origin: .zero, size: renderer.size), layout: layout, context: context)
            brush.group(PictureGroup(transform: scale)) { own.draw(operations, on: brush) }
        case .asset, .platform: brush.placeholder((try? image.name()) ?? "image", in: frame)
        }
    }

    /// The symbol in the variant of the place: filled in a tab bar.
    fileprivate func variant(of name: String) -> String {
        // Commonly known: a tab bar shows the filled variant.
        guard context.bar == .tab, !name.hasSuffix(".fill") else { return name }
        return name + ".fill"
    }
}
