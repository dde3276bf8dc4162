extension ListLayout {
    /// The rows of all sections.
    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.rows(labelsAt: isInset ? .sectionLabel : .page)
    }
}

extension PinnedStackLayout {
    /// The views of all sections; those that stay in sight are above the others.
    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        let subviews = content.rows(labelsAt: .page)
        for item in subviews.items where keeps(item.traits[ListPart.self]) {
            item.traits.zIndex = max(1, item.traits.zIndex)
        }
        return subviews
    }
}

extension _LayoutContent {
    /// The rows, headers and footers of sections, each of which knows the number of its section.
    fileprivate func rows(labelsAt place: BarPlace) -> LayoutSubviews {
        var section = 0
        return subviews(
            node.children.filter { $0.slot !== Slot.systemButton }.flatMap {
                builder.rows(of: $0, &section, labelsAt: place)
            })
    }
}

extension LayoutBuilder {
    fileprivate func rows(of node: Node, _ section: inout Int, labelsAt place: BarPlace) -> [LayoutItem] {
        guard node.presence == .inPlace else { return [] }
        let form = node.kind[RowForm.self] ?? node.kind[RowsOfView.self]?.form(node)
        if form == .parts, node.styleOfApp == nil {
            // Its label is a row, and so is each view in it.
            let parts = node.childrenInPlace.filter { $0.slot !== Slot.styled }
            return modified(parts.flatMap { rows(of: $0, &section, labelsAt: place) }, of: node, context())
        }
        let isSection = form == .section
        if !isSection, node.isArranged {
            let rows = items(of: node, along: nil)
            if form == .columnLabels {
                for row in rows { row.traits[ListPart.self] = .columnLabels }
            }
            return rows
        }
        if !isSection, node.kind.slots.contains(where: { $0 === Slot.styled || $0 === Slot.label }) {
            return items(of: node, along: nil)
        }
        if isSection { section += 1 }
        var inner: [LayoutItem] = []
        for child in node.children {
            let isLabel = isSection && (child.slot === Slot.header || child.slot === Slot.footer)
            let rows =
                isLabel
                ? standing(at: place) { flattened([child], along: nil) }
                : isSection ? flattened([child], along: nil) : rows(of: child, &section, labelsAt: place)
            for item in rows where isSection {
                item.traits[ListSection.self] = section
                item.traits.slot = child.slot
                if child.slot === Slot.header { item.traits[ListPart.self] = .header }
                if child.slot === Slot.footer { item.traits[ListPart.self] = .footer }
            }
            inner += rows
        }
        return modified(inner, of: node, context())
    }
}
