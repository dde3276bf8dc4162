// Which labels of controls are drawn. A label that isn't drawn is still read aloud, and a search finds the control by it.

extension Facet {
    /// Views of the kind draw their label unless `labelsHidden` hides it.
    static var drawingLabel: Facet { .drawingStyled(without: { $0.labelsHidden ? [.label] : [] }) }
    /// Views of the kind never draw their label.
    static var withoutLabel: Facet { .drawing(without: { _ in [.label] }) }
}

extension Facet {
    /// Views of the kind draw all of what is inside them but what stands in some slots; in a style of the app, what that shows.
    static func drawingStyled(without slots: @escaping @MainActor @Sendable (Node) -> [Slot]) -> Facet {
        .drawing(without: { view in
            guard let shown = view.slotsInStyleOfApp else { return slots(view) }
            return view.kind.slots.filter { slot in !shown.contains { $0 === slot } }
        })
    }
}

extension Node {
    /// The view and those around it, from the inside out, as far as the page or the screen that it stands on goes: what leads to
    /// that is no place of the view.
    var placesOnPage: some Sequence<Node> {
        sequence(first: self) { $0.presence == .inPlace ? $0.parent : nil }
    }

    /// The list or the form in a row of which the view stands; nil where it stands in none.
    var listOfRow: Node? {
        var inner = self
        while inner.presence == .inPlace, !inner.kind.standsInBar, let outer = inner.parent {
            // What a modifier adds to a list stands beside its rows.
            let isInside = inner.slot !== Slot.modifier
            if isInside, outer.kind.states(ListsRows.self) { return outer }
            inner = outer
        }
        return nil
    }

    /// Whether the view stands in a row of a list or a form.
    var standsInRows: Bool { listOfRow != nil }

    /// Whether the view stands where a label shows its icon alone: in a bar of the page, or among the actions of a row. Commonly
    /// known for both; *unverified* for the actions of a tall row.
    var standsAmongIcons: Bool {
        for node in sequence(first: self, next: \.parent) {
            // What a menu offers is no part of the bar that the menu stands in.
            guard node.presence.isPart else { return false }
            if let place = node.toolbarPlacement?.place { return place.showsIcons }
            if node.kind.offersRowActions { return true }
            switch node.kind[BarForm.self] {
            case .leading, .trailing: return true
            default: continue
            }
        }
        return false
    }
}

extension BarPlace {
    /// Whether a label shows its icon alone in the bar, unless a label style says otherwise.
    var showsIcons: Bool {
        switch self {
        // Commonly known.
        case .leading, .trailing, .bottom: true
        default: false
        }
    }
}
