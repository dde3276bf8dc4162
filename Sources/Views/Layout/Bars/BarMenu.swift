/// The menu of a navigation bar, with the items of toolbars whose placement is `secondaryAction`.
extension Node {
    /// Whether the menu in the bar of a view with pages is open.
    var barMenu: StateBox<Bool> { storage(named: "barMenu") { StateBox(false) } }

    /// Opens or closes the menu in the bar of a view with pages.
    func showBarMenu(_ isOpen: Bool) {
        barMenu.value = isOpen
        graph.invalidate(self)
    }

    /// The view whose bar has the menu that this one, an item of a toolbar, stands in; nil for any other.
    private var barMenuOwner: Node? { ancestors.first { $0.kind.hasPages } }

    /// Whether the view, an item of a toolbar, stands in the menu of a bar on a screen, which is closed.
    var isInClosedBarMenu: Bool {
        toolbarPlacement == .secondaryAction && graph.isScreen && graph.isOnNamedScreen
            && barMenuOwner.map { !$0.barMenu.value } ?? false
    }

    /// The place of an item of a toolbar in the menu of a bar, which is closed; nil where that is open, and for any other item.
    func closedBarMenu(in layout: LaidOut) -> Obstruction.Place? {
        guard isInClosedBarMenu, layout.pass.hasBars, let owner = barMenuOwner,
            let frame = try? layout.frame(of: owner, inner: true),
            let button = layout.menuButton(ofPagesOf: owner, in: frame)
        else { return nil }
        let place = "x = \(LayoutFault.number(button.midX)), y = \(LayoutFault.number(button.midY))"
        let name = "in the menu of the bar, which screen:tap{ \(place) } opens"
        return .init(name, because: "it is \(name)")
    }

    /// The placement of an item of a toolbar, or of a group of them; nil for any other view.
    var toolbarPlacement: ToolbarItemPlacement? {
        (try? properties(of: ViewType.Toolbar.Item.self))?.placement
            ?? (try? properties(of: ViewType.Toolbar.ItemGroup.self))?.placement
    }

    /// Makes a choice in an item of a toolbar close the menu that the item stands in.
    func closeBarMenuByChoice() {
        environment.isInMenu = true
        environment.conclude = { [weak self] in
            MainActor.assumeIsolated {
                guard let owner = self?.barMenuOwner, owner.barMenu.value else { return }
                owner.showBarMenu(false)
            }
        }
    }
}

extension Facet {
    /// The item of a toolbar is left out as long as the menu is closed that it stands in.
    static var leftOutOfClosedMenu: Facet {
        .leavesOut { _, item in
            item.graph.screenLayout.last.flatMap { item.closedBarMenu(in: $0)?.reason }
        }
    }
}
