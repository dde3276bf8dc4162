import Layout
import Pictures
import Views

/// What a screen looks like, with the places of the views on it.
package struct ShownScreen: Codable, Sendable {
    /// A view, and where it stands.
    package struct View: Codable, Sendable {
        /// Its name, such as `e12`.
        package let reference: String
        /// Its line in the tree, indented by its level.
        package let line: String
        /// Whether something happens where a person touches it.
        package let isTouched: Bool
        /// The place in points, from the top left of the screen: x, y, width, height; nil for a view without one.
        package let frame: [Double]?
    }

    /// The size in points.
    package let width: Double
    package let height: Double
    /// The picture, as SVG.
    package let picture: String
    /// The views in the order of the tree.
    package let views: [View]
    /// The number of views that were left out.
    package let hidden: Int
}

extension ScreenReferences {
    /// What the screen looks like now.
    /// - Parameter limit: The largest number of views.
    /// - Throws: `Failure` where there is no screen, and what can't be drawn.
    package func shown(limit: Int) throws -> ShownScreen {
        let graph = try screen().graph
        graph.flush()
        var outline = Outline(limit: limit, isForReading: true)
        let (lines, hidden) = outline.text(of: graph.root)
        let views = zip(outline.nodes, lines).map { node, line in
            let frame = try? node.frame(inner: true, in: nil)
            return ShownScreen.View(
                reference: name(of: node), line: line,
                isTouched: node.kind.takesTaps || node.modifiers.contains { $0.value is any TouchedModifier },
                frame: frame.map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) })
        }
        let list = try DisplayList(of: graph)
        return ShownScreen(
            width: list.size.width, height: list.size.height,
            // The browser may not have the letters.
            picture: list.svg(title: graph.root.headline, hasOutlines: true), views: views,
            hidden: hidden)
    }
}
