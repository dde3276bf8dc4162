import Foundation

/// The places of views, for those that read them.
extension Graph {
    /// Lays the tree out for the views that read sizes.
    func layOutForReaders() {
        _ = screenLayout.current()
    }

    /// The layout that views read: the last one where they are being described, else that of the tree as it is now. Nil
    /// where no screen was named, or none was made yet.
    package var layoutForReaders: LaidOut? {
        guard root.environment.namedScreen != nil else { return nil }
        return isDescribing || screenLayout.isAtWork ? screenLayout.last : laidOut
    }
}

extension LaidOut {
    /// The place of a view that reads it: of the node without its modifiers, or of what a modifier of the app's is around.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func place(readBy node: Node) throws -> ReadPlace {
        try place(of: items(of: node.placeholder ?? node, inner: true))
    }

    /// The place of a view with the modifiers within one of them and that one, counted from 0, the innermost.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func place(of node: Node, after modifier: Int) throws -> ReadPlace {
        try place(of: items(of: node, after: modifier))
    }

    private func place(of items: [LayoutItem]) -> ReadPlace { ReadPlace(frame: frame(around: items), item: items[0]) }
}

/// The place of a view, for those that read it.
@MainActor
package struct ReadPlace {
    /// The rectangle in points from the top left corner of the screen, on pixels.
    package let frame: CGRect
    fileprivate let item: LayoutItem

    /// The distance by which the view may extend at each side, in points.
    /// - Complexity: O(*d*) in the depth of the view.
    package var safeArea: EdgeInsets { item.safeArea.insets(of: frame) }
}

extension Node {
    /// The top left corner of the nearest view around that names its coordinate space so, in points from that of the screen;
    /// nil where none does.
    package func coordinateSpaceOrigin(named name: AnyHashable, in layout: LaidOut) -> CGPoint? {
        for node in sequence(first: self, next: \.parent) {
            let place = node.modifiers.firstIndex { $0.coordinateSpaceName == name }
            if let place { return try? layout.frame(of: node, after: place).origin }
            if node.kind[NamedSpace.self]?.isMeant(node, name) == true {
                return try? layout.frame(of: node, inner: true).origin
            }
        }
        return nil
    }
}
