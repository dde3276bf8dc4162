/// The controls that menus and dialogs show. Both are made by the system of what views say, and leave out views that it has no row
/// or button for.
extension Facet {
    // Which views these are, their kinds state. Commonly known: a menu has no room for controls such as sliders, lists and fields,
    // and a dialog shows none of these as actions, nor texts and images. Unverified for stacks and links, which are shown, and in a
    // menu for steppers and images.

    /// Modifiers of the kind present an alert, which shows buttons and text fields among its actions.
    static var offersButtonsAndFields: Facet {
        .leavingOut(.alert, from: .actions, "an alert", shows: "buttons and text fields")
    }
    /// Modifiers of the kind present a dialog, which shows buttons among its actions.
    static var offersButtons: Facet {
        .leavingOut(.confirmationDialog, from: .actions, "a confirmation dialog", shows: "buttons")
    }
    /// Views of the kind, or modifiers, offer a menu, which shows buttons, toggles, pickers and other menus.
    static var offersRows: Facet {
        .leavingOut(.menu, from: .content, "a menu", shows: "buttons, toggles, pickers and menus")
    }

    private static func leavingOut(_ form: SystemForms, from slot: Slot, _ name: String, shows: String) -> Facet {
        .offersSome { view, around in
            guard let row = view.row(in: around, slot), row.kind[SystemForms.self]?.contains(form) == true else {
                return nil
            }
            return .init(
                "in \(name), which shows \(shows) only", because: "\(name) shows \(shows) only, and no \(row.kind.name)"
            )
        }
    }
}

extension Node {
    /// The outermost view that this one is or stands in, below another and in a slot of that, which isn't only there for others: a
    /// group, a section, a view of the app's. Nil where there is none.
    fileprivate func row(in around: Node, _ slot: Slot) -> Node? {
        var row: Node?
        var next: Node? = self
        while let node = next, node !== around {
            if !node.standsForOthers { row = node }
            if node.parent === around, node.slot !== slot { return nil }
            next = node.parent
        }
        return row
    }

    private var standsForOthers: Bool {
        guard case .primitive(let view) = content else { return true }
        return kind[RowForm.self] == .section || !(view is any ArrangedView)
    }
}
