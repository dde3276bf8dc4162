/// The screen that a presentation belongs to, and whether its view is there to present one.
extension Node {
    /// The screen that a view presents another from: the presented one that it stands on, or the root.
    var presentingScreen: Node { ancestors.first { $0.isPresentedScreen } ?? graph.root }

    /// The screen that is presented from the same one as this; nil for none.
    var otherPresented: Node? {
        let presenter = presentingScreen
        return graph.presentedScreens.lazy.compactMap(\.first).first {
            $0 !== self && $0.isPresentedScreen && $0.occupiesPresenter && $0.presentingScreen === presenter
        }
    }

    /// Whether this is a presented screen rather than an open menu, which goes by itself.
    private var isPresentedScreen: Bool { presence == .presented && menuAround == nil && !kind.states(OffersMenu.self) }

    /// Whether no other screen can be presented beside this one. Documented for `inspector`: where there is width, it is a column.
    private var occupiesPresenter: Bool {
        !kind.states(StandsBesideScreen.self) || environment.horizontalSizeClass != .regular
    }

    /// Whether the view that presents may have been left out by one around it, so that only the complete tree tells whether it
    /// is there.
    var mayBeOffStage: Bool { !leavingOut.isEmpty || parent?.standsInLazyContainer == true }

    /// Whether the view that presents is there: not in a tab that isn't selected, a menu, or a row that has yet to come into
    /// sight.
    ///
    /// A page below another one is. *Unverified*: what it presents is shown above the page on top.
    var isOnStage: Bool {
        for (node, inner) in leavingOut {
            // Commonly known: the items of menus and the actions of rows are drawn by the system, without what presents screens.
            if node.offers(inner) { return false }
            if let shown = node.shownInside, !shown.contains(where: { $0 === self || isInside($0) }) { return false }
        }
        guard let view = parent, view.standsInLazyContainer else { return true }
        return view.isRowMade(in: graph.laidOut)
    }

    /// The views around on the screen that presents which show some of what is inside them only, each with the view directly
    /// inside it. What is applied to such a view is there where the view is.
    private var leavingOut: [(node: Node, inner: Node)] {
        var found: [(node: Node, inner: Node)] = []
        var inner = self
        for node in ancestors.prefix(while: { !$0.isPresentedScreen }) {
            if inner.slot !== Slot.modifier, node.mayLeaveOut { found.append((node, inner)) }
            inner = node
        }
        return found
    }

    /// Whether the view shows some of what is inside it only. Pages are all there.
    private var mayLeaveOut: Bool {
        (shownInside != nil && !kind.states(ShowsPages.self)) || kind.states(OffersMenu.self)
            || kind.offersRowActions
    }

    /// Whether a view directly inside this one is offered by it, as an item of a menu or an action of a row.
    private func offers(_ inner: Node) -> Bool {
        kind.offersRowActions || kind.states(OffersMenu.self) && inner.slot !== Slot.label
    }
}

extension Node {
    /// Brings the keyboard to the first field of this presented screen, once the tree is up to date, unless the app has put the
    /// focus on the screen itself.
    ///
    /// *Unverified*: the focus doesn't go back to where it was when the screen has gone.
    func focusFirstField() {
        guard isLive else { return }
        graph.afterUpdate { [weak self] in
            guard let self, self.presence == .presented, self.sightObstruction == nil else { return }
            let keeper = self.graph.focusKeeper(.keyboard)
            if let focused = keeper.node, focused.isInside(self) { return }
            let field = self.firstNode { node in
                node.kind.role == .view && node.kind.states(TakesTyping.self) && node.canTakeFocus(.keyboard)
                    && node.sightObstruction == nil
            }
            if let field { keeper.move(to: field, keepingRequests: true, in: self.graph) }
        }
    }
}
