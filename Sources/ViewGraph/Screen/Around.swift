/// What is around a view on the screen, which isn't what it is written in: pages, bars and the actions of rows stand elsewhere.
extension Node {
    /// The view around this one on the screen: of a page, of the items of bars and of the actions of rows, the one that shows them.
    /// Nil where a presented screen begins, for content that isn't shown, and for the root.
    ///
    /// Complexity: O(1) for most; O(*d*) in the depth of the view for what is shown elsewhere.
    package var around: Node? {
        switch presence {
        case .inPlace: slot === Slot.modifier ? shownBy ?? parent : parent
        case .page, .apart: arranger ?? parent
        case .presented, .absent: nil
        }
    }

    /// Whether this is what a modifier adds to the view around, which stands beside what is inside of that view.
    package var isLayer: Bool { slot === Slot.modifier && around === parent }

    /// The container that shows what a modifier adds, whose node this is; nil where the modified view does.
    private var shownBy: Node? {
        if let container = neededContainer { return container }
        guard kind.standsInBar else { return nil }
        return ancestors.prefix { $0.presence != .presented }.first { $0.kind.arrangement?.layers == .page }
    }
}
