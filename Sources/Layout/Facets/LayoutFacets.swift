import Foundation

// The questions of the layout to kinds. Many have no value: what a kind states is the type.

/// A view that shows pages with bars around them.
package struct ShowsPages: Sendable {}
/// A field that a person types into.
package struct TakesTyping: Sendable {
    /// Whether the keyboard of a field is a pad of twelve keys.
    package let hasPad: @MainActor @Sendable (Node) -> Bool
}
/// A view that scrolls its own text, so that what a person scrolls is another view where there is one.
package struct ScrollsOwnText: Sendable {}
/// A view that shows the first of those in it that fits.
package struct ShowsOneThatFits: Sendable {}
/// A view that stands between others to overlap them on purpose.
package struct OverlapsOnPurpose: Sendable {}
/// A view that takes touches everywhere in its frame, as what a controller shows does.
package struct TakesTouches: Sendable {}
/// A control that takes the touches of the whole row of a list, and acts together with others like it in the row.
package struct FillsRow: Sendable {}
/// A view that is a picture.
package struct Picture: Sendable {}
/// A view or modifier that is a text on the screen.
package struct TextOfScreen: Sendable {}
/// A modifier whose content stands behind the view.
package struct StandsBehind: Sendable {}
/// A modifier whose content stands in front of the view.
package struct StandsInFront: Sendable {}
/// A line between the rows of a menu.
package struct SeparatesRows: Sendable {}
/// A view whose row in a list ends with an arrow.
package struct EndsRowWithArrow: Sendable {}
/// A list whose rows have controls beside them while it is edited.
package struct EditsRows: Sendable {
    /// Whether a list is edited.
    package let isEdited: @MainActor @Sendable (_ list: Node) -> Bool
    /// Returns the controls beside a row of an edited list.
    package let controls: @MainActor @Sendable (_ list: Node, _ row: Node) -> RowControls.Set
}
/// A view that may put check marks before its rows in a menu.
package struct MarksRows: Sendable {}
/// A button that may leave everything as it is, in a dialog.
package struct CancelsDialog: Sendable {
    /// Whether a button does.
    package let cancels: @MainActor @Sendable (Node) -> Bool
}

/// A view or modifier that offers a menu.
package struct OffersMenu: Sendable {
    /// A touch that opens a menu.
    package enum Opening { case tap, longPress }

    /// The touch that opens the menu of a view; nil where no touch of it does.
    package let opening: Opening?
}

/// The rows that a view has in a list.
package enum RowForm: Sendable {
    /// Its label is a row, and so is each view in it.
    case parts
    /// The rows are a section, between a header and a footer.
    case section
    /// It is the row with the labels of columns.
    case columnLabels
}

/// The rows of a view in a list, where they depend on the view.
struct RowsOfView: Sendable {
    /// Returns the form of the rows; nil for a view that is one row.
    let form: @MainActor @Sendable (Node) -> RowForm?
}

/// The part of a modifier in the bars around a page.
package enum BarForm: Sendable {
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

/// The form of a screen that a modifier presents. One that states none covers all of the screen.
package enum ScreenForm: Sendable {
    /// The height of a sheet in points, of the most that it can have; nil for all of that.
    package typealias Height = @MainActor @Sendable (_ screen: Node, _ most: CGFloat) -> CGFloat?

    /// A sheet, or one only where there is little width.
    case sheet(onlyWhereNarrow: Bool, height: Height)
    case dialog(DialogForm)
}

/// A view of the app's that knows its size, of which the type is known to the kind alone, such as a shape.
package struct OwnLayout: Sendable {
    /// Returns the layout of a view; nil for one that has none.
    package let layout: @MainActor @Sendable (Node, LayoutPlace) -> (any Layout)?
}

/// A view that knows where it draws something.
package struct Drawn: Sendable {
    /// Whether a view draws something at a point in its frame; both are in the same coordinates.
    package let draws: @MainActor @Sendable (_ view: Node, CGPoint, _ frame: CGRect) -> Bool
    /// Returns the name of what a view draws in messages; nil for that of the view.
    package let name: @MainActor @Sendable (Node) -> String?
}

/// A view that takes room, but of which nothing may be seen.
package struct Blank: Sendable {
    /// Whether nothing is seen of a view.
    package let isBlank: @MainActor @Sendable (Node) -> Bool
}

/// A view that gives names to its coordinate space.
package struct NamedSpace: Sendable {
    /// Whether a name means the coordinate space of a view.
    package let isMeant: @MainActor @Sendable (Node, AnyHashable) -> Bool
}

/// A view that leaves out views inside it.
package struct LeavesOut: Sendable {
    /// Returns the reason why a view inside another, or the other itself, is left out; nil where it isn't.
    package let reason: @MainActor @Sendable (_ view: Node, _ around: Node) -> String?
}

/// The rows of a grid.
package struct GridRowForm: Sendable {
    /// Returns the alignment of the cells in a row; nil for that of the grid.
    package let alignment: @MainActor @Sendable (Node) -> VerticalAlignment?
}

/// The effect of a tap on a view beside those of its gestures, or on a part of a view.
struct TapEffect: Sendable {
    /// Returns what the tap does; nil for nothing.
    let action: @MainActor @Sendable (_ tapped: Node) -> (@MainActor () throws -> Void)?
}

/// A part of the body that a style makes of a control.
package struct StyledPart: Sendable {
    /// The slot of the control that the part comes from.
    package let slot: Slot
}

extension Facet {
    /// Views of the kind show pages with bars around them.
    package static var showsPages: Facet { Facet(ShowsPages()) }
    /// A person types into views of the kind; the closure says whether the keyboard of one is a pad of twelve keys.
    package static func takesTyping(hasPad: @escaping @MainActor @Sendable (Node) -> Bool) -> Facet {
        Facet(TakesTyping(hasPad: hasPad))
    }
    /// Views of the kind take touches everywhere in their frames.
    package static var takesTouches: Facet { Facet(TakesTouches()) }
    /// The row of a view of the kind ends with an arrow.
    package static var endingRowWithArrow: Facet { Facet(EndsRowWithArrow()) }
    /// Views of the kind take the touches of the whole row of a list.
    package static var fillsRow: Facet { Facet(FillsRow()) }
    /// Views of the kind scroll their own text.
    package static var scrollsOwnText: Facet { Facet(ScrollsOwnText()) }
    /// Views of the kind show the first view in them that fits.
    package static var showsOneThatFits: Facet { Facet(ShowsOneThatFits()) }
    /// The content of views of the kind may overlap.
    package static var overlapping: Facet { Facet(OverlapsOnPurpose()) }
    /// Views of the kind are pictures.
    package static var picture: Facet { Facet(Picture()) }
    /// Views of the kind, or what modifiers of the kind add, are texts on the screen.
    package static var textOfScreen: Facet { Facet(TextOfScreen()) }
    /// The content that modifiers of the kind add is behind the view.
    package static var behind: Facet { Facet(StandsBehind()) }
    /// The content that modifiers of the kind add is in front of the view.
    package static var inFront: Facet { Facet(StandsInFront()) }
    /// Nothing is seen of views of the kind, or of those for which the closure says so.
    package static func blank(_ isBlank: @escaping @MainActor @Sendable (Node) -> Bool = { _ in true }) -> Facet {
        Facet(Blank(isBlank: isBlank))
    }
    /// Views of the kind may put check marks before their rows in a menu.
    package static var marksRows: Facet { Facet(MarksRows()) }
    /// The rows of views of the kind have controls beside them while these are edited.
    package static func editsRows(
        while isEdited: @escaping @MainActor @Sendable (_ list: Node) -> Bool,
        controls: @escaping @MainActor @Sendable (_ list: Node, _ row: Node) -> RowControls.Set
    ) -> Facet { Facet(EditsRows(isEdited: isEdited, controls: controls)) }
    /// Views of the kind cancel the dialog that they stand in, where the closure says so.
    package static func cancelling(_ cancels: @escaping @MainActor @Sendable (Node) -> Bool) -> Facet {
        Facet(CancelsDialog(cancels: cancels))
    }
    /// Views of the kind are lines between the rows of a menu.
    package static var separatesRows: Facet { Facet(SeparatesRows()) }
    /// Views or modifiers of the kind offer a menu, which a touch opens; nil where none of the view does.
    package static func menu(opensWith opening: OffersMenu.Opening?) -> Facet { Facet(OffersMenu(opening: opening)) }
    /// Views of the kind have rows of a form in a list.
    package static func rows(_ form: RowForm) -> Facet { Facet(form) }
    /// Views of the kind may have several rows in a list: in the form that the closure returns, or else they are one row.
    package static func rows(_ form: @escaping @MainActor @Sendable (Node) -> RowForm?) -> Facet {
        Facet(RowsOfView(form: form))
    }
    /// The content that modifiers of the kind add is in the bars around a page.
    package static func inBar(_ form: BarForm) -> Facet { Facet(form) }
    /// Views of the kind know their layout, as those of apps may that conform to a protocol of the kind.
    package static func layout(_ layout: @escaping @MainActor @Sendable (Node, LayoutPlace) -> (any Layout)?) -> Facet {
        Facet(OwnLayout(layout: layout))
    }
    /// Views of the kind know where they draw something, and what that is called.
    package static func drawn(
        name: @escaping @MainActor @Sendable (Node) -> String? = { _ in nil },
        at draws: @escaping @MainActor @Sendable (_ view: Node, CGPoint, _ frame: CGRect) -> Bool
    ) -> Facet { Facet(Drawn(draws: draws, name: name)) }
    /// Views of the kind give names to their coordinate space.
    package static func namesSpace(_ isMeant: @escaping @MainActor @Sendable (Node, AnyHashable) -> Bool) -> Facet {
        Facet(NamedSpace(isMeant: isMeant))
    }
    /// Views of the kind leave out views inside them, and say why.
    package static func leavesOut(_ reason: @escaping @MainActor @Sendable (_ view: Node, _ around: Node) -> String?)
        -> Facet
    {
        Facet(LeavesOut(reason: reason))
    }
    /// Views of the kind are rows of a grid.
    package static func gridRow(_ alignment: @escaping @MainActor @Sendable (Node) -> VerticalAlignment?) -> Facet {
        Facet(GridRowForm(alignment: alignment))
    }
    /// A tap has an effect on views of the kind, or on parts of them.
    package static func tapped(
        _ action: @escaping @MainActor @Sendable (_ tapped: Node) -> (@MainActor () throws -> Void)?
    ) -> Facet { Facet(TapEffect(action: action)) }
    /// Screens that modifiers of the kind present have a form.
    package static func shown(as form: ScreenForm) -> Facet { Facet(form) }
    /// Views of the kind are the part of a styled control that comes from a slot of it.
    package static func stands(in slot: Slot) -> Facet { Facet(StyledPart(slot: slot)) }
}

extension Node {
    /// Whether the node is what a person reads on the screen: a Text, or the title or subtitle of a screen, which its bar
    /// shows.
    package var isTextOfScreen: Bool { kind.states(TextOfScreen.self) }

    /// The reason why the view is left out of the layout, as the nearest kind around has it that leaves out views; nil where
    /// none does.
    var reasonLeftOut: String? {
        for around in sequence(first: self, next: \.parent) {
            if let reason = around.kind[LeavesOut.self]?.reason(self, around) { return reason }
        }
        return nil
    }
}
