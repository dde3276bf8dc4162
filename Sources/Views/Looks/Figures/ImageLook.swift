import Foundation
import Layout

extension Facet {
    /// An image draws its symbol or its file, or a box with its name where there is none that can be read.
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
        case .asset, .platform:
            let name = (try? image.name()) ?? "image"
            guard let file = image.appImage(in: node.environment) else { return brush.placeholder(name, in: frame) }
            draw(file, named: name, image.drawing, in: frame, on: brush)
        }
    }

    /// Draws a file in a rectangle. *Unverified*: what is drawn of an image that is resized with insets, which is stretched as a whole here.
    private func draw(
        _ file: AppImage, named name: String, _ drawing: Image.Drawing, in frame: CGRect, on brush: any Brush
    ) {
        // Commonly known: a tab bar shows templates.
        let isTemplate = drawing.renderingMode.map { $0 == .template } ?? (file.isTemplate || context.bar == .tab)
        let isSmooth = drawing.interpolation != Image.Interpolation.none
        func put(in frame: CGRect) {
            brush.image(ImageMark(image: file, name: name, frame: frame, isSmooth: isSmooth))
        }
        func draw() {
            guard drawing.isResizable, drawing.resizingMode == .tile, let tiles = Self.tiles(file.size, in: frame)
            else {
                return put(in: frame)
            }
            brush.group(PictureGroup(clip: PictureGroup.Clip(Path(frame)))) { tiles.forEach(put) }
        }
        guard isTemplate else { return draw() }
        brush.masked({ brush.fill(Path(frame), foreground) }, by: draw)
    }

    /// The places of an image that is repeated from the leading corner of a rectangle on; nil where they are too many to be seen.
    private static func tiles(_ size: CGSize, in frame: CGRect) -> [CGRect]? {
        let (columns, rows) = ((frame.width / size.width).rounded(.up), (frame.height / size.height).rounded(.up))
        guard columns * rows <= 10_000 else { return nil }
        return (0..<Int(rows)).flatMap { row in
            (0..<Int(columns)).map { column in
                CGRect(
                    x: frame.minX + CGFloat(column) * size.width, y: frame.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height)
            }
        }
    }

    /// The symbol in the variant of the place: filled in a tab bar.
    fileprivate func variant(of name: String) -> String {
        // Commonly known: a tab bar shows the filled variant.
        guard context.bar == .tab, !name.hasSuffix(".fill") else { return name }
        return name + ".fill"
    }
}
