extension SingleContentLayout {
    /// One subview for the content, whatever it shows, and the views in the bars around it.
    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        let builder = content.builder
        return content.subviews(
            builder.single(content.items(), content.node) + builder.barItems(content.bars, content.node))
    }
}

extension SplitLayout {
    /// One subview for each column.
    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(columns.map { content.builder.column($0, content.node) })
    }
}

extension LayoutBuilder {
    /// Makes the item of a column of a split view, with the bars around it.
    fileprivate func column(_ column: SplitLayout.Column, _ node: Node) -> LayoutItem {
        standing(at: .page) {
            let pages = column.pages.flatMap { items(of: $0, along: nil, asLayer: $0.presence == .page) }
            return make(column.layout, single(pages, node) + barItems(column.parts, node), node)
        }
    }

    /// Returns the items of the views in bars, and one for the rows of the bar's menu.
    fileprivate func barItems(_ parts: [BarPart], _ node: Node) -> [LayoutItem] {
        var items = parts.filter { $0.place != .menu }.flatMap { self.items(of: $0) }
        let offered = parts.filter { $0.place == .menu }
        guard !offered.isEmpty else { return items }
        let menu = inBar(.menu) { menuRows(offered.map(\.node), node) }
        menu.traits[BarPlace.self] = .menu
        items.append(menu)
        return items
    }

    /// Returns the items of a view in a bar: side by side, or in one item for a tab.
    private func items(of part: BarPart) -> [LayoutItem] {
        inBar(part.place) {
            var items = items(of: part.node, along: .horizontal, asLayer: true)
            if part.place == .tab, !items.isEmpty { items = [make(TabItemLayout(), items, part.node)] }
            for item in items { item.traits[BarPlace.self] = part.place }
            return items
        }
    }
}
