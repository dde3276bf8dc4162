import Foundation

extension Facet {
    /// A drag turns the pages of views of the kind.
    static let turnedByDrag = Facet.dragged { view, drag in view.turningPages(by: drag) }
}

/// The screens of a tab view that a person turns as pages: they stand side by side, and the chosen one is in view.
@MainActor
struct TurnedPages {
    /// The tab view.
    let node: Node
    /// Along which they stand.
    let axis: Axis
    /// The screens in order, without those whose tabs are hidden.
    let pages: [Node]
    /// The place of the chosen one among them, from 0.
    let chosen: Int

    /// - Returns: nil for a view that shows no pages.
    fileprivate init?(_ node: Node) {
        guard let axis = node.pageAxis else { return nil }
        self.node = node
        self.axis = axis
        let tabs = node.tabs
        let shown = tabs.filter { !$0.isHidden }
        pages = shown.map(\.page)
        let page = node.chosenTab(of: tabs)?.page
        guard let chosen = pages.firstIndex(where: { $0 === page }) else { return nil }
        self.chosen = chosen
    }

    /// Turns to a page, or as far as there are some, one after the other, as a person does: each is selected on the way.
    /// - Throws: `InspectionError.outOfReach` where the view isn't on the screen of a tree that is one or has `scrollDisabled`,
    ///   and `notSupported` where the selection can't hold the tag of a page.
    func turn(to wanted: Int) throws {
        try node.checkScrollable()
        let target = min(max(0, wanted), pages.count - 1)
        // Unverified: a jump over several pages selects each of them in turn.
        for place in stride(from: chosen, through: target, by: target < chosen ? -1 : 1).dropFirst() {
            let tabs = node.tabs
            guard let tab = tabs.firstIndex(where: { $0.page === pages[place] }) else { return }
            try node.graph.run(on: node) { try node.select(tabs[tab], at: tab) }
        }
    }

    /// The page that comes to rest in view after a finger has moved by so much, in points: the next one, where it would go on
    /// by more than half of the view.
    func place(after movement: CGSize, in size: CGSize) -> Int {
        let length = size[axis]
        // Commonly known: a slow drag turns the page once it is past the middle. A quick flick needs less.
        guard length > 0, abs(movement[axis]) > length / 2 else { return chosen }
        // Commonly known: pages run from right to left in a right-to-left layout.
        let isMirrored = axis == .horizontal && node.environment.layoutDirection == .rightToLeft
        return chosen + ((movement[axis] < 0) != isMirrored ? 1 : -1)
    }
}

extension Node {
    /// The axis along which a tab view shows its screens as pages; nil for one with a bar, and for any other view.
    var pageAxis: Axis? {
        guard kind.states(ShowsTabs.self) else { return nil }
        switch environment[StyleKey<ModifierType.TabViewStyle>.self]?.style {
        case is PageTabViewStyle, is CarouselTabViewStyle: return .horizontal
        case is VerticalPageTabViewStyle: return .vertical
        default: return nil
        }
    }

    /// What a drag on a tab view with pages does: it turns to another page.
    fileprivate func turningPages(by drag: FingerDrag) -> DragAnswer {
        guard let axis = pageAxis else { return .leaves }
        guard axis == drag.axis else {
            return .leaves(because: "turns its pages " + (axis == .horizontal ? "sideways only" : "up and down only"))
        }
        guard environment.isScrollEnabled else { return .leaves(because: "has scrollDisabled") }
        return .takes { drag in
            guard let turned = self.turnedPages else { return }
            let size = try self.graph.laidOut.exactFrame(of: self, inner: true).size
            try turned.turn(to: turned.place(after: drag.predictedTranslation, in: size))
        }
    }

    /// The pages of a tab view that a person turns; nil for any other view.
    var turnedPages: TurnedPages? { TurnedPages(self) }
}
