/// Content that comes when a person asks for it, and goes when one of its buttons was tapped: a menu, swipe actions.
extension Node {
    /// Whether the content is shown.
    package var isOffering: StateBox<Bool> { storage(named: "isOffering") { StateBox(false) } }

    /// The menu, open, that offers the view; nil for any other view.
    package var menuAround: Node? {
        guard presence == .presented, slot !== Slot.modifier, let parent, parent.kind.states(OffersMenu.self) else {
            return nil
        }
        return parent
    }
}
