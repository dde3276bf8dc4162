import Foundation
import Layout

extension Facet {
    /// A mask leaves as much of its view as it is opaque: a shape, a color, a gradient, a text or a symbol. Others leave all of it, as
    /// what is in a mask has no place in the layout.
    static var cuttingToMask: Facet {
        .look(mask: { place in
            guard place.node.children.count == 1 else { return .unknown }
            var mask = place.node.children[0]
            // The body of a view of the app's own, and what is in an AnyView, stand in its place.
            while mask.modifiers.isEmpty, mask.kind.isWrapper, mask.children.count == 1 { mask = mask.children[0] }
            let inner = LookPlace(node: mask, frame: place.frame, layout: place.layout, context: LookContext())
            return inner.mask
        })
    }
}

extension LookPlace {
    /// What the view at the place leaves as a mask of what takes its frame.
    fileprivate var mask: LookMask {
        guard case .primitive(let view) = node.content else { return .unknown }
        if let text = view as? Text {
            return .drawn { brush in
                draw(text, at: CGPoint(x: frame.midX, y: frame.midY), .center, nil, on: brush)
            }
        }
        if let image = view as? Image {
            let size = image.drawing.isResizable ? frame.size : image.drawnSize(font, in: node.environment)
            let box = CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
            return .drawn { brush in draw(image, in: box, on: brush) }
        }
        guard node.modifiers.isEmpty else { return .unknown }
        if let shape = node.drawnShape {
            if isInOneOpaqueColor(view) { return .outline(PictureGroup.Clip(shape.path(in: frame))) }
            guard let look = node.kind[Look.self]?.inFront else { return .unknown }
            return .drawn { brush in look(self, brush) }
        }
        guard let style = view as? any ShapeStyle else { return .unknown }
        return .drawn { brush in brush.fill(Path(frame), paint(style)) }
    }

    /// Whether a view, a shape, is filled with an opaque color, and has no lines.
    private func isInOneOpaqueColor(_ view: Any) -> Bool {
        guard let drawn = view as? any DrawnShape else { return view is any Shape }
        guard case .fill = drawn.drawing, case .color(let color) = paint(drawn.style) else { return false }
        return color.opacity == 1
    }
}
