/// The way in which views of a kind show what is inside them.
public final class Arrangement: Sendable {
    /// Which of the layers inside it stand in a view of the kind.
    let layers: Node.Presence?
    /// Whether what is shown stands in a bar of the page, out of what scrolls there.
    let isInBar: Bool
    /// Whether what is shown takes turns: a view inside appears when its page is shown, and disappears when another is.
    let givesTurns: Bool
    /// How a view inside waits until it is shown for the first time; nil where all are made at once.
    let waits: (@MainActor @Sendable (_ arranged: Node, _ view: ResolvedView) -> Waiting?)?
    /// The nodes inside a node that are on the screen when it is: children, or others further inside.
    let shown: @MainActor @Sendable (Node) -> [Node]
    /// The place of a node that is inside another and not on the screen.
    let place: @MainActor @Sendable (_ hidden: Node, _ arranged: Node) -> Obstruction.Place

    package init(
        layers: Node.Presence? = nil, isInBar: Bool = false, givesTurns: Bool = false,
        waits: (@MainActor @Sendable (_ arranged: Node, _ view: ResolvedView) -> Waiting?)? = nil,
        shown: @escaping @MainActor @Sendable (Node) -> [Node],
        placeOfHidden: @escaping @MainActor @Sendable (_ hidden: Node, _ arranged: Node) -> Obstruction.Place
    ) {
        self.layers = layers
        self.isInBar = isInBar
        self.givesTurns = givesTurns
        self.waits = waits
        self.shown = shown
        place = placeOfHidden
    }
}

/// What a view does with its content as a person scrolls.
struct Scrolling: Sendable {
    /// Moves the content as little as it takes for a person to see `view`; `participle` says what is about to be done to the
    /// view, for the error where that can't be.
    let bringIntoSight: @MainActor @Sendable (_ view: Node, _ container: Node, _ participle: String) throws -> Void
    /// Moves the content so that `view` stands at a height of the viewport, 0 for the top and 1 for the bottom, and returns
    /// whether it has moved.
    let move: @MainActor @Sendable (_ view: Node, _ container: Node, _ height: Double) -> Bool
}

/// A view that may be collapsed.
struct Collapsible: Sendable {
    /// The name in messages, as in "group".
    let name: String
}

/// A modifier that may make a view invisible.
struct Concealing: Sendable {
    /// Returns the reason, as in "is hidden"; nil where the modifier does nothing.
    let reason: @MainActor @Sendable (any ViewModifier) -> String?
}

/// A modifier whose content may make the view invisible.
struct ConcealingContent: Sendable {
    /// Returns the reason, as in "is masked by nothing"; nil where the content does nothing.
    let reason: @MainActor @Sendable (_ added: Node) -> String?
}

/// A modifier on the content of a presented screen that may let a person reach what is below that screen.
struct LettingThrough: Sendable {
    let isOpen: @MainActor @Sendable (any ViewModifier, _ screen: Node) -> Bool
}

/// A modifier whose content may be hidden.
struct HiddenContent: Sendable {
    /// Whether the content stands in a bar of the page.
    let standsInBar: Bool
    /// Returns the place of the content where it is hidden; nil where it is shown.
    let place: @MainActor @Sendable (Node) -> Obstruction.Place?
}

/// A modifier whose content is shown by the view around that arranges it.
struct ShownApart: Sendable {}

/// A modifier whose content is shown while the page that it stands on still waits to be made.
struct ShownWhileWaiting: Sendable {}

/// A modifier that gives the screen its title.
struct ScreenTitle: Sendable {}

/// A modifier whose content is read aloud in place of what the view shows.
struct Spoken: Sendable {}

/// A modifier whose content can be seen, as the outline of the view, but takes no touches.
struct Outline: Sendable {}

/// What the search of a screen asks kinds.
extension Facet {
    /// Views of the kind show some of what is inside them, or show it elsewhere.
    package static func arranging(_ arrangement: Arrangement) -> Facet { Facet(arrangement) }
    /// Views of the kind scroll what is inside them. The closure moves it as little as it takes for a person to see `view`;
    /// `participle` says what is about to be done to the view, for the error where that can't be. `move` brings a view to a
    /// height of the viewport, 0 for the top and 1 for the bottom, and returns whether anything has moved.
    package static func scrolling(
        _ bringIntoSight:
            @escaping @MainActor @Sendable (_ view: Node, _ container: Node, _ participle: String) throws
            -> Void,
        move: @escaping @MainActor @Sendable (_ view: Node, _ container: Node, _ height: Double) -> Bool
    ) -> Facet { Facet(Scrolling(bringIntoSight: bringIntoSight, move: move)) }
    /// Views of the kind may be collapsed; the name is that of one in messages, as in "group".
    package static func collapsing(_ name: String) -> Facet { Facet(Collapsible(name: name)) }
    /// Modifiers of the kind may make a view invisible; the closure gives the reason, as in "is hidden", or nil.
    package static func concealing(_ reason: @escaping @MainActor @Sendable (any ViewModifier) -> String?) -> Facet {
        Facet(Concealing(reason: reason))
    }
    /// What modifiers of the kind add may make the view invisible; the closure gives the reason, as in "is masked by nothing",
    /// or nil.
    package static func concealingByContent(_ reason: @escaping @MainActor @Sendable (_ added: Node) -> String?)
        -> Facet
    {
        Facet(ConcealingContent(reason: reason))
    }
    /// Modifiers of the kind, on the content of a presented screen, may let a person reach what is below it.
    package static func lettingThrough(
        _ isOpen: @escaping @MainActor @Sendable (any ViewModifier, _ screen: Node) -> Bool
    ) -> Facet {
        Facet(LettingThrough(isOpen: isOpen))
    }
    /// The content that modifiers of the kind add, in a bar of the page unless `inBar` says otherwise, may be hidden; the closure
    /// says where it is then.
    package static func hiding(
        inBar standsInBar: Bool = true, _ place: @escaping @MainActor @Sendable (Node) -> Obstruction.Place?
    ) -> Facet {
        Facet(HiddenContent(standsInBar: standsInBar, place: place))
    }
    /// Modifiers of the kind show what they add in the view around that arranges it.
    package static var apart: Facet { Facet(ShownApart()) }
    /// What modifiers of the kind add to a page is shown while the page still waits to be made, as the item of a tab is.
    package static var shownWhileWaiting: Facet { Facet(ShownWhileWaiting()) }
    /// Modifiers of the kind give the screen its title.
    package static var screenTitle: Facet { Facet(ScreenTitle()) }
    /// The content that modifiers of the kind add is read aloud in place of what the view shows.
    package static var spoken: Facet { Facet(Spoken()) }
    /// The content that modifiers of the kind add can be seen, as the outline of the view, but takes no touches.
    package static var outlining: Facet { Facet(Outline()) }
}

/// The effect on the screen of a modifier that keeps a value.
public enum ScreenEffect<Value>: Sendable {
    /// A value may make the view invisible; the closure gives the reason, as in "is hidden", or nil.
    case concealing(@Sendable (Value) -> String?)
    /// On the content of a presented screen, a value may let a person reach what is below it.
    case lettingThrough(@MainActor @Sendable (Value, _ screen: Node) -> Bool)
}

extension Kind {
    /// Whether views of the kind scroll what is inside them.
    package var scrolls: Bool { states(Scrolling.self) }
    /// Whether what modifiers of the kind add is read aloud in place of what the view shows.
    package var isSpoken: Bool { states(Spoken.self) }
    /// Whether a modifier of the kind may make a view invisible, as one of the app does by its body.
    var mayConceal: Bool {
        states(Concealing.self) || states(ConcealingContent.self) || role == .customModifier
    }
    /// Whether what views or modifiers of the kind show stands in a bar of the page.
    package var standsInBar: Bool { self[HiddenContent.self]?.standsInBar == true || arrangement?.isInBar == true }
    /// The place where the content of a modifier of the kind is shown, as long as the modifier says nothing else.
    var presence: Node.Presence { states(ShownApart.self) ? .apart : .inPlace }
}
