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

    /// The reason why an item of a toolbar has no frame, nor what is in it: the menu is closed that it stands in. Nil for any
    /// other item.
    fileprivate var closedBarMenu: String? {
        guard toolbarPlacement == .secondaryAction, let owner = barMenuOwner, !owner.barMenu.value else { return nil }
        guard let layout = graph.screenLayout.last, layout.pass.hasBars else { return nil }
        let frame = try? layout.frame(of: owner, inner: true)
        let buttons = frame.flatMap { frame in
            layout.barsOfPages(of: owner, in: frame).compactMap { $0.bars.menuButton(in: $0.frame) }
        }
        guard let button = buttons?.first else { return nil }
        let place = "x = \(LayoutFault.number(button.midX)), y = \(LayoutFault.number(button.midY))"
        return "it is in the menu of the bar, which screen:tap{ \(place) } opens"
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
    static var leftOutOfClosedMenu: Facet { .leavesOut { _, item in item.closedBarMenu } }
}
