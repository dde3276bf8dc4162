import Views

/// Views with items in the bar above the screen. Nothing has to be unwrapped here to look into them; the calls of
/// source that had to are answered.
extension InspectableView {
    /// The view that has items in the bar: the one in the place at an index, from 0, or this one.
    /// - Throws: `InspectionError.modifierNotFound` where it has none, `viewIndexOutOfBounds` past the last view.
    @MainActor @preconcurrency
    public func navigationBarItems(_ index: Int? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
        let node = try current()
        if index == nil, node.hasNavigationBarItems { return retyped() }
        let contents = node.contents
        let place = index ?? 0
        guard contents.indices.contains(place) else {
            throw InspectionError.viewIndexOutOfBounds(index: place, count: contents.count)
        }
        guard contents[place].hasNavigationBarItems else {
            throw InspectionError.modifierNotFound(
                parent: contents[place].kind.name, modifier: "navigationBarItems", index: 0)
        }
        return InspectableView<ViewType.ClassifiedView>(contents[place], in: tree)
    }

    /// The view that has items in the bar. The type of the view is taken for the sake of source that gives it, and
    /// makes no difference.
    /// - Throws: As the call without it.
    @MainActor @preconcurrency
    public func navigationBarItems<V: ViewGraph.View>(
        _ viewType: V.Type, _ index: Int? = nil
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try navigationBarItems(index)
    }
}
