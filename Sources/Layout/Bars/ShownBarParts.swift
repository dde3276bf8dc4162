extension LaidOut {
    /// What stands in the bars around what a view shows, from the back to the front; none for a view without bars.
    package func barParts(of node: Node) -> [BarPart] {
        guard case .primitive(let view) = node.content, let view = view as? any BarredView else { return [] }
        return view.bars(in: LayoutPlace(node: node, pass: pass)).parts
    }
}
