import Foundation
import Layout

/// The row of a list that was swiped, and the buttons that stand beside it.
@MainActor
package struct SwipedRowLook {
    /// What stands in the row, which has moved aside.
    package let content: Node
    private let buttons: [Node]
    /// The side at which the buttons are.
    private let edge: HorizontalEdge

    init(content: Node, buttons: [Node], edge: HorizontalEdge) {
        (self.content, self.buttons, self.edge) = (content, buttons, edge)
    }

    /// The buttons with their widths, in points, the outermost first.
    private func sized(_ place: LookPlace) -> [(button: Node, width: CGFloat)] {
        buttons.map { button in
            let words = button.swipeWords.map { place.width(of: $0, font: Self.font) } ?? 0
            return (button, max(Self.width, words + 2 * Self.padding))
        }
    }

    /// The least width of a button, in points, and the room beside its words; *unverified*.
    private static let width: CGFloat = 74
    private static let padding: CGFloat = 15
    private static let font = MeasuredFont(size: 15)

    /// How far the row has moved to the right, in points.
    package func shift(in layout: LaidOut) -> CGFloat {
        let place = LookPlace(node: content, frame: .zero, layout: layout, context: LookContext())
        let length = sized(place).reduce(0) { $0 + $1.width }
        return (edge == .leading) != place.isMirrored ? length : -length
    }

    /// The row, in points from the top left corner of the screen; nil where the view is in none.
    package func row(in layout: LaidOut) -> CGRect? { content.rowFrame(in: layout).map(layout.pass.rounded) }

    /// Draws the buttons in a row of a list.
    fileprivate func draw(in row: CGRect, of place: LookPlace, on brush: any Brush) {
        let isAtLeft = (edge == .leading) != place.isMirrored
        var x = isAtLeft ? row.minX : row.maxX
        for (button, width) in sized(place) {
            if !isAtLeft { x -= width }
            let box = CGRect(x: x, y: row.minY, width: width, height: row.height)
            if isAtLeft { x += width }
            brush.fill(Path(box), button.swipePaint(place))
            if let symbol = button.swipeSymbol {
                let side: CGFloat = 22
                let mark = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
                brush.symbol(SymbolMark(name: symbol, frame: mark, paint: .white, weight: 0))
            } else if let words = button.swipeWords {
                place.draw(words, in: box, .white, font: Self.font, at: 0.5, on: brush)
            }
        }
    }
}

extension ListRowsLook {
    /// The buttons beside the row that was swiped.
    func drawSwipe(on brush: any Brush) {
        guard let swiped = place.node.graph.swipedRowLook, swiped.content.isInside(place.node),
            let row = swiped.row(in: place.layout)
        else { return }
        let section = sections.first { $0.contains { $0.frame == row } }
        let card = Path(section?.card ?? row, radius: form == .insetGrouped ? 10 : 0)
        brush.group(PictureGroup(clip: PictureGroup.Clip(Path(place.viewport)))) {
            brush.group(PictureGroup(clip: PictureGroup.Clip(card))) { swiped.draw(in: row, of: place, on: brush) }
        }
    }
}

extension Node {
    /// The name of the symbol that a button shows beside a row; nil for one of words.
    fileprivate var swipeSymbol: String? {
        // Commonly known: of a label, its icon alone is shown.
        let image = firstNode { (try? $0.properties(of: ViewType.Image.self)) != nil }
        guard
            case .system(let name)? = image.flatMap({ try? $0.properties(of: ViewType.Image.self) })?.actualImage.source
        else { return nil }
        // Commonly known: as filled as in a tab bar.
        return name.hasSuffix(".fill") ? name : name + ".fill"
    }

    fileprivate var swipeWords: String? {
        swipeSymbol == nil ? firstNode(where: \.kind.isText).flatMap { try? $0.textString() } : nil
    }

    /// The ground of a button beside a row: red where it deletes, else in its tint or gray (commonly known).
    @MainActor fileprivate func swipePaint(_ place: LookPlace) -> Paint {
        let role =
            (try? properties(of: ViewType.Button.self))?.role
            ?? (try? properties(of: ViewType.SystemButton.self))?.role
        let own = LookPlace(node: self, frame: place.frame, layout: place.layout, context: LookContext())
        if role == .destructive { return own.paint(Color.red) }
        let around = place.node.environment.tint
        guard let tint = environment.tint, around == nil || attributesOfTint else { return own.paint(Color.gray) }
        return own.paint(tint.style)
    }

    /// Whether a tint is set for the button itself.
    private var attributesOfTint: Bool { modifiers.contains { $0.kind === ModifierType.Tint.kind } }
}
