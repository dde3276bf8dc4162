extension LayoutBuilder {
    /// Returns the items of a node with one more of its modifiers.
    package func applying(
        _ applied: AppliedModifier, to items: [LayoutItem], of node: Node, along axis: Axis?
    ) -> [LayoutItem] {
        if applied.kind.role == .customModifier {
            guard let body = applied.node else { return items }
            if let placeholder = body.placeholder { fill(placeholder, with: items) }
            let modified = flattened(body.children, along: axis)
            record(body, outer: modified, inner: modified, context(axis))
            return modified
        }
        guard let role = applied.layoutRole(in: place(of: node, axis)) else { return items }
        switch role {
        case .trait(let change):
            // Commonly known: a modifier on a group is applied to each of its views.
            for item in items { change(&item.traits) }
            return items
        case .arranging(let layout):
            return items.map { wrapping(layout, [$0], node) }
        case .layer(let alignment, let edges):
            return secondary(
                applied, ZStackLayout(alignment: alignment), node, on: items, LayerLayout(alignment: alignment),
                beyond: edges)
        case .inset(let edge, let alignment, let spacing):
            let layout = InsetLayout(edge: edge, alignment: alignment, spacing: spacing)
            return secondary(applied, VStackLayout(), node, on: items, layout)
        }
    }

    /// Puts items in the place of the placeholder in the body of a modifier. Where others stood there in the layout before, the
    /// views around the placeholder are laid out again.
    private func fill(_ placeholder: Node, with items: [LayoutItem]) {
        placeholders[ObjectIdentifier(placeholder)] = items
        let before = placeholder.laidOutRecord?.inner ?? []
        if !before.elementsEqual(items, by: ===) { placeholder.noteChange() }
    }

    /// Puts the views that a modifier adds beside each of the items, by `layout`, and lets them extend out of the safe area at
    /// some edges. Several added views are arranged by `group` first.
    private func secondary(
        _ applied: AppliedModifier, _ group: some Layout, _ node: Node, on items: [LayoutItem], _ layout: some Layout,
        beyond edges: Edge.Set = []
    ) -> [LayoutItem] {
        guard let added = applied.shownNode else { return items }
        let wasCopying = isCopying
        defer { isCopying = wasCopying }
        return items.enumerated().map { index, item in
            // Where a group of views has the modifier, each has a copy of what it adds; the node is the first.
            if index > 0 { isCopying = true }
            let contents = flattened(added.children, along: nil)
            record(added, outer: contents, inner: contents, context())
            guard !contents.isEmpty else { return item }
            let content = contents.count == 1 ? contents[0] : make(group, contents, added)
            let reaching =
                edges.isEmpty ? content : wrapping(IgnoringSafeAreaLayout(edges: edges), [content], added)
            return wrapping(layout, [item, reaching], node)
        }
    }
}
