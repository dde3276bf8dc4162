import Foundation

/// Finds out whether a touch on a view reaches it: what a person does to a view is a touch at a point of it, and what is in
/// front there takes the touch.
///
/// Looked at is the part of the view that can be seen: within the screen, the viewports of the scrolling views around, and what
/// clips cut off. A person touches anywhere in it: its middle is tried first, then the points of a grid.
@MainActor
struct TouchGate {
    /// The outcome for one point, or for the view.
    private enum Verdict {
        /// A touch there is for the view.
        case reached
        /// Another view takes it.
        case taken(by: Node)
        /// A button of the system takes it.
        case pressed(String, of: Node)
        /// The keyboard takes it, for a reason.
        case typed(String)
        /// Nothing takes it.
        case missed
    }

    private let node: Node
    private let manner: TouchManner
    private let layout: LaidOut
    /// The view with what is in it for which the touch may be.
    private let target: Node
    /// Whether the view has nothing of its own that a touch could be for.
    private let isBare: Bool

    /// - Returns: nil for what a modifier adds that isn't touched itself.
    init?(_ node: Node, _ manner: TouchManner, in layout: LaidOut) {
        var (node, manner) = (node, manner)
        if node.kind.isModifier, (try? layout.items(of: node)) == nil {
            // A menu comes when the view that has it is held.
            guard node.kind.states(OffersMenu.self), let owner = node.parent else { return nil }
            (node, manner) = (owner, .control)
        }
        let taker = node.touchTaker
        self.node = node
        self.manner = manner
        self.layout = layout
        isBare = taker == nil
        target = manner == .gesture ? taker ?? node : node.isControl ? node : node.listRow ?? node
    }

    /// The reason why no touch of a person reaches the view; nil where one does, or where the view is nowhere.
    func refusal() -> TouchRefusal? {
        let frames = self.frames
        guard let first = frames.first else { return missingPlace }
        if let together = node.rowOfSeveral { return refusal(.shared, "in a row with several buttons", together) }
        let visible = frames.compactMap { layout.visiblePart($0, of: node) }
        guard !visible.isEmpty else { return whereabouts(first) }
        let middle = CGPoint(x: first.midX, y: first.midY)
        var reason: (verdict: Verdict, point: CGPoint)?
        for points in [{ [middle] + visible.map(\.middle) }, middlesInside, { visible.flatMap(Self.grid) }] {
            for point in points() where visible.contains(where: { $0.contains(point) }) {
                guard layout.isUnclipped(point, in: node) else { continue }
                let verdict = look(at: point)
                if case .reached = verdict { return nil }
                if reason == nil { reason = (verdict, point) }
            }
        }
        guard let reason else { return refusal(.cutOff, "cut off", "what is around it cuts it off") }
        return refusal(reason.verdict, at: reason.point, isMiddle: reason.point == middle)
    }

    // MARK: Where it is touched

    /// The rectangles of the view as they are drawn: of what it shows, of where touches reach it, and with all its modifiers.
    /// None for a view that has no place in the layout.
    private var frames: [CGRect] {
        guard let inner = try? layout.frame(of: node, inner: true) else { return [] }
        var frames = [layout.drawn(inner, in: node, from: 0)]
        guard let outer = try? layout.frame(of: node) else { return frames }
        if node.kind.takesTaps, let reached = try? layout.touchFrame(of: node), reached != outer {
            frames.append(reached)
        }
        if outer != inner { frames.append(layout.drawn(outer, in: node, from: node.modifiers.count)) }
        return frames
    }

    /// The middles of views inside, of which a person touches one where the middle of all is a gap: so many are looked at.
    private func middlesInside() -> [CGPoint] {
        var middles: [CGPoint] = []
        node.forEachShown { inner in
            guard middles.count < Self.density * Self.density, inner.children.isEmpty, inner.presence == .inPlace,
                let frame = try? layout.frame(of: inner, inner: true)
            else { return }
            middles.append(layout.drawn(frame, in: inner, from: 0).middle)
        }
        return middles
    }

    /// The points of a grid are so many along each side.
    private static let density = 5

    private static func grid(in rect: CGRect) -> [CGPoint] {
        let steps = (0..<density).map { (CGFloat($0) + 0.5) / CGFloat(density) }
        return steps.flatMap { y in
            steps.map { x in CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
        }
    }

    // MARK: What takes the touch

    private func look(at point: CGPoint) -> Verdict {
        if let obstacle = layout.keyboard?.obstacle(at: point) { return .typed(obstacle) }
        switch layout.finding(at: point, onScreenOf: node) {
        case nil: return .missed
        case .button(let name, let owner, _):
            // What the system draws in the view itself, such as a half of a stepper, is a part of it.
            return isFor(target, from: owner) ? .reached : .pressed(name, of: owner)
        case .view(let view): return isFor(target, from: view) ? .reached : .taken(by: view)
        }
    }

    /// Whether a touch that a view takes is one of the target: that view is the target, or stands in it, and not in a layer
    /// that a modifier of the target adds.
    private func isFor(_ target: Node, from view: Node) -> Bool {
        // What takes touches as a whole, such as a tab in a bar, takes those of what is in it.
        if isBare, node.isInside(view) { return true }
        var layer: Node?
        var next: Node? = view
        var hasGesture = false
        while let current = next {
            if current === target {
                guard let layer, let place = target.modifiers.firstIndex(where: { $0.node === layer }) else {
                    return true
                }
                // A gesture in the body of the app's modifier is one of the view that is modified.
                if target.modifiers[place].kind.role == .customModifier, hasGesture { return true }
                // A gesture that is added outside of a layer is also for touches of the layer.
                return manner == .gesture
                    && target.modifiers.dropFirst(place + 1).contains { $0.value is any TouchedModifier }
            }
            if manner == .gesture, current.kind.takesTaps, current !== node { return false }
            hasGesture =
                hasGesture || manner == .gesture && current.modifiers.contains { $0.value is any TouchedModifier }
            layer = current.slot === Slot.modifier ? current : nil
            next = current.presence == .page ? current.pageOwner(within: target) : current.parent
            if !current.presence.isPart { return false }
        }
        return false
    }

    // MARK: What is said of it

    /// What is said of a view without a place. A control in a part of the screen that isn't laid out can be used all the same.
    private var missingPlace: TouchRefusal? {
        guard manner == .gesture, target === node, node.kind.role == .view, node.isInPlace,
            case .primitive = node.content, node.children.isEmpty
        else { return nil }
        return refusal(.withoutSize, "of no size", "it takes no room on the screen")
    }

    private func whereabouts(_ frame: CGRect) -> TouchRefusal {
        if frame.width <= 0 || frame.height <= 0 {
            return refusal(.withoutSize, "of no size", "it has no size on the screen")
        }
        return node.scrolledAway.map { TouchRefusal(cause: .outOfSight, obstruction: $0) }
            ?? refusal(.cutOff, "cut off", "what is around it cuts it off")
    }

    private func refusal(_ verdict: Verdict, at point: CGPoint, isMiddle: Bool) -> TouchRefusal {
        let place = "at (\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
        let covered = isMiddle ? "its middle \(place)" : "it \(place)"
        switch verdict {
        case .reached, .missed:
            if let unresponsive = node.responseObstruction {
                return TouchRefusal(cause: .unresponsive, obstruction: unresponsive)
            }
            return refusal(
                .clear, "clear",
                "nothing of it takes touches: it draws nothing \(place); contentShape(Rectangle()) gives it a shape")
        case .typed(let obstacle): return refusal(.keyboard, "behind the keyboard", obstacle)
        case .pressed(let name, let owner):
            return refusal(
                .covered(at: point), "behind \(name) of \(owner.kind.name)",
                "\(name) of \(owner.kind.name) covers \(covered)")
        case .taken(let view):
            let name = view.nameOnScreen
            guard view.isInside(node), view.layoutScreen === node.layoutScreen else {
                return refusal(.covered(at: point), "behind \(name)", "\(name) covers \(covered)")
            }
            let isLayer = sequence(first: view, next: \.parent).prefix { $0 !== node }.last?.slot === Slot.modifier
            return isLayer
                ? refusal(.covered(at: point), "behind \(name)", "\(name), which is laid over it, covers \(covered)")
                : refusal(.covered(at: point), "behind \(name)", "\(name) in it takes the touch \(place)")
        }
    }

    private func refusal(_ cause: TouchRefusal.Cause, _ predicate: String, _ reason: String) -> TouchRefusal {
        TouchRefusal(cause: cause, obstruction: Obstruction(of: node, at: .init(predicate, because: reason)))
    }
}

extension LaidOut {
    /// What a touch at a point of the screen finds, among what stands on the presented screen that a view is on, or above it.
    func finding(at point: CGPoint, onScreenOf node: Node) -> HitTest.Finding? {
        let own = node.layoutScreen
        let test = HitTest(layout: self)
        for views in node.graph.presentedScreens.reversed() {
            if views.contains(where: { $0 === own }) { return test.look(onScreen: views, point) }
            if let found = test.look(onScreen: views, point) { return found }
            // A sheet takes the touches of all that it covers.
            if views[0].presentedFrame.contains(point) { return .view(views[0]) }
        }
        return test.look(onScreen: [own], point)
    }
}

extension Node {
    /// Whether a person uses the view itself: it is no text, stack or shape.
    fileprivate var isControl: Bool {
        kind.role == .view && (kind.takesTaps || kind.scrolls || kind.members.contains { $0.role == .action })
    }

    /// The view around a page that shows it, within another; nil where that is outside.
    fileprivate func pageOwner(within top: Node) -> Node? {
        guard let arranger else { return parent }
        return arranger === top || arranger.isInside(top) ? arranger : parent
    }

    /// Whether the view and all around it stand where they are written.
    fileprivate var isInPlace: Bool {
        sequence(first: self, next: \.parent).allSatisfy { $0.presence == .inPlace && $0.slot !== Slot.modifier }
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
