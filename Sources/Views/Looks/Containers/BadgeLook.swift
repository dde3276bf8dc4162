import Foundation
import Layout

extension Facet {
    /// A badge stands at the end of a row. The bar draws those of its tabs.
    ///
    /// *Unverified*: its distance from the arrow of a row.
    static var drawingBadge: Facet {
        .look(inFront: { badge, brush in
            guard let words = badge.node.firstNode(where: \.isTextOfScreen).flatMap({ try? $0.textString() }),
                let owner = badge.node.parent, !words.isEmpty
            else { return }
            badge.drawAtEnd(of: owner, words, on: brush)
        })
    }
}

extension LookPlace {
    fileprivate func drawAtEnd(of owner: Node, _ words: String, on brush: any Brush) {
        guard owner.standsInRows, let row = owner.rowFrame(in: layout) else { return }
        let arrow: CGFloat = owner.firstNode { $0.kind.states(EndsRowWithArrow.self) } == nil ? 0 : 12
        let inset = owner.rowInset(in: layout) + arrow
        let room = CGRect(
            x: row.minX + (isMirrored ? inset : 0), y: row.minY, width: max(0, row.width - inset), height: row.height)
        draw(words, in: room, system("secondary"), at: 1, on: brush)
    }
}
