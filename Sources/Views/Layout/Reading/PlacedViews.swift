import Foundation

/// A view with its place on the screen, as other programs are told of it.
package struct PlacedView {
    /// The view.
    package let node: Node
    /// The accessibility identifier that is set on it; nil for none.
    package let identifier: String?
    /// The rectangle in points from the top left corner of the screen, on pixels: that of the view with all its modifiers, or
    /// with those within its identifier and that one.
    package let frame: CGRect
}

extension Graph {
    /// The views that take room on the screen, each before those in it.
    /// - Throws: `InspectionError.notSupported` where the layout failed.
    /// - Complexity: O(*n*) in the number of views, and what the layout takes.
    package func placedViews() throws -> [PlacedView] {
        let layout = laidOut
        try layout.check()
        var found: [PlacedView] = []
        var waiting: [Node] = [root]
        while let node = waiting.popLast() {
            guard !node.isAbsent else { continue }
            // What a modifier adds is in the list, but not the modifier.
            if !node.kind.isModifier, let placed = node.placed(in: layout) { found.append(placed) }
            waiting += (node.children + node.modifiers.compactMap(\.shownNode)).reversed()
        }
        return found
    }
}

extension Node {
    /// The view with its place; nil for one that takes no room.
    fileprivate func placed(in layout: LaidOut) -> PlacedView? {
        let identifiers = modifiers.map { $0.attribute(ModifierType.AccessibilityIdentifier.self) }
        // SwiftUI takes the outermost one.
        guard let place = identifiers.lastIndex(where: { $0 != nil }) else {
            return (try? layout.frame(of: self)).map { PlacedView(node: self, identifier: nil, frame: $0) }
        }
        return (try? layout.frame(of: self, after: place)).map {
            PlacedView(node: self, identifier: identifiers[place], frame: $0)
        }
    }
}
