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
    static var titleInBar: [Facet] { [.screenTitle, .inBar(.title)] + inNavigationBar }
    /// A text that stands in the navigation bar beside the title.
    static var inNavigationBar: [Facet] {
        [
            .textOfScreen, .hiding { $0.placeOfTitle }, .needs(.navigation, "a navigation title"),
            .showingTexts { (try? $0.textString()).map { [$0] } ?? [] },
        ]
    }
}

extension Obstruction.Place {
    /// The place of what stands in a bar that is hidden.
    fileprivate static var hiddenBar: Self {
        .init("in a bar that is hidden", because: "the bar that it is in is hidden")
    }

    /// The place of what stands above the keyboard while there is none.
    fileprivate static var closedKeyboard: Self {
        .init(
            "above the keyboard, which isn't shown",
            because: "it is above the keyboard, which isn't shown: field:focus() of a text field brings it")
    }
}

extension Set<ToolbarPlacement> {
    /// The names of the bar with the title.
    fileprivate static var navigationBar: Set { [.automatic, .navigationBar] }
}

extension Node {
    /// The place of the title that this modifier gives the screen; nil where its bar is shown.
    fileprivate var placeOfTitle: Obstruction.Place? {
        parent?.isHidden(.navigationBar) == true ? .hiddenBar : nil
    }

    /// Whether a person types into a field on the same screen as the view.
    private var hasKeyboard: Bool {
        // Commonly known: the items are there whichever field of the screen has the focus.
        graph.typedField.map { $0.layoutScreen === layoutScreen } ?? false
    }

    /// The items of the toolbar whose node this is, also those that content of the app's own has.
    fileprivate var toolbarItems: [Node] {
        childrenInPlace.flatMap { child in
            child.toolbarPlacement == nil && child.firstNode { $0.toolbarPlacement != nil } != nil
                ? child.toolbarItems : [child]
        }
    }

    /// Whether an item of a toolbar is shown.
    fileprivate func isShown(in toolbar: Node) -> Bool {
        // Commonly known: items above the keyboard come and go with it. Unverified: outside of a navigation container too.
        if toolbarPlacement == .keyboard { return toolbar.hasKeyboard }
        return toolbar.container(.navigation) != nil && toolbar.parent?.isHidden(bar) != true
    }

    /// The place of an item that isn't shown.
    fileprivate func placeOfHidden(in toolbar: Node) -> Obstruction.Place {
        if toolbarPlacement == .keyboard { return .closedKeyboard }
        return toolbar.placeOutside(of: .navigation, "a toolbar") ?? .hiddenBar
    }

    /// Whether a bar is hidden by a modifier of this view, or of one around it on the same page. The nearest modifier
    /// counts.
    private func isHidden(_ bar: Set<ToolbarPlacement>) -> Bool {
        var next: Node? = self
        while let view = next {
            // Unverified: the setting nearest to the page wins over those around it.
            if let isHidden = view.hides(bar) { return isHidden }
            next = view.presence == .inPlace && view.parent?.showsPages != true ? view.parent : nil
        }
        return false
    }

    private var showsPages: Bool { kind === ViewType.NavigationStack.kind || kind === ViewType.NavigationView.kind }

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
