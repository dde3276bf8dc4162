import Foundation

/// The places of views, for those that read them.
extension Graph {
    /// Lays the tree out for the views that read sizes.
    func layOutForReaders() {
        _ = screenLayout.current()
    }

    /// The layout that views read: the last one where they are being described, else that of the tree as it is now. Nil
    /// where no screen was named, or none was made yet.
    var layoutForReaders: LaidOut? {
        guard root.environment.namedScreen != nil else { return nil }
        return isDescribing || screenLayout.isAtWork ? screenLayout.last : laidOut
    }
}

extension LaidOut {
    /// The place of a view that reads it: of the node without its modifiers, or of what a modifier of the app's is around.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    func place(readBy node: Node) throws -> ReadPlace {
        try place(of: items(of: node.placeholder ?? node, inner: true))
    }

    /// The place of a view with the modifiers within one of them and that one, counted from 0, the innermost.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    func place(of node: Node, after modifier: Int) throws -> ReadPlace {
        try place(of: items(of: node, after: modifier))
    }

    private func place(of items: [LayoutItem]) -> ReadPlace { ReadPlace(frame: frame(around: items), item: items[0]) }
}

/// The place of a view, for those that read it.
@MainActor
struct ReadPlace {
    /// The rectangle in points from the top left corner of the screen, on pixels.
    let frame: CGRect
    fileprivate let item: LayoutItem

    /// The distance by which the view may extend at each side, in points.
    /// - Complexity: O(*d*) in the depth of the view.
    var safeArea: EdgeInsets { item.safeArea.insets(of: frame) }
}

extension Node {
    /// The top left corner of the nearest view around that names its coordinate space so, in points from that of the screen;
    /// nil where none does.
    func coordinateSpaceOrigin(named name: AnyHashable, in layout: LaidOut) -> CGPoint? {
        for node in sequence(first: self, next: \.parent) {
            let place = node.modifiers.firstIndex { $0.attribute(ModifierType.CoordinateSpaceName.self) == name }
            if let place { return try? layout.frame(of: node, after: place).origin }
            if node.isScrollView(named: name) { return try? layout.frame(of: node, inner: true).origin }
        }
        return nil
    }

    /// Whether the view scrolls, and is what `.scrollView` or `.scrollView(axis:)` means.
    private func isScrollView(named name: AnyHashable) -> Bool {
        guard let properties = try? properties(of: ViewType.ScrollView.self) else { return false }
        if let axis = name.base as? Axis {
            return properties.axes.contains(axis == .horizontal ? .horizontal : .vertical)
        }
        return name == NamedCoordinateSpace.scrollView.name
    }
}

extension Node {
    /// The rectangle of the view with the modifiers within the one at a place, in points from the top left corner of the
    /// screen; without a layout, the room that is known of, at 0.
    func frameForReaders(within place: Int) -> CGRect {
        let known: CGRect? = graph.layoutForReaders.flatMap { layout in
            place == 0 ? try? layout.frame(of: self, inner: true) : try? layout.frame(of: self, after: place - 1)
        }
        return known ?? CGRect(origin: .zero, size: environment.availableSize)
    }
}
