import Foundation
import System

/// Makes the items of a tree: one for each view that takes room, and one for each modifier that changes it.
@MainActor
package final class LayoutBuilder {
    package let pass: LayoutPass
    /// The span of changes that the layout takes in.
    private let span: Int
    /// The items that stand in the place of the placeholders of an app's modifiers.
    package var placeholders: [ObjectIdentifier: [LayoutItem]] = [:]
    /// Whether the items are copies of others. A copy belongs to no node and is never taken over by a later layout.
    var isCopying = false
    /// The values that the views around pass to the layout.
    private var inherited = SharedValues()
    /// The reason why a view in the current container is missing; nil while none is.
    private var absence: String?
    /// The place among the bars of the screen.
    private var bar = BarPlace.page

    package init(_ pass: LayoutPass, of span: Int) {
        self.pass = pass
        self.span = span
    }

    // MARK: Nodes

    /// Returns the items of a node in a container that stacks along an axis. The items of the layout before are taken over
    /// where the node, and all in it, are as they were.
    package func items(of node: Node, along axis: Axis?, asLayer isLayer: Bool = false) -> [LayoutItem] {
        guard node.presence == .inPlace || isLayer, node.placeLeftOut == nil else { return [] }
        if let failure = node.failure { absence = "\(failure)" }
        let context = context(axis, asLayer: isLayer)
        if !isCopying, let known = node.laidOutRecord, known.holds(for: node, context, pass) { return known.restored() }
        guard stackRoom() > LayoutPass.stackReserve else {
            pass.note("\(node.kind.name) is nested too deeply to be laid out")
            return []
        }
        defer { inherited = context.inherited }
        if !node.modifiers.isEmpty { inherited = context.inherited.taking(node.effectiveModifiers) }
        return modified(content(of: node, along: axis), of: node, context)
    }

    /// Returns the items of several nodes, one after the other.
    package func flattened(_ nodes: [Node], along axis: Axis?) -> [LayoutItem] {
        if nodes.count == 1 { return items(of: nodes[0], along: axis) }
        var all: [LayoutItem] = []
        all.reserveCapacity(nodes.count)
        for node in nodes { all += items(of: node, along: axis) }
        return all
    }

    /// Puts the modifiers of a node around its items, and records the result.
    package func modified(_ inner: [LayoutItem], of node: Node, _ context: LayoutContext) -> [LayoutItem] {
        var items = inner
        var stages: [[LayoutItem]] = []
        if node.kind.states(HasTouchedParts.self) { noteTouchedAnywhere(items) }
        for applied in node.modifiers {
            items = applying(applied, to: items, of: node, along: context.axis)
            if applied.movesTouches { noteTouchedAnywhere(items) }
            stages.append(items)
        }
        record(node, outer: items, inner: inner, stages: stages, context)
        return items
    }

    private func noteTouchedAnywhere(_ items: [LayoutItem]) {
        for item in items { item.traits.isTouchedAnywhere = true }
    }

    /// Records the items of a node for the next layout, and for reading the frame of the node.
    package func record(
        _ node: Node, outer: [LayoutItem], inner: [LayoutItem], stages: [[LayoutItem]] = [], _ context: LayoutContext
    ) {
        guard !isCopying else { return }
        node.layoutRecord = LayoutRecord(outer: outer, inner: inner, stages: stages, context, pass, span)
    }

    /// Returns the items of a node without its modifiers.
    private func content(of node: Node, along axis: Axis?) -> [LayoutItem] {
        if let items = placeholders[ObjectIdentifier(node)] { return items }
        if let styled = styledBody(of: node, along: axis) { return styled }
        if case .modifier(let modifier) = node.content, let modifier = modifier as? any ArrangedInBar {
            return [item(modifier.layout(in: place(of: node, axis)), of: node)]
        }
        guard case .primitive(let view) = node.content else {
            return flattened(node.shownInside ?? node.children, along: axis)
        }
        if let view = view as? any BarredView {
            let (layout, parts) = view.bars(in: place(of: node, axis))
            let item = item(layout, of: node, with: parts)
            item.bars = parts.map(KeptBarPart.init)
            // A bar of tabs takes touches beyond the view, and an open menu of a bar all those beside it.
            item.traits.isTouchedAnywhere = true
            return [item]
        }
        if let view = view as? any ArrangedView { return [item(view.layout(in: place(of: node, axis)), of: node)] }
        if let layout = node.kind[OwnLayout.self]?.layout(node, place(of: node, axis)) {
            return [item(layout, of: node)]
        }
        return flattened(node.shownInside ?? node.children, along: axis)
    }

    // MARK: Circumstances

    /// The circumstances of the views whose items are being made.
    package func context(_ axis: Axis? = nil, asLayer isLayer: Bool = false) -> LayoutContext {
        LayoutContext(axis: axis, isLayer: isLayer, inherited: inherited, bar: bar)
    }

    /// The circumstances of a node, for the layouts of its view and its modifiers.
    package func place(of node: Node, _ axis: Axis?) -> LayoutPlace {
        LayoutPlace(node: node, axis: axis, pass: pass, inherited: inherited.values, bar: bar)
    }

    /// Makes items of views that stand at a place among the bars of the screen.
    package func standing<Result>(at place: BarPlace, _ make: () -> Result) -> Result {
        let outer = bar
        defer { bar = outer }
        bar = place
        return make()
    }

    /// Makes items of views that stand in a bar, where the values that are passed around the bar don't count, but margins.
    func inBar<Result>(_ place: BarPlace, _ make: () -> Result) -> Result {
        let outer = inherited
        defer { inherited = outer }
        inherited = SharedValues(InheritedValues(margins: outer.values.margins))
        return standing(at: place, make)
    }

    // MARK: Items

    /// Makes the item of a node whose content a layout arranges, together with the bars around the content.
    private func item<L: Layout>(_ layout: L, of node: Node, with bars: [BarPart] = []) -> LayoutItem {
        let around = absence
        absence = nil
        defer { absence = around }
        let item = make(layout, layout._subviews(of: _LayoutContent(node: node, bars: bars, builder: self)), node)
        // A layout of the app may rely on its views; the model's need none.
        if let absence, !L._nature.contains(.builtIn) {
            pass.note("\(item.name) lacks a view: \(absence)")
        }
        return item
    }

    /// Makes the item of a layout from those that it arranges.
    package func make<L: Layout>(_ layout: L, _ items: [LayoutItem], _ node: Node) -> LayoutItem {
        make(layout, LayoutSubviews(items, node.environment.layoutDirection), node)
    }

    private func make<L: Layout>(_ layout: L, _ subviews: LayoutSubviews, _ node: Node) -> LayoutItem {
        let name = L._nature.contains(.builtIn) ? node.kind.name : TypeName.short(of: L.self)
        // Named here, the stacks are specialized.
        if let layout = layout as? HStackLayout {
            return ArrangedItem(layout, name: name, subviews: subviews, pass: pass)
        }
        if let layout = layout as? VStackLayout {
            return ArrangedItem(layout, name: name, subviews: subviews, pass: pass)
        }
        return ArrangedItem(layout, name: name, subviews: subviews, pass: pass)
    }

    /// Returns one item where there is a place for one view: several stand one below the other in it.
    package func single(_ items: [LayoutItem], _ node: Node) -> [LayoutItem] {
        // Unverified: where one view is wanted and there are several, they are stacked vertically.
        items.count > 1 ? [wrapping(VStackLayout(), items, node)] : items
    }

    /// Makes an item around others, which passes on the traits of the first.
    package func wrapping(_ layout: any Layout, _ items: [LayoutItem], _ node: Node) -> LayoutItem {
        func open<L: Layout>(_ layout: L) -> LayoutItem { make(layout, items, node) }
        let item = open(layout)
        if let first = items.first { item.traits = first.traits }
        return item
    }
}
