import Foundation
import Views

/// Walks a laid-out screen from the back to the front, and has each view draw itself on a brush.
///
/// It goes the way of `HitTest` and `SightTest`, in the other direction: what is drawn here is what these find.
@MainActor
struct ScreenWalk {
    let layout: LaidOut
    let recorder: Recorder
    /// What is drawn in the place of nodes: the modified views in the bodies of the app's modifiers.
    private var standIns: [ObjectIdentifier: (LookContext) -> Void] = [:]

    init(layout: LaidOut, recorder: Recorder) {
        self.layout = layout
        self.recorder = recorder
    }

    /// Draws a view with all its modifiers.
    func draw(_ node: Node, _ context: LookContext, asLayer isLayer: Bool = false) {
        guard node.presence == .inPlace || isLayer, stackRoom() > LayoutPass.stackReserve, !recorder.isFull else {
            return
        }
        draw(node, within: node.modifiers.count, context)
    }

    /// Draws views that stand in one place of a tree.
    func draw(_ nodes: [Node], _ context: LookContext) {
        for node in nodes.frontToBack.reversed() { draw(node, context, asLayer: node.presence == .page) }
    }

    /// Draws a view with the first of its modifiers.
    private func draw(_ node: Node, within count: Int, _ context: LookContext) {
        guard count > 0 else { return draw(inside: node, context) }
        let index = count - 1
        let applied = node.modifiers[index]
        func inside(_ context: LookContext) { draw(node, within: index, context) }
        if let layer = applied.shownNode, applied.kind.role == .customModifier {
            var body = self
            if let placeholder = layer.placeholder { body.standIns[ObjectIdentifier(placeholder)] = inside }
            return body.draw(layer.children, context)
        }
        if let layer = applied.shownNode, applied.value is any ArrangedModifier {
            guard !applied.isBehind else {
                draw(layer.children, context)
                return inside(context)
            }
            inside(context)
            return draw(layer.children, context)
        }
        if applied.concealment != nil { return }
        if let layer = applied.shownNode, let look = layer.kind[Look.self], !layer.kind.standsInBar,
            let frame = try? layout.frame(of: node)
        {
            let place = LookPlace(node: layer, frame: frame, layout: layout, context: context)
            if let drawing = look.behind { on(node) { drawing(place, recorder) } }
            recorder.group(PictureGroup(clip: look.clip?(place))) { inside(context) }
            if let drawing = look.inFront { on(node) { drawing(place, recorder) } }
            return
        }
        guard let frame = layout.modifiedFrame(of: node, before: index) else { return inside(context) }
        let place = LookPlace(node: node, frame: frame, layout: layout, context: context)
        switch applied.lookEffect(in: place) {
        case .group(let group): recorder.group(group) { inside(context) }
        case .passing(let change):
            var changed = context
            change(&changed)
            inside(changed)
        case .inFront(let drawing):
            inside(context)
            on(node) { drawing(recorder) }
        case nil: inside(context)
        }
    }

    /// Draws a view without its modifiers: itself, the views inside, and the bars around these.
    private func draw(inside node: Node, _ context: LookContext) {
        if let standIn = standIns[ObjectIdentifier(node)] { return standIn(context) }
        let look = node.kind[Look.self]
        let place = (try? layout.frame(of: node, inner: true)).map {
            LookPlace(node: node, frame: $0, layout: layout, context: context)
        }
        if let place, let behind = look?.behind { on(node) { behind(place, recorder) } }
        func passed(to part: Node) -> LookContext {
            var changed = context
            if let place { look?.passing?(place, part, &changed) }
            return changed
        }
        let parts = node.styleOfApp.map { [$0] } ?? node.drawnParts ?? node.shownInside ?? node.children
        func drawParts() {
            for part in parts.frontToBack.reversed() { draw(part, passed(to: part), asLayer: part.presence == .page) }
        }
        if node.kind.scrolls, let place {
            // Commonly known: a scrolling view cuts off what lies outside of its frame, but for what bars cover.
            recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(place.viewport)))) { drawParts() }
        } else {
            drawParts()
        }
        if let place, let inFront = look?.inFront { on(node) { inFront(place, recorder) } }
        drawBars(of: node, passed)
    }

    private func drawBars(of node: Node, _ passed: (Node) -> LookContext) {
        for part in layout.barParts(of: node) {
            var context = passed(part.node)
            context.bar = part.place
            if part.place == .back { on(part.node) { drawBackChevron(part.node) } }
            draw(part.node, context, asLayer: true)
        }
    }

    /// The arrow before the title of a back button.
    private func drawBackChevron(_ button: Node) {
        guard let title = try? layout.frame(of: button) else { return }
        let place = LookPlace(node: button, frame: title, layout: layout, context: LookContext())
        let size = CGSize(width: 9.5, height: 17)
        let x = place.isMirrored ? title.maxX + 7 : title.minX - 7 - size.width
        place.drawChevron(
            in: CGRect(origin: CGPoint(x: x, y: title.midY - size.height / 2), size: size),
            pointsLeft: !place.isMirrored, width: 2.8, place.tint, on: recorder)
    }

    /// Draws on behalf of a view.
    private func on(_ node: Node, _ draw: () -> Void) {
        let outer = recorder.node
        recorder.node = node
        draw()
        recorder.node = outer
    }
}
