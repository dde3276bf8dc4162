/// A view that shows one of the screens in it, each of which has a tab.
struct ShowsTabs: Sendable {}

/// A view that shows columns, each with pages.
struct ShowsColumns: Sendable {}

/// The part of a view or modifier in a view that shows tabs.
enum TabForm: Sendable {
    /// A screen with the label of its tab.
    case tab
    /// Several tabs below a header.
    case section
    /// A modifier that gives the tab of a screen its label.
    case item
    /// A modifier that adds a badge to the tab of a screen.
    case badge
}

// What views that show pages ask kinds.
extension Facet {
    /// Views of the kind show one of the screens in them, each of which has a tab.
    static var showsTabs: Facet { Facet(ShowsTabs()) }
    /// Views of the kind show columns, each with pages.
    static var showsColumns: Facet { Facet(ShowsColumns()) }
    /// Views or modifiers of the kind have a part in a view that shows tabs.
    static func inTabs(_ form: TabForm) -> Facet { Facet(form) }
}

extension Kind {
    /// Whether views of the kind show columns, each with pages.
    var hasColumns: Bool { states(ShowsColumns.self) }
}
