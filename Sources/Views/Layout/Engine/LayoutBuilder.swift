import Foundation
import System

/// Makes the items of a tree: one for each view that takes room, one for each modifier that changes it.
@MainActor
struct LayoutBuilder {
    let pass: LayoutPass
    /// The number of the layout.
    private let number: Int
    /// The content of the placeholders of an app's modifiers.
    private var placeholders: [ObjectIdentifier: [LayoutItem]] = [:]
    /// Whether the items are copies of others: then they belong to no node, and none is taken over.
    private var isCopying = false
    /// The attributes of texts that the views around set.
    private var text = SharedTextAttributes()
    /// Why a view that stands in the container at hand is not there; nil where all are.
    private var absence: String?
    /// The margins that the views around set for content that scrolls.
    private var margins = EdgeInsets()
    /// Where among the bars of the screen the views stand that are being made.
    private var bar = BarPlace.page

    init(_ pass: LayoutPass, number: Int) {
        self.pass = pass
        self.number = number
    }

    /// The items of a node, in a container that stacks along an axis: those of the layout before where the node and all in
    /// it are as they were.
    mutating func items(of node: Node, along axis: Axis?, asLayer isLayer: Bool = false) -> [LayoutItem] {
        guard node.presence == .inPlace || isLayer else { return [] }
        if let failure = node.failure { absence = "\(failure)" }
        let context = context(axis, asLayer: isLayer)
        if !isCopying, let known = node.laidOutRecord, known.holds(for: node, context, pass) { return known.restored() }
        guard stackRoom() > LayoutPass.stackReserve else {
            pass.note("\(node.kind.name) is nested too deeply to be laid out")
            return []
        }
        defer { (text, margins) = (context.text, context.margins) }
        if !node.modifiers.isEmpty {
            let modifiers = node.effectiveModifiers
            text = context.text.taking(modifiers)
            for applied in modifiers.reversed() { margins.takeContentMargins(of: applied) }
        }
        return keep(core(node, along: axis), of: node, context)
    }

    /// The circumstances here.
    private func context(_ axis: Axis? = nil, asLayer isLayer: Bool = false) -> LayoutContext {
        LayoutContext(axis: axis, isLayer: isLayer, text: text, bar: bar, margins: margins)
    }

    /// Puts the modifiers of a node around its items, and keeps them for it.
    private mutating func keep(_ inner: [LayoutItem], of node: Node, _ context: LayoutContext) -> [LayoutItem] {
        var items = inner
        var stages: [[LayoutItem]] = []
        for applied in node.modifiers {
            items = wrap(items, applied, on: node, along: context.axis)
            stages.append(items)
        }
        record(node, outer: items, inner: inner, stages: stages, context)
        return items
    }

    private func record(
        _ node: Node, outer: [LayoutItem], inner: [LayoutItem], stages: [[LayoutItem]] = [], _ context: LayoutContext
    ) {
        guard !isCopying else { return }
        node.layoutRecord = LayoutRecord(outer: outer, inner: inner, stages: stages, context, pass, number)
    }

    private mutating func core(_ node: Node, along axis: Axis?) -> [LayoutItem] {
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
            return [item(layout, of: node, with: parts)]
        }
        if let view = view as? any ArrangedView { return [item(view.layout(in: place(of: node, axis)), of: node)] }
        if let shape = view as? any Shape { return [item(of: shape, node)] }
        return flattened(node.shownInside ?? node.children, along: axis)
    }

    /// The body that a style of the app makes of a control. The views of the control itself stand where those are that the
    /// style shows of them.
    private mutating func styledBody(of node: Node, along axis: Axis?) -> [LayoutItem]? {
        guard let styled = styleOfApp(for: node) else { return nil }
        let body = items(of: styled, along: axis, asLayer: true)
        for (part, slot) in Self.styledParts {
            guard let shown = styled.firstNode(where: { $0.kind === part }) else { continue }
            var twins = shown.layoutOrder.dropFirst()[...]
            for original in node.children(in: slot).flatMap(\.layoutOrder) {
                guard let place = twins.firstIndex(where: { $0.kind === original.kind }) else { continue }
                if !isCopying { original.layoutRecord = twins[place].layoutRecord }
                twins = twins[(place + 1)...]
            }
        }
        return body
    }

    /// What a style of the app shows in place of a control; nil for one in the system's style.
    private func styleOfApp(for node: Node) -> Node? {
        guard node.kind.slots.contains(where: { $0 === Slot.styled }), let styled = node.children(in: .styled).first,
            case .primitive(let content) = styled.content, let made = content as? any AnyStyledContent,
            !(made.style is any _BuiltInStyle)
        else { return nil }
        return styled
    }

    private static let styledParts: [(kind: Kind, slot: Slot)] = [
        (ViewType.StyleConfiguration.Label.kind, .label), (ViewType.StyleConfiguration.Title.kind, .title),
        (ViewType.StyleConfiguration.Icon.kind, .icon), (ViewType.StyleConfiguration.Content.kind, .content),
        (ViewType.StyleConfiguration.CurrentValueLabel.kind, .currentValueLabel),
        (ViewType.StyleConfiguration.MinimumValueLabel.kind, .minimumLabel),
        (ViewType.StyleConfiguration.MaximumValueLabel.kind, .maximumLabel),
    ]

    private mutating func item<S: Shape>(of shape: S, _ node: Node) -> LayoutItem {
        item(ShapeLayout(shape: shape), of: node)
    }

    private func place(of node: Node, _ axis: Axis?) -> LayoutPlace {
        LayoutPlace(node: node, axis: axis, pass: pass, text: text.attributes, margins: margins, bar: bar)
    }

    private mutating func flattened(_ nodes: [Node], along axis: Axis?) -> [LayoutItem] {
        if nodes.count == 1 { return items(of: nodes[0], along: axis) }
        var all: [LayoutItem] = []
        all.reserveCapacity(nodes.count)
        for node in nodes { all += items(of: node, along: axis) }
        return all
    }

    /// The item of a node that is arranged by a layout, together with what stands in the bars around it.
    private mutating func item<L: Layout>(_ layout: L, of node: Node, with bars: [BarPart] = []) -> LayoutItem {
        let around = absence
        absence = nil
        defer { absence = around }
        let item = arranged(layout, node, bars)
        // A layout of the app may rely on its views; the model's need none.
        if let absence, !(layout is any BuiltInLayout) {
            pass.note("\(item.name) lacks a view: \(absence)")
        }
        return item
    }

    private mutating func arranged<L: Layout>(_ layout: L, _ node: Node, _ bars: [BarPart]) -> LayoutItem {
        let axis = L.layoutProperties.stackOrientation
        if layout is any ArrangesRows { return make(layout, rows(node.children), node) }
        if layout is any ArrangesSections {
            let items = sections(node.children)
            if let stack = layout as? PinnedStackLayout {
                for item in items where stack.keeps(item.traits[ListPart.self]) {
                    item.traits.zIndex = max(1, item.traits.zIndex)
                }
            }
            return make(layout, items, node)
        }
        if let split = layout as? SplitLayout {
            return make(layout, split.columns.map { column($0, node) }, node)
        }
        if let paged = layout as? PagedLayout { return make(layout, paged.pages.map { cell($0) }, node) }
        if layout is TableCellsLayout {
            return make(
                layout,
                node.children.enumerated().map { index, child in
                    let cell = cell(child)
                    cell.traits.slot = child.slot
                    return cell
                }, node)
        }
        if let editor = layout as? EditorLayout { return make(layout, [make(editor.text, [], node)], node) }
        let outerBar = bar
        defer { bar = outerBar }
        if layout is SegmentLayout { bar = .segment }
        if let gauge = layout as? GaugeLayout, gauge.isRing { bar = .ring }
        var items: [LayoutItem] = []
        // Which of its views such a one shows, the layout itself decides.
        var shown = layout is FittingLayout ? nil : node.shownInside
        if layout is DisclosureLayout { shown = node.childrenInPlace }
        for child in shown ?? node.children {
            let own = self.items(of: child, along: axis, asLayer: child.presence == .page)
            for item in own { item.traits.slot = child.slot }
            items += own
        }
        guard layout is any SingleContentLayout else { return make(layout, items, node) }
        return make(layout, single(items, node) + barItems(bars, node), node)
    }

    /// A column of a split view, with the bars around it.
    private mutating func column(_ column: SplitLayout.Column, _ node: Node) -> LayoutItem {
        let outerBar = bar
        defer { bar = outerBar }
        bar = .page
        let pages = column.pages.flatMap { items(of: $0, along: nil, asLayer: $0.presence == .page) }
        return make(column.layout, single(pages, node) + barItems(column.parts, node), node)
    }

    /// The items of what stands in bars; what the menu of a bar offers is one item.
    private mutating func barItems(_ parts: [BarPart], _ node: Node) -> [LayoutItem] {
        var items = parts.filter { $0.place != .menu }.flatMap { self.items(of: $0) }
        let offered = parts.filter { $0.place == .menu }
        guard !offered.isEmpty else { return items }
        let (outerText, outerBar) = (text, bar)
        defer { (text, bar) = (outerText, outerBar) }
        (text, bar) = (SharedTextAttributes(), .menu)
        let menu = menuRows(offered.map(\.node), node)
        menu.traits[BarPlace.self] = .menu
        items.append(menu)
        return items
    }

    /// The items of what stands in a bar: side by side, but in a tab one for all of it.
    private mutating func items(of part: BarPart) -> [LayoutItem] {
        let (outerText, outerBar) = (text, bar)
        defer { (text, bar) = (outerText, outerBar) }
        (text, bar) = (SharedTextAttributes(), part.place)
        var items = items(of: part.node, along: .horizontal, asLayer: true)
        if part.place == .tab, !items.isEmpty { items = [make(TabItemLayout(), items, part.node)] }
        for item in items { item.traits[BarPlace.self] = part.place }
        return items
    }

    /// What an alert or a dialog shows, arranged by its layout.
    mutating func dialog(_ node: Node, _ layout: DialogLayout) -> [LayoutItem] {
        var items: [LayoutItem] = []
        for child in node.children {
            let own = self.items(of: child, along: nil)
            for item in own { item.traits.slot = child.slot }
            items += own
        }
        let dialog = [make(layout, items, node)]
        record(node, outer: dialog, inner: dialog, context(asLayer: true))
        return dialog
    }

    /// An open menu above all else, at the view that it belongs to.
    mutating func menu(_ views: [Node], of menu: Node, on screen: DeviceScreen) -> LayoutItem {
        let owner = menu.kind === ViewType.Menu.kind ? menu : menu.parent ?? menu
        let outerBar = bar
        defer { bar = outerBar }
        bar = .page
        let list = menuRows(views.filter { $0.slot === Slot.content }, menu)
        let layout = MenuScreenLayout(owner: owner.laidOutRecord?.outer ?? [], safeArea: screen.safeArea)
        return make(layout, [list], menu)
    }

    /// The rows of a menu.
    private mutating func menuRows(_ views: [Node], _ menu: Node) -> LayoutItem {
        var items: [LayoutItem] = []
        var gaps: Set<Int> = []
        for view in views {
            if view.kind === ViewType.Divider.kind { gaps.insert(items.count) }
            items += self.items(of: view, along: nil, asLayer: true)
        }
        return make(MenuLayout(gaps: gaps), items, menu)
    }

    /// Views that stand one below the other where there is a place for one.
    func single(_ items: [LayoutItem], _ node: Node) -> [LayoutItem] {
        items.count > 1 ? [wrapping(VStackLayout(), items, node)] : items
    }

    /// The one item of a node that has a place of its own, whatever it shows.
    private mutating func cell(_ node: Node) -> LayoutItem {
        let items = items(of: node, along: nil)
        return items.count == 1 ? items[0] : make(VStackLayout(), items, node)
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
        return keep(inner, of: node, context())
    }

    /// The rows of a list, those of a section with its number.
    private mutating func sections(_ nodes: [Node]) -> [LayoutItem] {
        var section = 0
        return nodes.flatMap { rows(of: $0, &section) }
    }

    private mutating func rows(of node: Node, _ section: inout Int) -> [LayoutItem] {
        guard node.presence == .inPlace else { return [] }
        if node.kind === ViewType.DisclosureGroup.kind, styleOfApp(for: node) == nil {
            // Its label is a row, and so is each view in it.
            let parts = node.childrenInPlace.filter { $0.slot !== Slot.styled }
            return keep(parts.flatMap { rows(of: $0, &section) }, of: node, context())
        }
        let isSection = node.kind === ViewType.Section.kind
        if !isSection, case .primitive(let view) = node.content, view is any ArrangedView || view is any Shape {
            let rows = items(of: node, along: nil)
            if node.kind === ViewType.TableHeader.kind {
                for row in rows { row.traits[ListPart.self] = .columnLabels }
            }
            return rows
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
        return keep(inner, of: node, context())
    }

    // MARK: Modifiers

    private mutating func wrap(
        _ items: [LayoutItem], _ applied: AppliedModifier, on node: Node, along axis: Axis?
    ) -> [LayoutItem] {
        if applied.kind.role == .customModifier {
            guard let body = applied.node else { return items }
            if let placeholder = body.placeholder { stand(items, in: placeholder) }
            let modified = flattened(body.children, along: axis)
            record(body, outer: modified, inner: modified, context(axis))
            return modified
        }
        guard let role = role(of: applied, place(of: node, axis)) else { return items }
        switch role {
        case .trait(let change):
            for item in items { change(&item.traits) }
            return items
        case .arranging(let layout):
            return items.map { wrapping(layout, [$0], node) }
        case .layer(let alignment, let edges):
            return secondary(
                applied, ZStackLayout(alignment: alignment), node, on: items, LayerLayout(alignment: alignment),
                beyond: edges)
        case .inset(let edge, let alignment, let spacing):
            let layout = InsetLayout(edge: edge, alignment: alignment, spacing: spacing)
            return secondary(applied, VStackLayout(), node, on: items, layout)
        }
    }

    /// Has items stand in the place of a stand-in in the body of a modifier. Where others stood there in the layout before,
    /// what is around the stand-in is no longer as it was.
    private mutating func stand(_ items: [LayoutItem], in placeholder: Node) {
        placeholders[ObjectIdentifier(placeholder)] = items
        let before = placeholder.laidOutRecord?.inner ?? []
        if !before.elementsEqual(items, by: ===) { placeholder.noteChange() }
    }

    /// Puts what a modifier adds beside each of the items, out of the safe area at some edges. Several views of it are arranged
    /// by a layout of their own.
    private mutating func secondary(
        _ applied: AppliedModifier, _ group: some Layout, _ node: Node, on items: [LayoutItem], _ layout: some Layout,
        beyond edges: Edge.Set = []
    ) -> [LayoutItem] {
        guard let added = applied.shownNode else { return items }
        let wasCopying = isCopying
        defer { isCopying = wasCopying }
        return items.enumerated().map { index, item in
            // Where a group of views has the modifier, each has a copy of what it adds; the node is the first.
            if index > 0 { isCopying = true }
            let contents = flattened(added.children, along: nil)
            record(added, outer: contents, inner: contents, context())
            guard !contents.isEmpty else { return item }
            let content = contents.count == 1 ? contents[0] : make(group, contents, added)
            let reaching =
                edges.isEmpty ? content : wrapping(IgnoringSafeAreaLayout(edges: edges), [content], added)
            return wrapping(layout, [item, reaching], node)
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
