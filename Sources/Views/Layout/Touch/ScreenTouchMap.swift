import Foundation

/// Finds the views that take touches on the screens of trees.
@MainActor
package enum ScreenTouchMap: TouchMap {
    package static func target(at point: CGPoint, in graph: Graph, _ act: String) throws -> TouchTarget {
        let layout = graph.laidOut
        try layout.check()
        let place = "nothing at (\(number(point.x)), \(number(point.y))) takes \(act)"
        guard CGRect(origin: .zero, size: graph.screen.size).contains(point) else {
            let size = graph.screen.size
            throw InspectionError.notSupported(
                "\(place): the screen is \(number(size.width)) by \(number(size.height)) points")
        }
        let top = graph.presentedScreens.last ?? [graph.root]
        switch HitTest(layout: layout).look(onScreen: top, point) {
        case .view(let node):
            guard act == ScreenTouch.tap.rawValue, node.takesInput else { return .view(node) }
            return .button("the text", of: node) { try node.focus() }
        case .button(let name, let node, let press): return .button(name, of: node, press: press)
        case .goal, .none:
            if let menu = top[0].menuAround, layout.menuFrame(around: top)?.contains(point) != true {
                return .button("the outside", of: menu) { menu.isOffering.value = false }
            }
            let layer = top[0] === graph.root ? "" : " of \(top[0].layerName), which is above all else,"
            throw InspectionError.notSupported("\(place): no view\(layer) is there")
        }
    }

    package static func tapAction(of node: Node) -> (@MainActor () throws -> Void)? {
        node.choosingTab ?? node.openingMenu
    }

    package static func pressAction(of modifier: AppliedModifier) -> (@MainActor () throws -> Void)? {
        guard let menu = modifier.shownNode, menu.kind[OffersMenu.self]?.opening == .longPress else { return nil }
        return { menu.isOffering.value = true }
    }

    package static func dragAction(of node: Node) -> (@MainActor (CGSize) throws -> Void)? {
        guard node.pageAxis != nil, node.environment.isScrollEnabled else { return nil }
        return { movement in
            guard let turned = node.turnedPages else { return }
            let size = try node.graph.laidOut.exactFrame(of: node, inner: true).size
            try turned.turn(to: turned.place(after: movement, in: size))
        }
    }

    package static func refusal(at point: CGPoint, by node: Node, _ act: String) -> InspectionError {
        let around = node.ancestors.prefix { !$0.kind.isCustom }.first {
            $0.slot !== Slot.modifier && !$0.kind.isModifier
        }
        let place = around.map { " in \($0.kind.name)" } ?? ""
        return .notSupported(
            "nothing at (\(number(point.x)), \(number(point.y))) takes \(act): there is \(node.nameOnScreen)\(place)")
    }

    package static func origin(of node: Node, within place: Int, named name: AnyHashable?) -> CGPoint {
        let layout = node.graph.laidOut
        guard let name else { return layout.frame(of: node, before: place)?.origin ?? .zero }
        return node.coordinateSpaceOrigin(named: name, in: layout) ?? .zero
    }

    private static func number(_ length: CGFloat) -> String { LayoutFault.number(length) }
}

extension Node {
    /// The view that stands in front of the middle of this one and takes its touches; nil where nothing does, or the view is
    /// nowhere.
    package var cover: Obstruction? {
        // What takes the touches of the view also takes those of a cover that is inside it.
        guard let taker = touchTaker else { return nil }
        let layout = graph.laidOut
        guard let frame = try? layout.frame(of: self, inner: true), frame.width > 0, frame.height > 0 else {
            return nil
        }
        let middle = layout.drawn(CGPoint(x: frame.midX, y: frame.midY), in: self)
        // What isn't in its window now can be scrolled there.
        guard window(in: layout).contains(middle) else { return nil }
        let test = HitTest(layout: layout, goal: self)
        guard case .view(let cover) = test.look(at: layoutScreen, middle, asLayer: true), cover !== taker,
            !cover.isInside(taker)
        else { return nil }
        let name = cover.nameOnScreen
        return Obstruction(
            of: self,
            at: .init(
                "behind \(name)",
                because: "\(name) covers its middle at (\(Int(middle.x.rounded())), \(Int(middle.y.rounded())))"))
    }

    /// The reason why a view that is on the screen can't be seen: it has been scrolled out of sight, or stands beyond the
    /// screen. Nil where it can be seen.
    package var scrolledAway: Obstruction? {
        let layout = graph.laidOut
        guard let frame = try? layout.frame(of: self), frame.width > 0, frame.height > 0 else { return nil }
        var shown = frame
        for ancestor in scrollingContainers {
            guard let window = try? layout.frame(of: ancestor, inner: true) else { continue }
            if let side = window.side(of: shown) {
                let place = "\(side) the viewport of \(ancestor.kind.name); acting on it scrolls to it"
                return Obstruction(of: self, at: .init(place, because: "it is \(place)"))
            }
            shown = shown.intersection(window)
        }
        let screen = CGRect(origin: .zero, size: graph.screen.size)
        return screen.side(of: shown).map { side in
            func number(_ length: CGFloat) -> String { LayoutFault.number(length) }
            let place = "\(side) the screen, at (\(number(frame.minX)), \(number(frame.minY)))"
            return Obstruction(of: self, at: .init(place, because: "it is \(place)"))
        }
    }
}

extension Node {
    /// The nearest view, this one included, that does something when it is touched: a control, or one with gestures.
    fileprivate var touchTaker: Node? {
        sequence(first: self, next: { $0.presence.isPart ? $0.parent : nil }).first { node in
            node.kind.takesTaps || node.modifiers.contains { $0.value is any GestureModifier }
        }
    }

    /// The view in a line, a shape by its type.
    var nameOnScreen: String {
        guard case .primitive(let view) = content,
            let shape = (view as? any DrawnShape)?.drawnShape ?? view as? any Shape
        else { return headline }
        return TypeName.short(of: type(of: shape))
    }

    /// The presented screen that the view stands on, or the root of the tree.
    fileprivate var layoutScreen: Node {
        sequence(first: self, next: \.parent).first { $0.presence == .presented } ?? graph.root
    }

    /// The part of the screen in which the view can be seen: that of all scrolling views around it.
    fileprivate func window(in layout: LaidOut) -> CGRect {
        var window = CGRect(origin: .zero, size: graph.screen.size)
        for ancestor in scrollingContainers {
            if let frame = try? layout.frame(of: ancestor, inner: true) { window = window.intersection(frame) }
        }
        return window
    }
}

extension Node {
    /// Whether a tap on the view brings the keyboard to it: a field without gestures of its own.
    fileprivate var takesInput: Bool {
        kind.states(TakesTyping.self) && !modifiers.contains { $0.value is any GestureModifier }
    }
}

extension DrawnShape {
    fileprivate var drawnShape: any Shape { shape }
}

extension CGRect {
    /// On which side of the rectangle another is that has nothing in common with it: `below`; nil where it has.
    fileprivate func side(of other: CGRect) -> String? {
        if other.minY >= maxY { return "below" }
        if other.maxY <= minY { return "above" }
        if other.minX >= maxX { return "right of" }
        if other.maxX <= minX { return "left of" }
        return nil
    }
}
