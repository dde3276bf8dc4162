extension Facet {
    /// A mask that is a shape cuts off what lies outside of it. The opacity of its paint isn't regarded, and other masks do
    /// nothing.
    static var cuttingToShape: Facet {
        .look(clip: { place in
            guard place.node.children.count == 1, let shape = place.node.children[0].drawnShape,
                place.node.children[0].modifiers.isEmpty
            else { return nil }
            return PictureGroup.Clip(shape.path(in: place.frame))
        })
    }
}
