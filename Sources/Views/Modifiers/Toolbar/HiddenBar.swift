extension Arrangement {
    /// The arrangement of a toolbar, whose items go with the bars that they stand in.
    static let toolbar = Arrangement(
        shown: { toolbar in toolbar.childrenInPlace.filter { !$0.isInHiddenBar } },
        whereabouts: { _, _ in .init(place: "in a bar that is hidden", obstacle: "the bar that it is in is hidden") })
}

extension Node {
    /// Whether the bar that an item of a toolbar stands in is hidden by a modifier of the view with the toolbar, or of one
    /// around that on the same page. The nearest modifier counts.
    fileprivate var isInHiddenBar: Bool {
        let bar = bar
        guard !bar.isEmpty else { return false }
        var next = parent?.parent
        while let view = next {
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
        return placement == .bottomBar || placement == .status ? [.bottomBar] : [.automatic, .navigationBar]
    }

    /// Whether the view's modifiers hide a bar, which has any of the names; nil where they say nothing of it.
    private func hides(_ bar: Set<ToolbarPlacement>) -> Bool? {
        guard !modifiers.isEmpty else { return nil }
        let visibility = attributes(ModifierType.ToolbarVisibility.self).first { !bar.isDisjoint(with: $0.bars) }
        if let visibility { return visibility.visibility == .hidden }
        return bar.contains(.navigationBar) ? attributes(ModifierType.NavigationBarHidden.self).first : nil
    }
}
