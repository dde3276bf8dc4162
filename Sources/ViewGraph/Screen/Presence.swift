extension Node {
    /// The place where the content of a node is shown, relative to what the node stands in.
    package enum Presence {
        /// As a part of it.
        case inPlace
        /// On a page above it, in the navigation stack around it.
        case page
        /// Elsewhere in the view that arranges it, as a tab's label in the bar.
        case apart
        /// On a screen of its own above all others.
        case presented
        /// Nowhere: the content of a screen that isn't shown, or a gesture.
        case absent

        /// Whether the content goes on with what it stands in, of which it has the gestures, the preferences, and whether
        /// it is enabled.
        package var isPart: Bool { self != .presented && self != .absent }

        /// Whether the content is a layer above other content.
        var isLayer: Bool { self == .page || self == .presented }
    }
}

/// The effect of a kind of view or modifier on the screen, part of the kind's description.
public enum ScreenRole: Sendable {
    /// Views of the kind show some of what is inside them, or show it elsewhere.
    case arranging(Arrangement)
    /// Views of the kind scroll what is inside them. The closure moves it as little as it takes for a person to see `view`;
    /// `participle` says what is about to be done to the view, for the error where that can't be.
    case scrolling(@MainActor @Sendable (_ view: Node, _ container: Node, _ participle: String) throws -> Void)
    /// Views of the kind may be collapsed; the name is that of one in messages, as in "group".
    case collapsing(String)
    /// Modifiers of the kind may make a view invisible; the closure gives the reason, as in "is hidden", or nil.
    case concealing(@MainActor @Sendable (any ViewModifier) -> String?)
    /// Modifiers of the kind, on the content of a presented screen, may let a person reach what is below it.
    case lettingThrough(@MainActor @Sendable (any ViewModifier) -> Bool)
    /// Modifiers of the kind show what they add in the view around that arranges it.
    case apart
    /// Modifiers of the kind give the screen its title; the closure says where that is if it isn't shown.
    case title(hidden: @MainActor @Sendable (Node) -> Arrangement.Whereabouts?)
    /// The content that modifiers of the kind add may be hidden; the closure says where it is then.
    case hiding(@MainActor @Sendable (Node) -> Arrangement.Whereabouts?)
    /// The content that modifiers of the kind add is read aloud in place of what the view shows.
    case spoken
    /// The content that modifiers of the kind add can be seen, as the outline of the view, but takes no touches.
    case outlining
}

/// The effect on the screen of a modifier that keeps a value.
public enum ScreenEffect<Value>: Sendable {
    /// A value may make the view invisible; the closure gives the reason, as in "is hidden", or nil.
    case concealing(@Sendable (Value) -> String?)
    /// On the content of a presented screen, a value may let a person reach what is below it.
    case lettingThrough(@Sendable (Value) -> Bool)
}

/// The way in which views of a kind show what is inside them.
public final class Arrangement: Sendable {
    /// The place of a view that can't be seen, in two wordings.
    public struct Whereabouts {
        /// The place, as in "one is in the menu".
        let place: String
        /// The obstacle as a sentence, as in "the menu isn't open".
        let obstacle: String

        package init(place: String, obstacle: String) {
            self.place = place
            self.obstacle = obstacle
        }
    }

    /// Which of the layers inside it stand in a view of the kind.
    let layers: Node.Presence?
    /// Whether what is shown stands in a bar of the page, out of what scrolls there.
    let isInBar: Bool
    /// The nodes inside a node that are on the screen when it is: children, or others further inside.
    let shown: @MainActor @Sendable (Node) -> [Node]
    /// The place of a node that is inside another and not on the screen.
    let whereabouts: @MainActor @Sendable (_ hidden: Node, _ arranged: Node) -> Whereabouts

    package init(
        layers: Node.Presence? = nil, isInBar: Bool = false, shown: @escaping @MainActor @Sendable (Node) -> [Node],
        whereabouts: @escaping @MainActor @Sendable (_ hidden: Node, _ arranged: Node) -> Whereabouts
    ) {
        self.layers = layers
        self.isInBar = isInBar
        self.shown = shown
        self.whereabouts = whereabouts
    }
}
