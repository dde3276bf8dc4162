/// The controls that menus and dialogs show. Both are made by the system of what views say, and leave out views that it has no row
/// or button for.
extension Facet {
    /// Modifiers of the kind present an alert, which shows buttons and text fields among its actions.
    static var offersButtonsAndFields: Facet {
        .leavingOut(noButtons, from: .actions, "an alert", shows: "buttons and text fields")
    }
    /// Modifiers of the kind present a dialog, which shows buttons among its actions.
    static var offersButtons: Facet {
        .leavingOut(noButtons + fields, from: .actions, "a confirmation dialog", shows: "buttons")
    }
    /// Views of the kind, or modifiers, offer a menu, which shows buttons, toggles, pickers and other menus.
    static var offersRows: Facet {
        .leavingOut(noRows + fields, from: .content, "a menu", shows: "buttons, toggles, pickers and menus")
    }

    /// The views that take typing.
    private static let fields = [ViewType.TextField.kind, ViewType.SecureField.kind, ViewType.TextEditor.kind]
    /// Commonly known: a menu has no room for these. Unverified for steppers, images and stacks, which are shown.
    private static let noRows = [
        ViewType.Slider.kind, ViewType.DatePicker.kind, ViewType.MultiDatePicker.kind, ViewType.ColorPicker.kind,
        ViewType.ProgressView.kind, ViewType.Gauge.kind, ViewType.List.kind, ViewType.Form.kind,
        ViewType.ScrollView.kind,
    ]
    /// Commonly known: alerts and dialogs show none of these as actions. Unverified for stacks and links, which are shown.
    private static let noButtons =
        noRows + [
            ViewType.Text.kind, ViewType.Image.kind, ViewType.Label.kind, ViewType.Toggle.kind, ViewType.Picker.kind,
            ViewType.Stepper.kind, ViewType.TextEditor.kind, ViewType.LabeledContent.kind,
        ]

    private static func leavingOut(_ kinds: [Kind], from slot: Slot, _ name: String, shows: String) -> Facet {
        let left = Set(kinds.map(ObjectIdentifier.init))
        return .offersSome { view, around in
            guard let row = view.row(in: around, slot), left.contains(ObjectIdentifier(row.kind)) else { return nil }
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
        return kind === ViewType.Section.kind || !(view is any ArrangedView)
    }
}
