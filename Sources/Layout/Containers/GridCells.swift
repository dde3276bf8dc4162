extension GridLayout {
    /// The cells of all rows.
    @MainActor public func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(content.builder.gridCells(of: content.node.children))
    }
}

extension LayoutBuilder {
    /// Returns the cells in the rows of a grid. A cell in a `GridRow` knows the number of its row.
    fileprivate func gridCells(of nodes: [Node]) -> [LayoutItem] {
        var row = 0
        return nodes.flatMap { cells(of: $0, &row) }
    }

    private func cells(of node: Node, _ row: inout Int) -> [LayoutItem] {
        guard node.presence == .inPlace else { return [] }
        let inner: [LayoutItem]
        if let form = node.kind[GridRowForm.self] {
            inner = flattened(node.children, along: nil)
            let place = GridPlace(row: row, alignment: form.alignment(node))
            for item in inner { item.traits[GridPlace.self] = place }
            row += 1
        } else if node.isArranged {
            return items(of: node, along: nil)
        } else {
            inner = node.children.flatMap { cells(of: $0, &row) }
        }
        return modified(inner, of: node, context())
    }
}
