/// A presented screen that points at the view which presents it.
struct PointsAtView: Sendable {}

/// A presented screen that is a column beside the others where there is width for it.
struct StandsBesideScreen: Sendable {}

/// A button in the content of a dialog, or among actions.
struct ActionButton: Sendable {}

/// A form in which the system itself shows the controls in it, and leaves out those that it has no row or button for.
struct SystemForms: OptionSet, Sendable {
    let rawValue: Int

    static let menu = SystemForms(rawValue: 1 << 0)
    static let alert = SystemForms(rawValue: 1 << 1)
    static let confirmationDialog = SystemForms(rawValue: 1 << 2)
    static let dialogs: SystemForms = [.alert, .confirmationDialog]
    static let all: SystemForms = [.menu, .alert, .confirmationDialog]
}

// What presented screens and menus ask kinds.
extension Facet {
    /// Screens that modifiers of the kind present point at the view which presents them.
    static var pointing: Facet { Facet(PointsAtView()) }
    /// Screens that modifiers of the kind present are columns beside the others where there is width.
    static var besideScreen: Facet { Facet(StandsBesideScreen()) }
    /// Views of the kind are buttons, of which dialogs and actions are made.
    static var actionButton: Facet { Facet(ActionButton()) }
    /// The system leaves views of the kind out of some of the forms in which it shows controls.
    static func leftOut(of forms: SystemForms) -> Facet { Facet(forms) }
}

extension Kind {
    /// Whether views of the kind are buttons, of which dialogs and actions are made.
    var isActionButton: Bool { states(ActionButton.self) }
}
