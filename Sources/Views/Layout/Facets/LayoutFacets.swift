/// What the layout asks kinds about their views. Most are plain statements, of which the type is all there is.
///
/// A view that shows pages with bars around them.
struct ShowsPages: Sendable {}
/// A field that a person types into.
struct TakesTyping: Sendable {}
/// A view that scrolls its own text, so that what a person scrolls is another view where there is one.
struct ScrollsOwnText: Sendable {}
/// A view that shows the first of those in it that fits.
struct ShowsOneThatFits: Sendable {}
/// A view that stands between others to overlap them on purpose.
struct OverlapsOnPurpose: Sendable {}
/// A view that is a picture.
struct Picture: Sendable {}
/// A view or modifier that is a text on the screen.
struct TextOfScreen: Sendable {}
/// A modifier whose content stands behind the view.
struct StandsBehind: Sendable {}
/// A line between the rows of a menu.
struct SeparatesRows: Sendable {}

/// A view or modifier that offers a menu.
struct OffersMenu: Sendable {
    /// A touch that opens a menu.
    enum Opening { case tap, longPress }

    /// The touch that opens the menu of a view; nil where no touch of it does.
    let opening: Opening?
}

/// The rows that a view has in a list.
enum RowForm: Sendable {
    /// Its label is a row, and so is each view in it.
    case parts
    /// The rows are a section, between a header and a footer.
    case section
    /// It is the row with the labels of columns.
    case columnLabels
}

/// The part of a modifier in the bars around a page.
enum BarForm: Sendable {
    /// The modifier adds items, each of which has a placement.
    case items
    /// It adds the title of the page.
    case title
    /// It adds the field of a search.
    case search
    /// It adds a view at the start of the navigation bar.
    case leading
    /// It adds a view at the end of the navigation bar.
    case trailing
}

/// The shape of a screen that a modifier presents. One that states none covers all of the screen.
enum ScreenForm: Sendable {
    case sheet
    /// A sheet where there is little width.
    case sheetWhereCompact
    case dialog(DialogForm)
}

/// A part of the body that a style makes of a control.
struct StyledPart: Sendable {
    /// The slot of the control that the part comes from.
    let slot: Slot
}

extension Facet {
    /// Views of the kind show pages with bars around them.
    static var showsPages: Facet { Facet(ShowsPages()) }
    /// A person types into views of the kind.
    static var takesTyping: Facet { Facet(TakesTyping()) }
    /// Views of the kind scroll their own text.
    static var scrollsOwnText: Facet { Facet(ScrollsOwnText()) }
    /// Views of the kind show the first view in them that fits.
    static var showsOneThatFits: Facet { Facet(ShowsOneThatFits()) }
    /// What stands in views of the kind may overlap.
    static var overlapping: Facet { Facet(OverlapsOnPurpose()) }
    /// Views of the kind are pictures.
    static var picture: Facet { Facet(Picture()) }
    /// Views of the kind, or what modifiers of the kind add, are texts on the screen.
    static var textOfScreen: Facet { Facet(TextOfScreen()) }
    /// What modifiers of the kind add stands behind the view.
    static var behind: Facet { Facet(StandsBehind()) }
    /// Views of the kind are lines between the rows of a menu.
    static var separatesRows: Facet { Facet(SeparatesRows()) }
    /// Views or modifiers of the kind offer a menu, which a touch opens; nil where none of the view does.
    static func menu(opensWith opening: OffersMenu.Opening?) -> Facet { Facet(OffersMenu(opening: opening)) }
    /// Views of the kind have rows of a form in a list.
    static func rows(_ form: RowForm) -> Facet { Facet(form) }
    /// What modifiers of the kind add stands in the bars around a page.
    static func inBar(_ form: BarForm) -> Facet { Facet(form) }
    /// Screens that modifiers of the kind present have a form.
    static func shown(as form: ScreenForm) -> Facet { Facet(form) }
    /// Views of the kind are the part of a styled control that comes from a slot of it.
    static func stands(in slot: Slot) -> Facet { Facet(StyledPart(slot: slot)) }
}

extension Node {
    /// Whether the node is what a person reads on the screen: a Text, or the title or subtitle of a screen, which its bar
    /// shows.
    package var isTextOfScreen: Bool { kind.states(TextOfScreen.self) }
}
