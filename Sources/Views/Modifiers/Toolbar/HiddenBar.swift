extension Arrangement {
    /// The arrangement of a toolbar, whose items go with the bars that they stand in.
    static let toolbar = Arrangement(
        isInBar: true,
        shown: { toolbar in toolbar.childrenInPlace.filter { !$0.isInHiddenBar } },
        placeOfHidden: { _, _ in .hiddenBar })
}

extension [Facet] {
    /// The title of a screen, in its navigation bar.
    static var titleInBar: [Facet] { [.screenTitle, .inBar(.title)] + inNavigationBar }
    /// A text that stands in the navigation bar beside the title.
    static var inNavigationBar: [Facet] {
        [
            .textOfScreen, .hiding { $0.placeOfTitle },
            .showingTexts { (try? $0.textString()).map { [$0] } ?? [] },
        ]
    }
}

extension Obstruction.Place {
    /// The place of what stands in a bar that is hidden.
    fileprivate static var hiddenBar: Self {
        .init("in a bar that is hidden", because: "the bar that it is in is hidden")
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

    /// Whether the bar that an item of a toolbar stands in is hidden.
    fileprivate var isInHiddenBar: Bool {
        let bar = bar
        return !bar.isEmpty && parent?.parent?.isHidden(bar) == true
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

    /// The names of the bar that an item stands in; none for the one above the keyboard, which comes and goes with that.
    private var bar: Set<ToolbarPlacement> {
        let placement =
            (try? properties(of: ViewType.Toolbar.Item.self))?.placement
            ?? (try? properties(of: ViewType.Toolbar.ItemGroup.self))?.placement
        if placement == .keyboard { return [] }
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
