/// The reason why a person can't see a view, or can't do anything with it.
@MainActor
public struct Obstruction {
    /// The place of a view that can't be seen, in two wordings.
    public struct Place: Sendable {
        /// The place as the predicate of a sentence, without its verb: "in the menu, which isn't open".
        package let predicate: String
        /// What is in the way as a sentence: "the menu isn't open".
        package let reason: String

        package init(_ predicate: String, because reason: String) {
            self.predicate = predicate
            self.reason = reason
        }
    }

    fileprivate enum Cause {
        /// A modifier of a view, this one or one around it, as in "is hidden".
        case modifier(on: Node, String)
        /// Another layer is above.
        case layer(Node)
        /// A view around shows something else.
        case place(Place)
        /// The screen, of a view that doesn't show it, is only created for inspection.
        case unshown(Node)
    }

    private let node: Node
    fileprivate let cause: Cause

    fileprivate init(_ node: Node, _ cause: Cause) {
        self.node = node
        self.cause = cause
    }

    /// The obstruction of a view that stands at a place where it can't be seen or touched.
    package init(of node: Node, at place: Place) {
        self.init(node, .place(place))
    }

    /// The obstruction of a view by itself; `reason` is the predicate of a sentence about it.
    init(of node: Node, because reason: String) {
        self.init(node, .modifier(on: node, reason))
    }

    /// The predicate of a sentence about the view, as in "is behind the sheet".
    public var predicate: String {
        switch cause {
        case .modifier(let blocker, let reason):
            blocker === node ? reason : "is inside \(blocker.kind.name), which \(reason)"
        case .layer(let layer): isOwnMenu(layer) ? "has its menu open" : "is behind \(layer.layerName)"
        case .place(let place): "is \(place.predicate)"
        case .unshown(let content): "is \(content.unshownPlace.predicate)"
        }
    }

    /// What is in the way as a sentence, as in "the sheet is above it".
    public var reason: String {
        switch cause {
        case .modifier(let blocker, let reason):
            blocker === node
                ? "it \(reason)"
                : "\(node.graph.isScreen ? "its parent \(blocker.kind.name)" : blocker.path(node.graph.pathStyle)) \(reason)"
        case .layer(let layer): isOwnMenu(layer) ? "its own menu is open" : "\(layer.layerName) is above it"
        case .place(let place): place.reason
        case .unshown(let content): content.unshownPlace.reason
        }
    }

    /// Whether a layer is what the view itself offers, as a menu and a picker do.
    private func isOwnMenu(_ layer: Node) -> Bool { layer.parent === node && !layer.kind.isModifier }

    /// Whether a view around shows something else: another page or tab, or nothing of what was collapsed.
    package var isByArrangement: Bool {
        if case .place = cause { true } else { false }
    }

    /// The view with the modifier that is in the way, and what is said of it, as in "is hidden"; nil for any other reason.
    package var blocker: (node: Node, reason: String)? {
        if case .modifier(let node, let reason) = cause { (node, reason) } else { nil }
    }
}

// MARK: What keeps a view from being seen

extension Node {
    /// The reason why the view is not on the screen of its hosted tree; nil where it is.
    ///
    /// Complexity: O(*d*) in the depth of the view.
    public var sightObstruction: Obstruction? { isInPlainSight ? nil : sightObstruction(below: nil) }

    /// Whether the view would be on the screen without its own modifiers: then what these show above it is.
    var isShownByParents: Bool { isInPlainSight || sightObstruction(below: nil, byOwnModifiers: false) == nil }

    /// Whether the view and all around it stand in place, none with anything that could hide it or keep it from responding:
    /// what is known of most views at a glance. Others may be shown all the same.
    var isInPlainSight: Bool {
        guard graph.layers.isEmpty else { return false }
        var next: Node? = self
        while let node = next {
            guard node.presence == .inPlace, !node.mayBeObstructed, !node.isUnshownScreen, node.kind.showsAllAsItIs
            else { return false }
            next = node.parent
        }
        return true
    }

    /// The obstruction by what stands between this node and an ancestor, or the root.
    private func sightObstruction(below top: Node?, byOwnModifiers: Bool = true) -> Obstruction? {
        var next: Node? = self
        var layer: Node?
        var isOnDemand = false
        while let node = next, node !== top {
            if node.isUnshownScreen, node.parent?.kind.isSpoken != true, node.parent?.isWaiting != true {
                return Obstruction(self, .unshown(node))
            }
            if byOwnModifiers || node !== self, let (blocker, reason) = node.concealer(outside: layer) {
                return Obstruction(self, .modifier(on: blocker, reason))
            }
            if let place = node.placeOfHiddenContent { return Obstruction(self, .place(place)) }
            if node.isStrayPage, let place = node.parent?.placeOfPages { return Obstruction(self, .place(place)) }
            // Content on demand shows what the view shows, in another way.
            // What a modifier adds to a view isn't among what the view arranges.
            if !isOnDemand, layer == nil, !node.isWaiting {
                if let hidden = obstruction(byArrangementOf: node) { return hidden }
                if let hidden = obstruction(byDrawingOf: node) { return hidden }
            }
            isOnDemand = node.slot.isOnDemand
            layer = node.slot === Slot.modifier ? node : nil
            switch node.presence {
            case .presented: return obstruction(above: node)
            case .page, .apart:
                // What stands between the node and the view that shows it doesn't matter: that is covered by it.
                if let arranger = node.arranger { (next, layer) = (arranger, nil) } else { next = node.parent }
            case .inPlace, .absent: next = node.parent
            }
        }
        return top == nil ? obstruction(above: nil) : nil
    }

    /// Whether `placeOfHiddenContent` has a place.
    var isHiddenContent: Bool {
        isOutsideOfContainer || kind[HiddenContent.self]?.place(self) != nil || placeLeftOut != nil
    }

    /// The place of what a modifier adds, whose node this is, where that is hidden or outside of what shows it, and that of a view
    /// which a menu or a dialog leaves out; nil for any other node.
    var placeOfHiddenContent: Obstruction.Place? {
        placeWithoutContainer ?? kind[HiddenContent.self]?.place(self) ?? placeLeftOut
    }

    /// The obstruction by a view around that shows something else.
    private func obstruction(byArrangementOf node: Node) -> Obstruction? {
        guard node !== self, let arrangement = node.kind.arrangement else { return nil }
        if arrangement.shown(node).contains(where: { $0 === self || isInside($0) }) { return nil }
        return Obstruction(self, .place(arrangement.place(self, node)))
    }

    /// The obstruction by a view around that doesn't draw all of its parts.
    private func obstruction(byDrawingOf node: Node) -> Obstruction? {
        guard node !== self, let parts = node.kind.drawnParts, let drawn = parts.drawn(node) else { return nil }
        if drawn.contains(where: { $0 === self || isInside($0) }) { return nil }
        return Obstruction(self, .place(parts.place(self, node)))
    }

    /// The obstruction by a presented screen above the one that the node stands on, or above the root.
    private func obstruction(above screen: Node?) -> Obstruction? {
        layer(above: screen).map { Obstruction(self, .layer($0)) }
    }

    /// The presented screen above another, or above the root.
    private func layer(above screen: Node?) -> Node? {
        guard !graph.layers.isEmpty else { return nil }
        let (reached, cover) = graph.layers.front
        if let screen, reached.contains(where: { $0 === screen }) { return nil }
        return cover
    }

    /// The presented screen or page above the one that the view stands on, whatever the views around show of it.
    package var layerAbove: Node? {
        var isOnPage = false
        for node in sequence(first: self, next: { $0.presence == .page ? $0.arranger ?? $0.parent : $0.parent }) {
            if node.kind.arrangement?.layers == .page, !isOnPage, let page = node.topPage.first { return page }
            isOnPage = node.presence == .page
            if isOnPage, let stack = node.arranger, !stack.topPage.contains(where: { $0 === node }) {
                return stack.topPage.first
            }
            if node.presence == .presented { return layer(above: node) }
        }
        return layer(above: nil)
    }

    /// The view that the outermost modifier makes invisible, and why. For what lies in a layer that one of the modifiers adds,
    /// only those around that one count.
    private func concealer(outside layer: Node?) -> (node: Node, reason: String)? {
        guard mayBeObstructed else { return nil }
        for place in modifiers(outside: layer).indices.reversed() {
            if let found = concealer(at: place) { return found }
        }
        return nil
    }

    /// The place, from the innermost on, of the first modifier whose layer is visible though the view isn't; nil where it is.
    /// Of a modifier of the app that makes the view invisible, all else that is in its body is visible.
    var firstVisibleLayer: Int? {
        guard let place = modifiers.indices.last(where: { concealer(at: $0) != nil }) else { return nil }
        return modifiers[place].kind.role == .customModifier ? place : place + 1
    }

    private func concealer(at place: Int) -> (node: Node, reason: String)? {
        let kind = modifiers[place].kind
        if kind.role != .customModifier { return modifiers[place].concealment.map { (self, $0) } }
        guard let body = modifiers[place].node, let placeholder = body.placeholder,
            let hidden = placeholder.sightObstruction(below: body), let (blocker, reason) = hidden.blocker
        else { return nil }
        return (blocker === placeholder ? self : blocker, reason)
    }
}

// MARK: What keeps a view from responding

extension Node {
    /// The reason why the view doesn't respond, by a modifier of the view or of one around it; nil where it does.
    public var responseObstruction: Obstruction? { responseObstruction(sparingGestures: false) }

    /// The same; `isSparing` leaves out modifiers that spare gestures around them.
    func responseObstruction(sparingGestures isSparing: Bool) -> Obstruction? {
        blocker(below: nil, isSparing).map { Obstruction(self, .modifier(on: $0.node, $0.reason)) }
    }

    /// The reason why a view that can be seen takes no touches; nil where it may take them.
    var touchObstruction: Obstruction? {
        let outline = sequence(first: self, next: \.parent).first { $0.kind.states(Outline.self) }
        guard let outline, let view = outline.parent else { return nil }
        let call = outline.kind.call
        return Obstruction(
            of: self,
            at: .init(
                "in the \(call) of \(view.kind.name)",
                because: "it is in the \(call) of \(view.kind.name), which gives that view its outline"))
    }

    /// The nearest view between this node and an ancestor, or the root, that keeps this one from responding, and why.
    private func blocker(below top: Node?, _ isSparing: Bool) -> (node: Node, reason: String)? {
        var next: Node? = self
        var layer: Node?
        while let node = next, node !== top {
            if let found = node.blocker(outside: layer, isSparing) { return found }
            if layer == nil, let reason = node.reasonWithoutContainer { return (node, reason) }
            // A screen above another does not depend on whether that one responds.
            if !node.presence.isPart { return nil }
            layer = node.slot === Slot.modifier ? node : nil
            next = node.parent
        }
        return nil
    }

    /// The blocker among the modifiers of this node. For what lies in a layer that one of them adds, only the modifiers around
    /// that one count: a hidden text's overlay can be seen.
    private func blocker(outside layer: Node?, _ isSparing: Bool) -> (node: Node, reason: String)? {
        guard mayBeObstructed else { return nil }
        for modifier in modifiers(outside: layer) {
            if let value = modifier.value as? any ResponsivenessModifier, let reason = value.obstruction,
                !isSparing || !value.sparesGesturesAround
            {
                return (self, reason)
            }
            guard let body = modifier.node, let placeholder = body.placeholder else { continue }
            if let found = placeholder.blocker(below: body, isSparing) {
                return (found.node === placeholder ? self : found.node, found.reason)
            }
        }
        return nil
    }
}

/// A modifier that can keep a view from responding.
@MainActor
public protocol ResponsivenessModifier: PrimitiveModifier {
    /// The reason why the view doesn't respond, as in "is disabled"; nil when it does.
    var obstruction: String? { get }
    /// Whether touches of the view are for what is behind it.
    var letsTouchesPass: Bool { get }
    /// Whether touches of a view that doesn't respond are still for gestures that are added around this modifier.
    var sparesGesturesAround: Bool { get }
}

extension ResponsivenessModifier {
    public var letsTouchesPass: Bool { false }
    public var sparesGesturesAround: Bool { false }
}
