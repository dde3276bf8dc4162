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
