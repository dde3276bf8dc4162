/// A view that stands for those in it, whichever way these are arranged: a group, a loop, or several side by side.
struct StandsForContent: Sendable {}

/// A view that stands for the one in it.
struct StandsForView: Sendable {}

// What containers ask the kinds of the views in them.
extension Facet {
    /// Views of the kind stand for those in them.
    static var standsForContent: Facet { Facet(StandsForContent()) }
    /// Views of the kind stand for the one in them.
    static var standsForView: Facet { Facet(StandsForView()) }
}

extension Kind {
    /// Whether a view of the kind stands for what is in it alone: one of the app's by its body, or one that hides a type.
    var isWrapper: Bool { isCustom || states(StandsForView.self) }
}
