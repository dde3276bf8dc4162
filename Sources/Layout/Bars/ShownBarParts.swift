import Foundation

/// A view that the layout has put into a bar, as long as it is there. Not held: nodes hold their items, which hold this.
struct KeptBarPart {
    private weak var node: Node?
    private let place: BarPlace

    init(_ part: BarPart) {
        node = part.node
        place = part.place
    }

    var part: BarPart? { node.map { BarPart(node: $0, place: place) } }
}

extension LaidOut {
    /// What stands in the bars around what a view shows, from the back to the front; none for a view without bars.
    package func barParts(of node: Node) -> [BarPart] { arrangedBarParts(of: node) ?? [] }

    /// What stands in the bars around what a view shows, from the back to the front, as the layout has arranged it; nil for a view
    /// without bars.
    func arrangedBarParts(of node: Node) -> [BarPart]? {
        // A view that stands for another one has that one's items, but not its bars.
        guard let bars = node.laidOutRecord?.inner.first?.bars, node.barredView != nil else { return nil }
        return bars.compactMap(\.part)
    }

    /// The heights of the bars around the page that a view shows; nil for a view that shows none.
    package func navigationBar(of node: Node) -> NavigationLayout? {
        arrangedBars(of: node) as? NavigationLayout
    }

    /// The space that the bars of a view take at each edge, in points; none for a view without bars.
    package func barInsets(of node: Node) -> EdgeInsets {
        (arrangedBars(of: node) as? any PageLayout)?.bars ?? EdgeInsets()
    }

    /// The layout that arranges a view's bars around its content; nil for a view without bars.
    private func arrangedBars(of node: Node) -> (any Layout)? {
        node.barredView?.bars(in: LayoutPlace(node: node, pass: pass)).layout
    }
}

extension Node {
    /// The view of the node, where it is one that stands between bars.
    fileprivate var barredView: (any BarredView)? {
        guard case .primitive(let view) = content else { return nil }
        return view as? any BarredView
    }
}
