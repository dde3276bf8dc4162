import Foundation
import Views

/// Walks a laid-out screen from the back to the front, and has each view draw itself on a brush.
///
/// It goes the way of `HitTest` and `SightTest`, in the other direction: what is drawn here is what these find.
@MainActor
struct ScreenWalk {
    let layout: LaidOut
    let recorder: Recorder
    /// The row that was swiped aside.
    private let swiped: SwipedRowLook?
    /// What is drawn in the place of nodes: the modified views in the bodies of the app's modifiers.
    private var standIns: [ObjectIdentifier: (LookContext) -> Void] = [:]

    init(layout: LaidOut, recorder: Recorder, swiped: SwipedRowLook?) {
        self.layout = layout
        self.recorder = recorder
        self.swiped = swiped
    }

    /// Draws a view with all its modifiers.
    func draw(_ node: Node, _ context: LookContext, asLayer isLayer: Bool = false) {
        guard node.presence == .inPlace || isLayer, stackRoom() > LayoutPass.stackReserve, !recorder.isFull else {
            return
        }
        guard let swiped, swiped.content === node, let row = swiped.row(in: layout) else {
            return draw(node, within: node.modifiers.count, context)
        }
        let shift = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: swiped.shift(in: layout), ty: 0)
        recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(row)))) {
            recorder.group(PictureGroup(transform: shift)) { draw(node, within: node.modifiers.count, context) }
        }
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
            switch look.mask?(place) {
            case .outline(let clip): recorder.group(PictureGroup(clip: clip)) { inside(context) }
            case .drawn(let mask): recorder.masked({ inside(context) }, by: { on(layer) { mask(recorder) } })
            case .unknown, nil: inside(context)
            }
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
        drawBars(of: node, place, passed)
        if let place, let overBars = look?.overBars { on(node) { overBars(place, recorder) } }
    }

    private func drawBars(of node: Node, _ place: LookPlace?, _ passed: (Node) -> LookContext) {
        let collapse = place?.barCollapse
        for part in layout.barParts(of: node) {
            var context = passed(part.node)
            context.bar = part.place
            if part.place == .back { on(part.node) { drawBackChevron(part.node) } }
            guard let place, let collapse else {
                draw(part.node, context, asLayer: true)
                continue
            }
            switch part.place {
            case .search where collapse.isSearchGone: continue
            case .largeTitle where collapse.title > 0: drawTitle(part.node, context, place, collapse)
            default: draw(part.node, context, asLayer: true)
            }
        }
    }

    /// The large title of a page that was scrolled: moved up below the line with the buttons, or small in the middle of that.
    private func drawTitle(_ title: Node, _ context: LookContext, _ page: LookPlace, _ collapse: BarCollapse) {
        let line = CGRect(x: page.frame.minX, y: page.frame.minY, width: page.frame.width, height: collapse.line)
        guard !collapse.isTitleGone else {
            guard let words = try? title.textString() else { return }
            return on(title) {
                page.draw(
                    words, in: line, page.system("primary"), font: MeasuredFont(size: 17, weight: 0.3), at: 0.5,
                    on: recorder)
            }
        }
        let below = CGRect(x: line.minX, y: line.maxY, width: line.width, height: collapse.bottom - collapse.line)
        let up = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: -collapse.title)
        recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(below)))) {
            recorder.group(PictureGroup(transform: up)) { draw(title, context, asLayer: true) }
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
