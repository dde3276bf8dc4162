/// A view or modifier that offers controls in a form of its own, such as a menu or an alert, and leaves out what has none there.
struct OffersSome: Sendable {
    /// Returns the place of a view inside a node of the kind that is left out; nil for one that is shown.
    let place: @MainActor @Sendable (_ view: Node, _ around: Node) -> Obstruction.Place?
}

extension Facet {
    /// Views of the kind, or modifiers, show some of the views in them; the closure says where one is that they leave out.
    package static func offersSome(
        _ place: @escaping @MainActor @Sendable (_ view: Node, _ around: Node) -> Obstruction.Place?
    ) -> Facet { Facet(OffersSome(place: place)) }
}

extension Node {
    /// The place of a view that a menu or a dialog around it leaves out; nil for one that is shown. `isOffered` tells at a glance
    /// whether there is any around.
    ///
    /// Complexity: O(*d*) in the depth of the view.
    package var placeLeftOut: Obstruction.Place? {
        guard isOffered else { return nil }
        for around in ancestors {
            if let offer = around.kind[OffersSome.self] { return offer.place(self, around) }
        }
        return nil
    }
}
