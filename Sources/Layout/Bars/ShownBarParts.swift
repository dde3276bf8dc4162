import Foundation

extension LaidOut {
    /// What stands in the bars around what a view shows, from the back to the front; none for a view without bars.
    package func barParts(of node: Node) -> [BarPart] { bars(of: node)?.parts ?? [] }

    /// The space that the bars of a view take at each edge, in points; none for a view without bars.
    package func barInsets(of node: Node) -> EdgeInsets {
        (bars(of: node)?.layout as? any PageLayout)?.bars ?? EdgeInsets()
    }

    private func bars(of node: Node) -> (layout: any Layout, parts: [BarPart])? {
        guard case .primitive(let view) = node.content, let view = view as? any BarredView else { return nil }
        return view.bars(in: LayoutPlace(node: node, pass: pass))
    }
}
