extension ListLayout {
    /// The rows of all sections.
    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.rows(with: labels)
    }
}

extension PinnedStackLayout {
    /// The views of all sections; those that stay in sight are above the others.
    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        let subviews = content.rows(with: SectionLabels(header: .page, footer: .page))
        for item in subviews.items where keeps(item.traits[ListPart.self]) {
            item.traits.zIndex = max(1, item.traits.zIndex)
        }
        return subviews
    }
}

extension _LayoutContent {
    /// The rows, headers and footers of sections, each of which knows the number of its section.
    fileprivate func rows(with labels: SectionLabels) -> LayoutSubviews {
        var section = 0
        var rules = RowRules(labels: labels)
        if let edits = node.kind[EditsRows.self], edits.isEdited(node) {
            let list = node
            rules.controls = { edits.controls(list, $0) }
        }
        return subviews(
            node.children.filter { $0.slot !== Slot.systemButton }.flatMap {
                builder.rows(of: $0, &section, by: rules)
            })
    }
}

extension LayoutBuilder {
    fileprivate func rows(of node: Node, _ section: inout Int, by rules: RowRules) -> [LayoutItem] {
        guard node.presence == .inPlace else { return [] }
        let form = node.kind[RowForm.self] ?? node.kind[RowsOfView.self]?.form(node)
        if form == .parts, node.styleOfApp == nil {
            // Its label is a row, and so is each view in it.
            let parts = node.childrenInPlace.filter { $0.slot !== Slot.styled }
            return modified(parts.flatMap { rows(of: $0, &section, by: rules) }, of: node, context())
        }
        let isSection = form == .section
        if !isSection, node.isArranged {
            guard form == .columnLabels else { return row(of: node, by: rules) }
            let labels = standing(at: .columnLabel) { items(of: node, along: nil) }
            for label in labels { label.traits[ListPart.self] = .columnLabels }
            return labels
        }
        if !isSection, node.kind.slots.contains(where: { $0 === Slot.styled || $0 === Slot.label }) {
            return row(of: node, by: rules)
        }
        if isSection { section += 1 }
        let own = section
        var inner: [LayoutItem] = []
        for child in node.children {
            let label = isSection ? rules.labels.place(of: child.slot) : nil
            let rows =
                label.map { standing(at: $0) { flattened([child], along: nil) } }
                ?? rows(of: child, &section, by: rules)
            for item in rows where isSection {
                item.traits[ListSection.self] = own
                item.traits.slot = child.slot
                if child.slot === Slot.header { item.traits[ListPart.self] = .header }
                if child.slot === Slot.footer { item.traits[ListPart.self] = .footer }
            }
            inner += rows
        }
        return modified(inner, of: node, context())
    }

    /// The items of a view that is a row by itself.
    private func row(of node: Node, by rules: RowRules) -> [LayoutItem] {
        let items = items(of: node, along: nil)
        let controls = rules.controls?(node) ?? []
        let endsWithArrow = node.kind.states(EndsRowWithArrow.self)
        for item in items {
            item.traits[RowControls.self] = controls
            item.traits[RowArrow.self] = endsWithArrow
        }
        return items
    }
}

/// The circumstances of the rows of a list.
private struct RowRules {
    let labels: SectionLabels
    /// Returns the controls beside a row; nil where there are none.
    var controls: (@MainActor (Node) -> RowControls.Set)?
}

/// The places of the headers and footers of sections, which decide their fonts.
package nonisolated struct SectionLabels: Equatable, Sendable {
    package let header: BarPlace
    package let footer: BarPlace

    package init(header: BarPlace, footer: BarPlace) {
        (self.header, self.footer) = (header, footer)
    }

    package static let grouped = SectionLabels(header: .sectionHeader, footer: .sectionFooter)
    package static let plain = SectionLabels(header: .plainHeader, footer: .sectionFooter)
    package static let sidebar = SectionLabels(header: .sidebarHeader, footer: .sectionFooter)

    /// The place of what a section has in a slot; nil for its rows.
    package func place(of slot: Slot) -> BarPlace? {
        slot === Slot.header ? header : slot === Slot.footer ? footer : nil
    }
}
