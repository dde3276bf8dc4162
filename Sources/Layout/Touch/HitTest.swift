import Foundation

/// Finds the topmost view that takes touches at a point, from the front to the back.
///
/// A view takes touches where it draws something: texts, images, shapes within their outlines, colors and controls within
/// their frames, but no clear color, no spacer, and not the gaps of a stack. `contentShape` says so for the view that it is
/// applied to. What a clip cuts off takes touches all the same.
@MainActor
package struct HitTest {
    /// What takes the touch.
    package enum Finding {
        /// A view.
        case view(Node)
        /// A button that the system shows in a bar of a view, or what it does with a tap beside a menu.
        case button(_ name: String, of: Node, press: @MainActor () throws -> Void)
    }

    let layout: LaidOut

    package init(layout: LaidOut) {
        self.layout = layout
    }

    /// Looks at the views of a screen that stand side by side.
    package func look(onScreen views: [Node], _ point: CGPoint) -> Finding? {
        let walk = PointWalk(self)
        return views.frontToBack.lazy.compactMap { walk.look(at: $0, point, asLayer: true) }.first
    }

    /// What a row of a list, a menu, a dialog or a bar has at a point where its views have something, or nothing.
    ///
    /// Commonly known: a button or a link in a row of a list takes the touches everywhere in the row, but for those of other
    /// controls and of views with gestures.
    private func inRow(_ row: Node, _ point: CGPoint, _ found: Finding?) -> Finding? {
        switch found {
        case .view(let view) where view.touchTaker.map { $0 === row || $0.isInside(row) } ?? false: return found
        case .view, nil:
            let control = row.firstNode { node in
                node.kind.takesTaps && (node === row || node.presence == .inPlace) && !node.isTouchedWhereDrawn
                    && isTouched(node, at: point, in: row)
            }
            return control.map { .view($0) } ?? found
        case .button: return found
        }
    }

    /// Whether a touch at a point of a row is for a control in it.
    private func isTouched(_ control: Node, at point: CGPoint, in row: Node) -> Bool {
        if let frame = try? layout.touchFrame(of: control) { return frame.contains(point) }
        // Commonly known: a link without anything to draw still makes a link of the row of a list.
        return control.isUnseenControl(of: row, in: layout) && row.rowFrame(in: layout)?.contains(point) == true
    }
}

extension HitTest: PointSearch {
    func outcome(_ found: Finding?, at node: Node, _ point: CGPoint) -> Finding? {
        node.isTouchedAsWhole ? inRow(node, point, found) : found
    }

    // Documented for allowsHitTesting(_:): touches pass through to what is behind.
    func passesOver(_ applied: AppliedModifier) -> Bool {
        (applied.value as? any ResponsivenessModifier)?.letsTouchesPass == true
    }

    // Commonly known: a clip changes what is seen, and not what takes touches; contentShape does that.
    var isCutByClips: Bool { false }

    // Documented for contentShape(_:eoFill:): the whole shape takes touches, and nothing outside of it does.
    func find(inShapeOf node: Node) -> Finding? { .view(node) }

    func find(in node: Node, at point: CGPoint, _ frame: CGRect?) -> Finding? {
        guard let frame else { return nil }
        if let part = layout.touchedPart(of: node, in: frame, at: point) { return part }
        guard frame.contains(point) else { return nil }
        let kind = node.kind
        let takesAll =
            kind.scrolls || kind.takesTaps && !node.isTouchedWhereDrawn || kind.states(TakesTouches.self)
        return takesAll || node.draws(at: point, in: frame) ? .view(node) : nil
    }

    func find(tab item: Node, at point: CGPoint) -> Finding? {
        layout.tab(of: item)?.contains(point) == true ? .view(item) : nil
    }

    func find(inBarsOf node: Node, _ parts: [BarPart], at point: CGPoint) -> Finding? {
        guard let frame = try? layout.frame(of: node, inner: true) else { return nil }
        // Commonly known: the tab bar reaches to the bottom of the screen, and takes all touches there.
        let tabs = parts.compactMap { $0.place == .tab ? layout.tab(of: $0.node) : nil }
        if let top = tabs.map(\.minY).min(), frame.minX <= point.x, point.x <= frame.maxX, point.y >= top {
            return .view(node)
        }
        guard layout.pass.hasBars, case .primitive(let view) = node.content, let view = view as? any BarredView else {
            return nil
        }
        return view.barButton(of: node, at: point, in: frame, layout).map {
            .button($0.name, of: node, press: $0.press)
        }
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
        if kind[Blank.self]?.isBlank(self) == true { return false }
        if let drawn = kind[Drawn.self] { return drawn.draws(self, point, frame) }
        return view is any ArrangedView && children.isEmpty
    }
}
