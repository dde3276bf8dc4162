extension LayoutBuilder {
    /// Returns the item of the screen, then those of the screens, dialogs and menus that are presented above it, each with
    /// one item in it.
    package func roots(_ root: Node, on screen: DeviceScreen) -> [LayoutItem] {
        let content = single(items(of: root, along: nil, asLayer: true), root)
        let keyboard = root.graph.keyboard(on: screen)
        let layout = RootLayout(safeArea: screen.safeArea, keyboard: keyboard?.height(over: root) ?? 0)
        var roots = [wrapping(layout, content, root)]
        for screenViews in root.graph.presentedScreens {
            let presented = screenViews[0]
            if let menu = presented.menuAround {
                roots.append(self.menu(screenViews, of: menu, on: screen))
                continue
            }
            let content =
                presented.dialogForm.map { dialog(presented, $0) }
                ?? single(items(of: presented, along: nil, asLayer: true), presented)
            roots.append(
                wrapping(
                    presented.rootLayout(on: screen, above: keyboard?.height(over: presented) ?? 0), content, presented)
            )
        }
        return roots
    }

    /// Returns the item of an alert or a dialog, arranged by its layout.
    private func dialog(_ node: Node, _ form: DialogForm) -> [LayoutItem] {
        let content = _LayoutContent(node: node, bars: [], builder: self)
        let items = (node.shownInside ?? node.children).flatMap { part in
            standing(at: form.place(of: part.slot)) { content.items(of: [part]) }
        }
        for part in node.shownInside ?? node.children { noteDialogRoles(in: part) }
        let dialog = [make(form.layout, items, node)]
        record(node, outer: dialog, inner: dialog, context(asLayer: true))
        return dialog
    }

    /// Tells the layout of a dialog which of its views is the button that cancels, and which are fields.
    private func noteDialogRoles(in node: Node) {
        let role: DialogRole.Role? =
            node.kind[CancelsDialog.self]?.cancels(node) == true
            ? .cancel : node.kind.states(TakesTyping.self) ? .field : nil
        guard let role else {
            for child in node.childrenInPlace { noteDialogRoles(in: child) }
            return
        }
        for item in node.laidOutRecord?.outer ?? [] { item.traits[DialogRole.self] = role }
    }

    /// Makes the item of an open menu, which stands above all else, at the view that it belongs to.
    private func menu(_ views: [Node], of menu: Node, on screen: DeviceScreen) -> LayoutItem {
        let owner = menu.kind.isModifier ? menu.parent ?? menu : menu
        let list = standing(at: .page) { menuRows(views.filter { $0.slot === Slot.content }, menu) }
        let layout = MenuScreenLayout(owner: owner.laidOutRecord?.outer ?? [], safeArea: screen.safeArea)
        return make(layout, [list], menu)
    }

    /// Makes the item of the rows of a menu, with gaps where the dividers are.
    func menuRows(_ views: [Node], _ menu: Node) -> LayoutItem {
        var items: [LayoutItem] = []
        var gaps: Set<Int> = []
        for view in views {
            if view.kind.states(SeparatesRows.self) { gaps.insert(items.count) }
            items += self.items(of: view, along: nil, asLayer: true)
        }
        let width = menu.graph.screen.isTablet ? MenuMetrics.tabletWidth : MenuMetrics.width
        // Seen: the texts of all rows are in line, behind the check mark that one of them may have.
        let hasMarks = views.contains { $0.firstNode { $0.kind.states(MarksRows.self) } != nil }
        let inset = hasMarks ? MenuMetrics.markedInset : MenuMetrics.inset
        return make(MenuLayout(gaps: gaps, width: width, inset: inset), items, menu)
    }
}
