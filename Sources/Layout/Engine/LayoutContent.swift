/// The content of a view that a layout arranges, from which the layout makes its subviews.
///
/// A layout has one subview for each view in its container. A layout of the model that arranges anything else, such as the
/// cells of rows, implements `Layout._subviews(of:)`.
@MainActor
public struct _LayoutContent {
    /// The view that the layout arranges the content of.
    package let node: Node
    /// The views in the bars around the content.
    package let bars: [BarPart]
    package let builder: LayoutBuilder

    /// The items of the children that are shown, or of other views, in their order, each with the slot of its view.
    package func items(of views: [Node]? = nil, along axis: Axis? = nil) -> [LayoutItem] {
        var items: [LayoutItem] = []
        for view in views ?? node.shownInside ?? node.children {
            let own = builder.items(of: view, along: axis, asLayer: view.presence == .page)
            for item in own { item.traits.slot = view.slot }
            items += own
        }
        return items
    }

    /// The items of the children that are shown, those in some slots at places where texts look as the system wants.
    package func items(at places: [(slot: Slot, place: BarPlace)]) -> [LayoutItem] {
        (node.shownInside ?? node.children).flatMap { view in
            guard let place = places.first(where: { $0.slot === view.slot })?.place else { return items(of: [view]) }
            return builder.standing(at: place) { items(of: [view]) }
        }
    }

    /// The items of the children that are shown, at a place among bars.
    package func items(at bar: BarPlace) -> [LayoutItem] { builder.standing(at: bar) { items() } }

    /// The one item of a view that has a place of its own, whatever the view shows.
    package func cell(_ view: Node) -> LayoutItem {
        let items = builder.items(of: view, along: nil)
        return items.count == 1 ? items[0] : builder.make(VStackLayout(), items, view)
    }

    /// Subviews from items.
    package func subviews(_ items: [LayoutItem]) -> LayoutSubviews {
        LayoutSubviews(items, node.environment.layoutDirection)
    }
}

nonisolated extension Layout {
    @MainActor public func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(content.items(along: Self.layoutProperties.stackOrientation))
    }
}
