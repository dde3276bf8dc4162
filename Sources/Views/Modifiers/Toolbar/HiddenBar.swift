extension Arrangement {
    /// The arrangement of a toolbar, whose items go with the bars that they stand in.
    static let toolbar = Arrangement(
        isInBar: true,
        shown: { toolbar in toolbar.toolbarItems.filter { $0.isShown(in: toolbar) } },
        placeOfHidden: { hidden, toolbar in
            let item = toolbar.toolbarItems.first { $0 === hidden || hidden.isInside($0) }
            return item?.placeOfHidden(in: toolbar) ?? .hiddenBar
        })
}

extension [Facet] {
    /// The title of a screen, in its navigation bar.
    static var titleInBar: [Facet] {
        [
            .screenTitle, .inBar(.title), .textOfScreen, .drawingText { (try? $0.textString()) ?? "" },
            .hiding { $0.placeOfTitle }, .readInBar,
            .needs(.navigation, "a navigation title"),
        ]
    }
    /// A text that stands in the navigation bar beside the title.
    static var inNavigationBar: [Facet] {
        [.textOfScreen, .hiddenWithNavigationBar, .readInBar, .needs(.navigation, "a navigation title")]
    }
}

extension Facet {
    /// What modifiers of the kind add is in the navigation bar, and hidden along with it.
    static var hiddenWithNavigationBar: Facet { .hiding { $0.placeInNavigationBar } }
    /// The text that a modifier of the kind adds is read in the bar.
    fileprivate static var readInBar: Facet { .showingTexts { (try? $0.textString()).map { [$0] } ?? [] } }
}

extension Obstruction.Place {
    /// The place of what stands in a bar that is hidden.
    static var hiddenBar: Self {
        .init("in a bar that is hidden", because: "the bar that it is in is hidden")
    }
}

extension Set<ToolbarPlacement> {
    /// The names of the bar with the title.
    fileprivate static var navigationBar: Set { [.automatic, .navigationBar] }
}

extension Node {
    /// The place of what this modifier puts into the navigation bar; nil where that is shown.
    fileprivate var placeInNavigationBar: Obstruction.Place? {
        parent?.isHidden(.navigationBar) == true ? .hiddenBar : nil
    }

    /// The place of the title that this modifier gives the screen; nil where it is shown.
    fileprivate var placeOfTitle: Obstruction.Place? {
        // Documented for toolbar(removing:): with title, the bar goes without the title of the screen.
        let isRemoved = parent?.nearestOnPage { view in
            view.attributes(ModifierType.ToolbarRemoving.self).contains(.title) ? true : nil
        }
        if isRemoved == true {
            return .init("in a bar without a title", because: "toolbar(removing: .title) takes the title from its bar")
        }
        if let hidden = placeInNavigationBar { return hidden }
        guard barsOfPage?.hasItemAsTitle == true else { return nil }
        return .init(
            "in a bar with an item in place of its title",
            because: "a toolbar item of the placement principal stands in the place of the title")
    }

    /// What the page that the view stands on has in its bars; nil outside of a navigation container, and on a page that isn't shown.
    private var barsOfPage: PageBars? {
        guard let stack = container(.navigation) else { return nil }
        guard stack.kind.hasColumns else { return PageBars(of: stack) }
        let column = stack.columns.first { column in column.pages.contains { self === $0 || isInside($0) } }
        return column.map { PageBars(of: $0, in: stack) }
    }

    /// The place of an item above the keyboard while that is away; nil for any other item.
    private var placeAboveKeyboard: Obstruction.Place? {
        guard isLive, toolbarPlacement == .keyboard else { return nil }
        // Commonly known: the items are there whichever field of the screen has the focus.
        if let field = graph.typedField, field.layoutScreen === layoutScreen { return nil }
        return .init(
            "above the keyboard, which isn't shown",
            because: "it is above the keyboard, which isn't shown: field:focus() of a text field brings it")
    }

    /// The items of the toolbar whose node this is, also those that content of the app's own has.
    fileprivate var toolbarItems: [Node] {
        childrenInPlace.flatMap { child in
            child.toolbarPlacement == nil && child.firstNode { $0.toolbarPlacement != nil } != nil
                ? child.toolbarItems : [child]
        }
    }

    /// The items of the toolbar, or of what is in it, that have a place in a bar or in the menu of one.
    var toolbarItemsForBars: [Node] {
        guard kind[BarForm.self] == .items else { return shownInside ?? childrenInPlace }
        return toolbarItems.filter { $0.isInClosedBarMenu || $0.isShown(in: self) }
    }

    /// Whether an item of a toolbar is shown.
    fileprivate func isShown(in toolbar: Node) -> Bool {
        // Commonly known: items above the keyboard come and go with it. Unverified: outside of a navigation container too.
        if toolbarPlacement == .keyboard { return placeAboveKeyboard == nil }
        return toolbar.container(.navigation) != nil && toolbar.parent?.isHidden(bar) != true && !isInClosedBarMenu
    }

    /// The place of an item that isn't shown.
    fileprivate func placeOfHidden(in toolbar: Node) -> Obstruction.Place {
        if let place = placeAboveKeyboard ?? toolbar.placeOutside(of: .navigation, "a toolbar") { return place }
        guard toolbar.parent?.isHidden(bar) != true else { return .hiddenBar }
        return closedBarMenu(in: graph.laidOut) ?? .hiddenBar
    }

    /// Whether a bar is hidden by a modifier of this view, or of one around it on the same page. The nearest modifier
    /// counts.
    private func isHidden(_ bar: Set<ToolbarPlacement>) -> Bool {
        // Unverified: the setting nearest to the page wins over those around it.
        nearestOnPage { $0.hides(bar) } ?? false
    }

    /// The first answer of this view and those around it on the same page.
    private func nearestOnPage<Answer>(_ answer: (Node) -> Answer?) -> Answer? {
        var next: Node? = self
        while let view = next {
            if let found = answer(view) { return found }
            next = view.presence == .inPlace && view.parent?.showsPages != true ? view.parent : nil
        }
        return nil
    }

    /// Whether the view shows one page at a time. The columns of another share what is set around them.
    private var showsPages: Bool { kind.hasPages && !kind.hasColumns }

    /// The names of the bar that an item stands in, which isn't the one above the keyboard.
    private var bar: Set<ToolbarPlacement> {
        let placement = toolbarPlacement
        return placement == .bottomBar || placement == .status ? [.bottomBar] : .navigationBar
    }

    /// Whether the view's modifiers hide a bar, which has any of the names; nil where they say nothing of it.
    private func hides(_ bar: Set<ToolbarPlacement>) -> Bool? {
        guard !modifiers.isEmpty else { return nil }
        let visibility = attributes(ModifierType.ToolbarVisibility.self).first { !bar.isDisjoint(with: $0.bars) }
        if let visibility { return visibility.visibility == .hidden }
        return bar.contains(.navigationBar) ? attributes(ModifierType.NavigationBarHidden.self).first : nil
    }
}
