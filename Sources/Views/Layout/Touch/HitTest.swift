import Foundation

/// Finds the topmost view that takes touches at a point, from the front to the back.
///
/// A view takes touches where it draws something: texts, images, shapes within their outlines, colors and controls within
/// their frames, but no clear color, no spacer, and not the gaps of a stack. `contentShape` says so for the view that it is
/// applied to. What a clip cuts off takes none (*unverified* for `clipped`, whose cut-off parts are said to take touches on
/// some versions of iOS).
@MainActor
struct HitTest {
    /// The result of a search from the front to the back.
    enum Finding {
        /// Nothing here.
        case none
        /// The view that takes touches.
        case view(Node)
        /// A button that the system shows in a bar of a view, or what it does with a tap beside a menu.
        case button(_ name: String, of: Node, press: @MainActor () throws -> Void)
        /// The view that was looked for, before any that takes touches.
        case goal

        /// Returns the finding, or where there is none, the finding in what lies behind.
        func or(_ behind: () -> Finding) -> Finding {
            if case .none = self { behind() } else { self }
        }
    }

    let layout: LaidOut
    /// A view to stop at, for whoever wants to know what is in front of it.
    var goal: Node?

    /// Looks at the views of a screen that stand side by side.
    func look(onScreen views: [Node], _ point: CGPoint) -> Finding {
        for view in frontToBack(views) {
            let found = look(at: view, point, asLayer: true)
            if case .none = found { continue }
            return found
        }
        return .none
    }

    /// Looks at a view with all its modifiers; the point is in points from the top left corner of the screen.
    func look(at node: Node, _ point: CGPoint, asLayer isLayer: Bool = false) -> Finding {
        guard node.presence == .inPlace || isLayer, stackRoom() > LayoutPass.stackReserve else { return .none }
        if node === goal { return .goal }
        return look(at: node, within: node.modifiers.count, point)
    }

    /// Looks at a view with the first of its modifiers.
    private func look(at node: Node, within count: Int, _ point: CGPoint) -> Finding {
        guard count > 0 else { return look(inside: node, point) }
        let index = count - 1
        let applied = node.modifiers[index]
        func inside(_ point: CGPoint) -> Finding { look(at: node, within: index, point) }
        if let layer = applied.shownNode, applied.kind.role == .customModifier {
            return look(in: layer, point, inPlaceOf: layer.placeholder) { inside(point) }
        }
        if let layer = applied.shownNode, applied.value is any ArrangedModifier {
            guard applied.isBehind else { return look(in: layer, point).or { inside(point) } }
            return inside(point).or { look(in: layer, point) }
        }
        if applied.concealment != nil || (applied.value as? _AllowsHitTestingModifier)?.allowsHitTesting == false {
            return .none
        }
        guard let frame = layout.frame(of: node, before: index) else { return inside(point) }
        if let drawing = applied.drawing(of: frame) { return inside(point.applying(drawing.back)) }
        if let clip = applied.attribute(ModifierType.ClipShape.self) {
            return clip.shape.covers(point, in: frame, eoFill: clip.style.isEOFilled) ? inside(point) : .none
        }
        if let shape = applied.attribute(ModifierType.ContentShape.self), shape.kinds.contains(.interaction) {
            guard shape.shape.covers(point, in: frame, eoFill: shape.eoFill) else { return .none }
            return inside(point).or { .view(node) }
        }
        return inside(point)
    }

    /// Looks at the views that a modifier adds, from the last to the first. Where one of them stands in for the modified view,
    /// that one is looked at.
    private func look(
        in layer: Node, _ point: CGPoint, inPlaceOf placeholder: Node? = nil, _ modified: () -> Finding = { .none }
    ) -> Finding {
        guard let placeholder else { return look(at: layer.children, point) }
        // What is in front of the stand-in, and what is behind it, aren't told apart beyond the modified view itself.
        return modified().or { look(at: layer.children.filter { $0 !== placeholder }, point) }
    }

    private func look(at nodes: [Node], _ point: CGPoint) -> Finding {
        for node in frontToBack(nodes) {
            let found = look(at: node, point, asLayer: node.presence == .page)
            if case .none = found { continue }
            return found
        }
        return .none
    }

    /// Later views are in front of earlier ones, unless `zIndex` says otherwise.
    private func frontToBack(_ nodes: [Node]) -> [Node] {
        func height(_ node: Node) -> Double { node.laidOutRecord?.outer.first?.traits.zIndex ?? 0 }
        guard nodes.contains(where: { height($0) != 0 }) else { return nodes.reversed() }
        return nodes.enumerated().sorted { (height($0.element), $0.offset) > (height($1.element), $1.offset) }
            .map(\.element)
    }

    private func look(inside node: Node, _ point: CGPoint) -> Finding {
        let frame = try? layout.frame(of: node, inner: true)
        let isThere = frame?.contains(point) ?? false
        let scrolls = node.kind.scrolls
        if scrolls, !isThere { return .none }
        let found = lookInBars(of: node, point).or { look(at: node.shownInside ?? node.children, point) }
        guard case .none = found else { return found }
        if node.kind.takesTaps, let reached = try? layout.touchFrame(of: node), reached.contains(point) {
            return .view(node)
        }
        guard isThere, let frame else { return .none }
        return scrolls || node.draws(at: point, in: frame) ? .view(node) : .none
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
        guard node.kind.hasPages, layout.pass.hasBars else { return .none }
        return lookAtButtons(of: node, in: frame, point)
    }

    /// Looks at the buttons that the system shows in the bars of a view with pages.
    private func lookAtButtons(of node: Node, in frame: CGRect, _ point: CGPoint) -> Finding {
        for (bars, frame) in layout.barsOfPages(of: node, in: frame) {
            if bars.backButton(in: frame)?.contains(point) == true {
                return .button("the back button", of: node) { try node.goBack() }
            }
            guard let menu = bars.menuButton(in: frame) else { continue }
            if node.barMenu.value {
                return .button("the outside of the bar's menu", of: node) { node.showBarMenu(false) }
            }
            if menu.contains(point) { return .button("the menu button", of: node) { node.showBarMenu(true) } }
        }
        return .none
    }
}

extension LaidOut {
    /// The rectangle of the tab that an item stands in; nil for one that isn't shown.
    fileprivate func tab(of item: Node) -> CGRect? {
        guard let around = (try? items(of: item))?.first?.parent else { return nil }
        return frame(around: [around])
    }

    /// The bars of the pages that a view shows, each with the rectangle of the page and its bars.
    func barsOfPages(of node: Node, in frame: CGRect) -> [(bars: PageBars, frame: CGRect)] {
        let columns = node.columns
        guard !columns.isEmpty else { return [(PageBars(of: node), frame)] }
        let items = (try? items(of: node, inner: true))?.first?.subviews.items ?? []
        return zip(columns, items).map { (PageBars(of: $0, in: node), self.frame(around: [$1])) }
    }

    /// The rectangle of an open menu that offers views; nil where it takes no room.
    func menuFrame(around views: [Node]) -> CGRect? {
        views.lazy.compactMap { (try? self.items(of: $0))?.first?.parent }.first.map { frame(around: [$0]) }
    }
}

extension AppliedModifier {
    /// Whether what the modifier adds stands behind the view.
    fileprivate var isBehind: Bool {
        kind.states(StandsBehind.self)
    }
}

extension Node {
    /// Whether touches beyond the frame of a button in a row or a bar aren't for it, as its style has it.
    var hasOwnTouchArea: Bool {
        let style = environment[StyleKey<ModifierType.ButtonStyle>.self]?.style
        return style != nil && !(style is DefaultButtonStyle)
    }
}

extension Kind {
    /// Whether a tap anywhere in a view of the kind does something: of a control, of a link to another screen, or of a field
    /// in a bar.
    var takesTaps: Bool {
        isTouched || self[OffersMenu.self]?.opening == .tap
            || ((role == .view || standsInBar) && member("activate") != nil)
    }
}

extension Shape {
    /// Whether a point lies in the shape, where that fills a frame.
    fileprivate func covers(_ point: CGPoint, in frame: CGRect, eoFill: Bool) -> Bool {
        // The commonest shape, at once.
        self is Rectangle ? frame.contains(point) : path(in: frame).contains(point, eoFill: eoFill)
    }
}

extension Node {
    /// Whether the view itself draws something at a point in its frame.
    fileprivate func draws(at point: CGPoint, in frame: CGRect) -> Bool {
        guard case .primitive(let view) = content else { return false }
        if let color = view as? Color { return color != .clear }
        if let drawn = view as? any DrawnShape { return drawn.draws(at: point, in: frame) }
        if let shape = view as? any Shape { return shape.covers(point, in: frame, eoFill: false) }
        return view is any ArrangedView && children.isEmpty && kind.arity == .none && !(view is Spacer)
    }
}

extension DrawnShape {
    /// Whether a point in the frame of the shape lies within what is drawn of it.
    fileprivate func draws(at point: CGPoint, in frame: CGRect) -> Bool {
        guard style as? Color != .clear else { return false }
        let outline: any Shape = shape.outlined(for: drawing) ?? shape
        return outline.covers(point, in: frame, eoFill: drawing.fillStyle.isEOFilled)
    }
}
