import Foundation
import System

/// Makes the items of a tree: one for each view that takes room, one for each modifier that changes it.
@MainActor
struct LayoutBuilder {
    let pass: LayoutPass
    /// The items of each node: what stands in its place with all modifiers, and what stands there without.
    private(set) var places: [ObjectIdentifier: NodePlace] = [:]
    /// The content of the placeholders of an app's modifiers.
    private var placeholders: [ObjectIdentifier: [LayoutItem]] = [:]

    /// The items of a node.
    struct NodePlace {
        /// With all modifiers.
        var outer: [LayoutItem]
        /// Without any.
        var inner: [LayoutItem]
    }

    /// The attributes of texts that the views around set.
    private var text = TextAttributes()

    init(_ pass: LayoutPass) {
        self.pass = pass
    }

    /// The items of a node, in a container that stacks along an axis.
    mutating func items(of node: Node, along axis: Axis?, asLayer isLayer: Bool = false) -> [LayoutItem] {
        guard node.presence == .inPlace || isLayer else { return [] }
        let outerText = text
        defer { text = outerText }
        for applied in node.modifiers.reversed() { text.take(applied) }
        let inner = core(node, along: axis)
        var items = inner
        for applied in node.modifiers { items = wrap(items, applied, on: node, along: axis) }
        places[ObjectIdentifier(node)] = NodePlace(outer: items, inner: inner)
        return items
    }

    private mutating func core(_ node: Node, along axis: Axis?) -> [LayoutItem] {
        if let items = placeholders[ObjectIdentifier(node)] { return items }
        if let styled = styledBody(of: node, along: axis) { return styled }
        guard case .primitive(let view) = node.content else { return flattened(node.children, along: axis) }
        if let view = view as? any ArrangedView { return [item(view.layout(in: place(of: node, axis)), of: node)] }
        if let shape = view as? any Shape { return [item(of: shape, node)] }
        return flattened(node.children, along: axis)
    }

    /// The body that a style of the app makes of a control. The views of the control itself stand where those are that the
    /// style shows of them.
    private mutating func styledBody(of node: Node, along axis: Axis?) -> [LayoutItem]? {
        guard node.kind.slots.contains(where: { $0 === Slot.styled }), let styled = node.children(in: .styled).first,
            case .primitive(let content) = styled.content, let made = content as? any AnyStyledContent,
            !(made.style is any _BuiltInStyle)
        else { return nil }
        let body = items(of: styled, along: axis, asLayer: true)
        for (part, slot) in Self.styledParts {
            guard let shown = styled.firstNode(where: { $0.kind === part }) else { continue }
            var twins = shown.layoutOrder.dropFirst()[...]
            for original in node.children(in: slot).flatMap(\.layoutOrder) {
                guard let place = twins.firstIndex(where: { $0.kind === original.kind }) else { continue }
                places[ObjectIdentifier(original)] = places[ObjectIdentifier(twins[place])]
                twins = twins[(place + 1)...]
            }
        }
        return body
    }

    private static let styledParts: [(kind: Kind, slot: Slot)] = [
        (ViewType.StyleConfiguration.Label.kind, .label), (ViewType.StyleConfiguration.Title.kind, .title),
        (ViewType.StyleConfiguration.Icon.kind, .icon), (ViewType.StyleConfiguration.Content.kind, .content),
        (ViewType.StyleConfiguration.CurrentValueLabel.kind, .currentValueLabel),
    ]

    private mutating func item<S: Shape>(of shape: S, _ node: Node) -> LayoutItem {
        item(ShapeLayout(shape: shape), of: node)
    }

    private func place(of node: Node, _ axis: Axis?) -> LayoutPlace {
        LayoutPlace(node: node, axis: axis, pass: pass, text: text)
    }

    private mutating func flattened(_ nodes: [Node], along axis: Axis?) -> [LayoutItem] {
        if nodes.count == 1 { return items(of: nodes[0], along: axis) }
        var all: [LayoutItem] = []
        all.reserveCapacity(nodes.count)
        for node in nodes { all += items(of: node, along: axis) }
        return all
    }

    /// The item of a node that is arranged by a layout.
    private mutating func item<L: Layout>(_ layout: L, of node: Node) -> LayoutItem {
        let axis = L.layoutProperties.stackOrientation
        if layout is any ArrangesRows { return make(layout, rows(node.children), node) }
        if layout is any ArrangesSections { return make(layout, sections(node.children), node) }
        var items: [LayoutItem] = []
        for child in node.shownInside ?? node.children {
            let own = self.items(of: child, along: axis, asLayer: child.presence == .page)
            for item in own { item.traits.slot = child.slot }
            items += own
        }
        guard layout is any SingleContentLayout else { return make(layout, items, node) }
        return make(layout, single(items, node), node)
    }

    /// Views that stand one below the other where there is a place for one.
    func single(_ items: [LayoutItem], _ node: Node) -> [LayoutItem] {
        items.count > 1 ? [wrapping(VStackLayout(), items, node)] : items
    }

    private func make<L: Layout>(_ layout: L, _ items: [LayoutItem], _ node: Node) -> LayoutItem {
        let name = layout is any BuiltInLayout ? node.kind.name : TypeName.short(of: L.self)
        let subviews = LayoutSubviews(items, node.environment.layoutDirection)
        // Named here, the stacks are specialized.
        if let layout = layout as? HStackLayout {
            return ArrangedItem(layout, name: name, subviews: subviews, pass: pass)
        }
        if let layout = layout as? VStackLayout {
            return ArrangedItem(layout, name: name, subviews: subviews, pass: pass)
        }
        return ArrangedItem(layout, name: name, subviews: subviews, pass: pass)
    }

    /// The cells of a grid, those of a row with its number.
    private mutating func rows(_ nodes: [Node]) -> [LayoutItem] {
        var row = 0
        return nodes.flatMap { cells(of: $0, &row) }
    }

    private mutating func cells(of node: Node, _ row: inout Int) -> [LayoutItem] {
        guard node.presence == .inPlace else { return [] }
        let inner: [LayoutItem]
        if let properties = try? node.properties(of: ViewType.GridRow.self) {
            inner = flattened(node.children, along: nil)
            for item in inner { item.traits[GridPlace.self] = GridPlace(row: row, alignment: properties.alignment) }
            row += 1
        } else if case .primitive(let view) = node.content, view is any ArrangedView {
            return items(of: node, along: nil)
        } else {
            inner = node.children.flatMap { cells(of: $0, &row) }
        }
        var items = inner
        for applied in node.modifiers { items = wrap(items, applied, on: node, along: nil) }
        places[ObjectIdentifier(node)] = NodePlace(outer: items, inner: inner)
        return items
    }

    /// The rows of a list, those of a section with its number.
    private mutating func sections(_ nodes: [Node]) -> [LayoutItem] {
        var section = 0
        return nodes.flatMap { rows(of: $0, &section) }
    }

    private mutating func rows(of node: Node, _ section: inout Int) -> [LayoutItem] {
        guard node.presence == .inPlace else { return [] }
        let isSection = node.kind === ViewType.Section.kind
        if !isSection, case .primitive(let view) = node.content, view is any ArrangedView || view is any Shape {
            return items(of: node, along: nil)
        }
        if !isSection, node.kind.slots.contains(where: { $0 === Slot.styled || $0 === Slot.label }) {
            return items(of: node, along: nil)
        }
        if isSection { section += 1 }
        var inner: [LayoutItem] = []
        for child in node.children {
            let rows = isSection ? flattened([child], along: nil) : rows(of: child, &section)
            for item in rows where isSection {
                item.traits[ListSection.self] = section
                item.traits.slot = child.slot
                if child.slot === Slot.header { item.traits[ListPart.self] = .header }
                if child.slot === Slot.footer { item.traits[ListPart.self] = .footer }
            }
            inner += rows
        }
        var items = inner
        for applied in node.modifiers { items = wrap(items, applied, on: node, along: nil) }
        places[ObjectIdentifier(node)] = NodePlace(outer: items, inner: inner)
        return items
    }

    // MARK: Modifiers

    private mutating func wrap(
        _ items: [LayoutItem], _ applied: AppliedModifier, on node: Node, along axis: Axis?
    ) -> [LayoutItem] {
        if applied.kind.role == .customModifier {
            guard let body = applied.node else { return items }
            if let placeholder = body.placeholder { placeholders[ObjectIdentifier(placeholder)] = items }
            let modified = flattened(body.children, along: axis)
            places[ObjectIdentifier(body)] = NodePlace(outer: modified, inner: modified)
            return modified
        }
        guard let role = role(of: applied, place(of: node, axis)) else { return items }
        switch role {
        case .trait(let change):
            for item in items { change(&item.traits) }
            return items
        case .arranging(let layout):
            return items.map { wrapping(layout, [$0], node) }
        case .layer(let alignment):
            return secondary(
                applied, ZStackLayout(alignment: alignment), node, on: items, LayerLayout(alignment: alignment))
        case .inset(let edge, let alignment, let spacing):
            let layout = InsetLayout(edge: edge, alignment: alignment, spacing: spacing)
            return secondary(applied, VStackLayout(), node, on: items, layout)
        }
    }

    /// Puts what a modifier adds beside each of the items. Several views of it are arranged by a layout of their own.
    private mutating func secondary(
        _ applied: AppliedModifier, _ group: some Layout, _ node: Node, on items: [LayoutItem], _ layout: some Layout
    ) -> [LayoutItem] {
        guard let added = applied.shownNode else { return items }
        return items.enumerated().map { index, item in
            let contents = flattened(added.children, along: nil)
            // Where a group of views has the modifier, each has a copy of what it adds; the node is the first.
            if index == 0 { places[ObjectIdentifier(added)] = NodePlace(outer: contents, inner: contents) }
            guard !contents.isEmpty else { return item }
            let content = contents.count == 1 ? contents[0] : make(group, contents, added)
            return wrapping(layout, [item, content], node)
        }
    }

    /// An item around others, which passes on the traits of the first.
    func wrapping(_ layout: any Layout, _ items: [LayoutItem], _ node: Node) -> LayoutItem {
        func open<L: Layout>(_ layout: L) -> LayoutItem { make(layout, items, node) }
        let item = open(layout)
        if let first = items.first { item.traits = first.traits }
        return item
    }

    private func role(of applied: AppliedModifier, _ place: LayoutPlace) -> LayoutRole? {
        if let modifier = applied.value as? any ArrangedModifier { return modifier.layoutRole(in: place) }
        guard let type = Self.attributes[ObjectIdentifier(applied.kind)] else { return nil }
        func open<Described: ArrangedAttribute>(_ type: Described.Type) -> LayoutRole? {
            applied.attribute(type).flatMap { type.layoutRole($0, in: place) }
        }
        return open(type)
    }

    /// The kinds of modifiers that keep a value and have a part in the layout.
    private static let attributes: [ObjectIdentifier: any ArrangedAttribute.Type] = Dictionary(
        Conformances.of((any ArrangedAttribute.Type).self).map { (ObjectIdentifier($0.kind), $0) }
    ) { first, _ in first }
}

extension Node {
    /// The node and all below it, in their order.
    fileprivate var layoutOrder: [Node] { [self] + children.flatMap(\.layoutOrder) }
}
