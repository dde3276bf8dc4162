import Foundation

/// A touch at a place on the screen.
package enum ScreenTouch: String {
    case tap = "a tap"
    case longPress = "a long press"
    case drag = "a drag"
}

/// The target of a touch at a place of the screen.
package enum TouchTarget {
    /// A view, with those around it.
    case view(Node)
    /// A button that the system shows in a bar of a view, and what a tap on it does.
    case button(_ name: String, of: Node, press: @MainActor () throws -> Void)
    /// What is beside a presented screen or an open menu, and what a tap there does.
    case ground(_ name: String, leave: @MainActor () throws -> Void)
}

extension Graph {
    /// The topmost view that takes a touch at a point of the screen, in points from its top left corner.
    /// - Throws: `InspectionError.notSupported` where nothing takes it, and where the layout failed.
    package func touchTarget(at point: CGPoint, _ act: ScreenTouch) throws -> TouchTarget {
        let layout = laidOut
        try layout.check()
        let place = "nothing at (\(number(point.x)), \(number(point.y))) takes \(act.rawValue)"
        guard CGRect(origin: .zero, size: screen.size).contains(point) else {
            throw InspectionError.notSupported(
                "\(place): the screen is \(number(screen.size.width)) by \(number(screen.size.height)) points")
        }
        if let obstacle = layout.keyboard?.obstacle(at: point) {
            throw InspectionError.notSupported("\(place): \(obstacle)")
        }
        let (top, found) = lookFromTop(at: point, layout)
        switch found {
        case .view(let node):
            if act == .tap, let together = node.touchTaker?.rowOfSeveral {
                throw InspectionError.notSupported("\(place) alone: \(together)")
            }
            if act == .drag { return .view(node.responsiveToDrag) }
            guard act == .tap, node.takesInput else { return .view(node) }
            return .button("the text", of: node) { try node.focus() }
        // A drag that begins on a button of a bar is one of the view with the bar.
        case .button(_, let node, _) where act == .drag && node.takesDrags: return .view(node)
        case .button(let name, let node, let press): return .button(name, of: node, press: press)
        case nil:
            if let menu = top[0].menuAround, let frame = try? layout.frame(of: menu, inner: true),
                case .view(let row) = layout.touchedPart(of: menu, in: frame, at: point)
            {
                return .view(row)
            }
            if let menu = top[0].menuAround, layout.menuFrame(around: top)?.contains(point) != true {
                return .ground("the outside of \(menu.kind.name)") { menu.isOffering.value = false }
            }
            if act == .tap, let leave = top[0].effectBeside(point) {
                return .ground("the ground beside \(top[0].layerName) of \(top[0].kind.name)", leave: leave)
            }
            if act == .drag, let dragged = top[0].dragged(at: point, in: layout) { return .view(dragged) }
            let layer = top[0] === root ? "" : " of \(top[0].layerName), which is above all else,"
            throw InspectionError.notSupported("\(place): no view\(layer) is there")
        }
    }
}

extension Graph {
    /// The views of the topmost screen that a touch at a point may be for, and what takes it there. A screen that leaves a point
    /// free may let a person reach what is below.
    private func lookFromTop(at point: CGPoint, _ layout: LaidOut) -> (top: [Node], found: HitTest.Finding?) {
        let test = HitTest(layout: layout)
        var next: [[Node]] = [[root]] + presentedScreens
        while let top = next.popLast() {
            let found = test.look(onScreen: top, point)
            if found == nil, !next.isEmpty, top[0].letsThrough, !top[0].presentedFrame.contains(point) {
                continue
            }
            return (top, found)
        }
        return ([root], nil)
    }
}

extension Node {
    /// The effect of a tap on a view whose kind has no action for taps, besides its gestures: choosing a tab or opening a menu.
    /// `nil` for any other view.
    package var tapEffect: (@MainActor () throws -> Void)? {
        kind[TapEffect.self]?.action(self) ?? parent?.kind[TapEffect.self]?.action(self)
    }

    /// The error for a touch at a point that the view there doesn't take: `there is Text "Total" in VStack`, and the reasons of
    /// those around.
    package func refusal(at point: CGPoint, _ act: ScreenTouch, because reasons: [String] = []) -> InspectionError {
        let around = ancestors.prefix { !$0.kind.isCustom }.first {
            $0.slot !== Slot.modifier && !$0.kind.isModifier
        }
        let place = around.map { " in \($0.kind.name)" } ?? ""
        let hint = act == .tap ? tapHint.map { "; \($0)" } ?? "" : ""
        return .notSupported(
            "nothing at (\(number(point.x)), \(number(point.y))) takes \(act.rawValue): "
                + (["there is \(nameOnScreen)\(place)"] + reasons).joined(separator: "; ") + hint)
    }

    /// The top left corner of the view with the modifiers within the one at a place, counted from 0, the innermost; or of the
    /// view around that names its coordinate space so. In points from the top left corner of the screen.
    package func touchOrigin(within place: Int, named name: AnyHashable?) -> CGPoint {
        let layout = graph.laidOut
        guard let name else { return layout.modifiedFrame(of: self, before: place)?.origin ?? .zero }
        return coordinateSpaceOrigin(named: name, in: layout) ?? .zero
    }
}

extension AppliedModifier {
    /// What a long press does on the view that the modifier is applied to, besides its gestures: opening a menu. `nil` for any
    /// other modifier.
    @MainActor package var pressEffect: (@MainActor () throws -> Void)? {
        guard let menu = shownNode, menu.kind[OffersMenu.self]?.opening == .longPress else { return nil }
        return { menu.isOffering.value = true }
    }
}

private func number(_ length: CGFloat) -> String { LayoutFault.number(length) }

extension Node {
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
        if let keyboard = layout.keyboard, keyboard.frame.contains(shown) {
            return Obstruction(
                of: self, at: .init("behind the keyboard", because: "\(keyboard.name) covers it; \(keyboard.wayOut)"))
        }
        let screen = CGRect(origin: .zero, size: graph.screen.size)
        return screen.side(of: shown).map { side in
            let place = "\(side) the screen, at (\(number(frame.minX)), \(number(frame.minY)))"
            return Obstruction(of: self, at: .init(place, because: "it is \(place)"))
        }
    }
}

extension Node {
    /// The nearest view, this one included, that does something when it is touched: a control, or one with gestures.
    var touchTaker: Node? {
        sequence(first: self, next: \.around).first { node in
            node.kind.takesTaps || node.modifiers.contains { $0.value is any TouchedModifier }
        }
    }

    /// The view in a line, a shape by its type.
    package var nameOnScreen: String {
        kind[Drawn.self]?.name(self) ?? headline
    }

    /// The presented screen that the view stands on, or the root of the tree.
    package var layoutScreen: Node {
        sequence(first: self, next: \.parent).first { $0.presence == .presented } ?? graph.root
    }
}

extension Node {
    /// Whether a tap on the view brings the keyboard to it: a field without gestures of its own.
    package var takesInput: Bool {
        kind.role == .view && kind.states(TakesTyping.self) && !modifiers.contains { $0.value is any TouchedModifier }
    }
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
