import Foundation
import Layout

extension Facet {
    /// An image draws its symbol, or a box with its name where its file isn't read.
    static var drawingImage: Facet {
        .look(behind: { place, brush in
            guard let image = (try? place.node.properties(of: ViewType.Image.self))?.actualImage else { return }
            guard case .system(let name) = image.source else {
                return brush.placeholder((try? image.name()) ?? "image", in: place.frame)
            }
            let font = place.font
            // A symbol that isn't resized is a little wider than its font is high; one that is fills its frame.
            let side = min(place.frame.width, place.frame.height) * (image.drawing.isResizable ? 1 : 1.04)
            let box = CGRect(
                x: place.frame.midX - side / 2, y: place.frame.midY - side / 2, width: side, height: side)
            brush.symbol(
                SymbolMark(
                    name: place.variant(of: name), frame: box, paint: place.foreground,
                    weight: image.drawing.isResizable ? 0 : font.weight))
        })
    }
}

extension LookPlace {
    /// The symbol in the variant of the place: filled in a tab bar.
    fileprivate func variant(of name: String) -> String {
        // Commonly known: a tab bar shows the filled variant.
        guard context.bar == .tab, !name.hasSuffix(".fill") else { return name }
        return name + ".fill"
    }
}
