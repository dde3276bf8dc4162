import Foundation
import Layout

extension Facet {
    /// A field draws its border, and what was typed into it or else its prompt in gray.
    static func drawingField<Field: TypedKind>(_ field: Field.Type, hidesText: Bool = false) -> Facet {
        .look(
            passing: { _, _, context in context.foreground = [Color.system("placeholderText")] },
            behind: { place, brush in
                let style = place.node.environment[StyleKey<ModifierType.TextFieldStyle>.self]?.style
                let isRounded = style is RoundedBorderTextFieldStyle
                if isRounded { place.drawFieldBorder(on: brush) }
                let input = (try? place.node.properties(of: Field.self)).map { field in
                    field.input
                }
                let insets = isRounded ? ControlMetrics.roundedFieldInsets : EdgeInsets()
                place.drawInput(input ?? "", hidesText: hidesText, insets, on: brush)
            })
    }
}

extension LookPlace {
    /// *Unverified*: the opacity of the line.
    private var fieldBorder: Paint {
        let part: Double = isDark ? 1 : 0
        return .color(PaintColor(red: part, green: part, blue: part, opacity: 0.2))
    }

    /// The distance between the dots that stand for hidden letters, and their diameter, in parts of the font's size. *Unverified*.
    private static let bulletPitch: CGFloat = 0.6
    private static let bullet: CGFloat = 0.42

    private func drawBullets(_ count: Int, in room: CGRect, _ paint: Paint, on brush: any Brush) {
        let (pitch, side) = (Self.bulletPitch * font.size, Self.bullet * font.size)
        var path = Path()
        for index in 0..<min(count, Int(max(0, room.width / pitch))) {
            let x = (CGFloat(index) + 0.5) * pitch
            let middle = isMirrored ? room.maxX - x : room.minX + x
            path.addEllipse(in: CGRect(x: middle - side / 2, y: room.midY - side / 2, width: side, height: side))
        }
        brush.fill(path, paint)
    }

    fileprivate func drawFieldBorder(on brush: any Brush) {
        brush.fill(frame, system("systemBackground"), radius: 5)
        brush.stroke(frame.insetBy(dx: pixel / 2, dy: pixel / 2), fieldBorder, width: pixel, radius: 5)
    }

    /// Draws typed text, and the caret behind it in the field that is typed into.
    fileprivate func drawInput(_ input: String, hidesText: Bool, _ insets: EdgeInsets, on brush: any Brush) {
        let room = frame.inset(by: insets)
        let shown = hidesText ? "" : input
        let paint = isEnabled ? foreground : system("tertiaryLabel")
        let isGrowing = room.height > 1.5 * font.lineHeight
        if isGrowing {
            draw(shown, in: room, paint, lines: nil, on: brush)
        } else if !shown.isEmpty {
            draw(shown, in: room, paint, on: brush)
        }
        let bullets = hidesText ? CGFloat(min(input.count, 1000)) * Self.bulletPitch * font.size : 0
        if hidesText { drawBullets(input.count, in: room, paint, on: brush) }
        guard node.isTyped, !isGrowing else { return }
        let end = min(hidesText ? bullets : width(of: shown), max(0, room.width - 2))
        let x = isMirrored ? room.maxX - end - 2 : room.minX + end
        brush.fill(CGRect(x: x, y: room.midY - 11, width: 2, height: 22), tint, radius: 1)
    }

}

extension Facet {
    /// An editor draws the lines of its text.
    static var drawingEditor: Facet {
        .look(behind: { place, brush in
            let node = place.node
            if node.hasScrollBackground { brush.fill(Path(place.frame), place.system("systemBackground")) }
            guard let editor = try? place.layout.items(of: node, inner: true).first,
                let item = editor.subviews.items.first, let measure = item.text
            else { return }
            brush.group(PictureGroup(clip: PictureGroup.Clip(Path(place.frame)))) {
                place.draw(measure, in: item.frame, item.settled, place.foreground, on: brush)
            }
        })
    }
}

extension Node {
    /// Whether the keyboard writes into the field.
    fileprivate var isTyped: Bool { graph.typedField === self }
}
