/// The record of a node in a layout: its items, and the circumstances under which they were made, so that the next layout can
/// take them over.
package final class LayoutRecord {
    /// The items in the place of the node, with all its modifiers.
    package let outer: [LayoutItem]
    /// The items without any modifiers.
    package let inner: [LayoutItem]
    /// The items after each of the modifiers, innermost first.
    let stages: [[LayoutItem]]
    /// The traits that the outer items passed to the layout around when they were made. Modifiers of views around may have
    /// changed them.
    private let traits: [LayoutTraits]
    private let context: LayoutContext
    private let pass: LayoutPass
    /// The span of changes that the layout which made the items took in.
    private let span: Int

    package init(
        outer: [LayoutItem], inner: [LayoutItem], stages: [[LayoutItem]] = [], _ context: LayoutContext,
        _ pass: LayoutPass, _ span: Int
    ) {
        (self.outer, self.inner, self.stages) = (outer, inner, stages)
        traits = outer.map(\.traits)
        self.context = context
        self.pass = pass
        self.span = span
    }

    /// Whether the items are still those of the node in these circumstances.
    @MainActor package func holds(for node: Node, _ context: LayoutContext, _ pass: LayoutPass) -> Bool {
        node.lastChange <= span && self.pass === pass && self.context == context
    }

    /// The outer items as they were made.
    func restored() -> [LayoutItem] {
        for (item, traits) in zip(outer, traits) { item.traits = traits }
        return outer
    }
}

/// The circumstances that items of a node are made in.
package struct LayoutContext: Equatable {
    /// The axis along which the container around stacks its views; nil outside of stacks.
    package var axis: Axis?
    /// Whether the node is shown though it isn't in place: as a page, or as a screen.
    var isLayer = false
    /// The values that the views around pass to the layout.
    package var inherited = SharedValues()
    /// The place of the node among the bars of the screen.
    package var bar = BarPlace.page

    package static func == (left: LayoutContext, right: LayoutContext) -> Bool {
        left.axis == right.axis && left.isLayer == right.isLayer && left.bar == right.bar
            && (left.inherited === right.inherited || left.inherited.values == right.inherited.values)
    }
}

extension Node {
    /// The record of the node in the last layout that it was part of.
    var laidOutRecord: LayoutRecord? { layoutRecord as? LayoutRecord }
}
