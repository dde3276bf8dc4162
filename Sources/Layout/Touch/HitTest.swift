import Foundation

/// Finds the topmost view that takes touches at a point, from the front to the back.
///
/// A view takes touches where it draws something: texts, images, shapes within their outlines, colors and controls within
/// their frames, but no clear color, no spacer, and not the gaps of a stack. `contentShape` says so for the view that it is
/// applied to. What a clip cuts off takes touches all the same.
@MainActor
package struct HitTest {
    /// The result of a search from the front to the back.
    package enum Finding {
        /// Nothing here.
        case none
        /// The view that takes touches.
        case view(Node)
        /// A button that the system shows in a bar of a view, or what it does with a tap beside a menu.
        case button(_ name: String, of: Node, press: @MainActor () throws -> Void)

        /// Returns the finding, or where there is none, the finding in what lies behind.
        package func or(_ behind: () -> Finding) -> Finding {
            if case .none = self { behind() } else { self }
        }
    }

    package let layout: LaidOut
    /// What is looked at in the place of nodes: the modified views in the bodies of the app's modifiers.
    private var standIns: [ObjectIdentifier: (CGPoint) -> Finding] = [:]

    package init(layout: LaidOut) {
        self.layout = layout
    }

    /// Looks at the views of a screen that stand side by side.
    package func look(onScreen views: [Node], _ point: CGPoint) -> Finding {
        for view in views.frontToBack {
            let found = look(at: view, point, asLayer: true)
            if case .none = found { continue }
            return found
        }
        return .none
    }

    /// Looks at a view with all its modifiers; the point is in points from the top left corner of the screen.
    package func look(at node: Node, _ point: CGPoint, asLayer isLayer: Bool = false) -> Finding {
        guard node.presence == .inPlace || isLayer, stackRoom() > LayoutPass.stackReserve else { return .none }
        let found = look(at: node, within: node.modifiers.count, point)
        return node.isTouchedAsWhole ? inRow(node, point, found) : found
    }

    /// What a row of a list, a menu, a dialog or a bar has at a point where its views have something, or nothing.
    ///
    /// Commonly known: a button or a link in a row of a list takes the touches everywhere in the row, but for those of other
    /// controls and of views with gestures.
    private func inRow(_ row: Node, _ point: CGPoint, _ found: Finding) -> Finding {
        switch found {
        case .view(let view) where view.touchTaker.map { $0 === row || $0.isInside(row) } ?? false: return found
        case .view, .none:
            let control = row.firstNode { node in
                node.kind.takesTaps && (node === row || node.presence == .inPlace)
                    && (try? layout.touchFrame(of: node))?.contains(point) ?? false
            }
            return control.map { .view($0) } ?? found
        case .button: return found
        }
    }

    /// Looks at a view with the first of its modifiers.
    private func look(at node: Node, within count: Int, _ point: CGPoint) -> Finding {
        guard count > 0 else { return look(inside: node, point) }
        let index = count - 1
        let applied = node.modifiers[index]
        func inside(_ point: CGPoint) -> Finding { look(at: node, within: index, point) }
        if let layer = applied.shownNode, applied.kind.role == .customModifier {
            var body = self
            if let placeholder = layer.placeholder { body.standIns[ObjectIdentifier(placeholder)] = inside }
            return body.look(at: layer.children, point)
        }
        if let layer = applied.shownNode, applied.value is any ArrangedModifier {
            guard applied.isBehind else { return look(at: layer.children, point).or { inside(point) } }
            return inside(point).or { look(at: layer.children, point) }
        }
        // Documented for allowsHitTesting(_:): touches pass through to what is behind.
        if applied.concealment != nil || (applied.value as? any ResponsivenessModifier)?.letsTouchesPass == true {
            return .none
        }
        guard let frame = layout.frame(of: node, before: index), let effect = applied.touchEffect(in: frame) else {
            return inside(point)
        }
        switch effect {
        case .drawing(let transform):
            return transform.isInvertible ? inside(point.applying(transform.inverted())) : .none
        // Commonly known: a clip changes what is seen, and not what takes touches; contentShape does that.
        case .clipping: return inside(point)
        // Documented for contentShape(_:eoFill:): the whole shape takes touches, and nothing outside of it does.
        case .shaping(let covers): return covers(point) ? inside(point).or { .view(node) } : .none
        }
    }

    private func look(at nodes: [Node], _ point: CGPoint) -> Finding {
        for node in nodes.frontToBack {
            let found = look(at: node, point, asLayer: node.presence == .page)
            if case .none = found { continue }
            return found
        }
        return .none
    }

    private func look(inside node: Node, _ point: CGPoint) -> Finding {
        if let standIn = standIns[ObjectIdentifier(node)] { return standIn(point) }
        let frame = try? layout.frame(of: node, inner: true)
        let isThere = frame?.contains(point) ?? false
        let scrolls = node.kind.scrolls
        // Commonly known: a scroll view takes no touches outside of its viewport.
        if scrolls, !isThere { return .none }
        let parts = node.styleOfApp.map { [$0] } ?? node.shownInside ?? node.children
        let found = lookInBars(of: node, point).or { look(at: parts, point) }
        guard case .none = found else { return found }
        let part = layout.touchedPart(of: node, at: point)
        guard case .none = part else { return part }
        guard isThere, let frame else { return .none }
        return scrolls || node.kind.takesTaps || node.kind.states(TakesTouches.self) || node.draws(at: point, in: frame)
            ? .view(node) : .none
    }

    /// Looks at what stands in the bars around what a view shows.
    private func lookInBars(of node: Node, _ point: CGPoint) -> Finding {
        guard case .primitive(let view) = node.content, let view = view as? any BarredView,
            let frame = try? layout.frame(of: node, inner: true)
        else { return .none }
        let parts = view.bars(in: LayoutPlace(node: node, pass: layout.pass)).parts
        for part in parts.reversed() {
            if part.place == .tab, layout.tab(of: part.node)?.contains(point) == true { return .view(part.node) }
            let found = look(at: part.node, point, asLayer: true)
            guard case .none = found else { return found }
        }
        // Commonly known: the tab bar reaches to the bottom of the screen, and takes all touches there.
        let tabs = parts.compactMap { $0.place == .tab ? layout.tab(of: $0.node) : nil }
        if let top = tabs.map(\.minY).min(), frame.minX <= point.x, point.x <= frame.maxX, point.y >= top {
            return .view(node)
        }
        guard layout.pass.hasBars else { return .none }
        for button in view.barButtons(of: node, in: frame, layout) where button.frame?.contains(point) ?? true {
            return .button(button.name, of: node, press: button.press)
        }
        return .none
    }
}

extension LaidOut {
    /// The rectangle of the tab that an item stands in; nil for one that isn't shown.
    func tab(of item: Node) -> CGRect? {
        guard let around = (try? items(of: item))?.first?.parent else { return nil }
        return frame(around: [around])
    }

    /// The rectangle of an open menu that offers views; nil where it takes no room.
    func menuFrame(around views: [Node]) -> CGRect? {
        views.lazy.compactMap { (try? self.items(of: $0))?.first?.parent }.first.map { frame(around: [$0]) }
    }
}

extension Node {
    /// Whether touches anywhere in the row that the view makes up may be for a control in it.
    fileprivate var isTouchedAsWhole: Bool {
        guard let items = laidOutRecord?.outer, items.count == 1 else { return false }
        return items[0].touchMargins != nil
    }
}

extension AppliedModifier {
    /// Whether what the modifier adds stands behind the view.
    package var isBehind: Bool { kind.states(StandsBehind.self) }
}

extension Kind {
    /// Whether a person touches views of the kind: a control.
    package var isTouched: Bool {
        role == .view && (member("tap") != nil || (arity == .none && members.contains { $0.role == .action }))
    }

    /// Whether a tap anywhere in a view of the kind does something: of a control, of a link to another screen, or of a field
    /// in a bar.
    package var takesTaps: Bool {
        isTouched || self[OffersMenu.self]?.opening == .tap
            || ((role == .view || standsInBar) && member("activate") != nil)
    }
}

extension Node {
    /// Whether the view itself draws something at a point in its frame.
    fileprivate func draws(at point: CGPoint, in frame: CGRect) -> Bool {
        guard case .primitive(let view) = content else { return false }
        if let drawn = kind[Drawn.self] { return drawn.draws(self, point, frame) }
        return view is any ArrangedView && children.isEmpty
    }
}
