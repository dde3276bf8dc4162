/// The gestures that a touch of a view may be: those of the view and of all views around it, and their precedence.
///
/// From the view outwards: a gesture goes after those inside, one of high priority before them, a simultaneous one
/// along with them; a mask takes some out.
@MainActor
struct Competition {
    /// All gestures, innermost first, also those that a mask takes out.
    private(set) var candidates: [Candidate] = []
    /// The recognizer for all of them; nil where there is none.
    private(set) var recognizer: TouchRecognizer?

    /// Takes what goes wrong in the actions of controls.
    let mistakes = ControlMistakes()

    /// Those that take part, for masks further out.
    private var takingPart: [Int] = []

    /// Those that are recognized along with others.
    private var along: Set<Int> = []

    /// The touched view.
    private let target: Node

    /// Whether the touched view, or one around it so far, doesn't respond.
    private var isUnresponsive = false

    /// What that does with the touch by itself, where its kind doesn't say it.
    private let own: OwnTouch?

    init(for node: Node, _ own: OwnTouch? = nil) {
        target = node
        self.own = own
        add(from: node, below: nil)
    }

    /// Adds those of a node and of what it stands in, up to an ancestor or the root.
    private mutating func add(from node: Node, below top: Node?) {
        var layer: Node?
        var next: Node? = node
        while let node = next, node !== top {
            // What lies in a layer that a modifier adds has only the modifiers around that one around it.
            // Commonly known: what a control does by itself comes before gestures that are added around it.
            if layer == nil { addControl(node) }
            for place in node.modifiers(outside: layer).indices { add(node, place) }
            guard node.presence.isPart else {
                // What a menu shows stands above all else, but a choice in it is the menu's affair.
                if let menu = node.menuAround { addControl(menu) }
                return
            }
            // A page has around it what shows it, and not the link or the list on the page below that leads to it.
            layer = node.isLayer ? node : nil
            next = node.around
        }
    }

    /// Adds what a modifier attaches, or what stands around the modified view in the body of the app's modifier.
    private mutating func add(_ node: Node, _ place: Int) {
        let modifier = node.modifiers[place]
        guard let attaching = modifier.value as? any GestureModifier else {
            if let value = modifier.value as? any ResponsivenessModifier, let reason = value.obstruction {
                rule(out: reason)
                isUnresponsive = true
            }
            if let body = modifier.node, let placeholder = body.placeholder { add(from: placeholder, below: body) }
            if let pressed = modifier.pressEffect {
                let gesture = LongPressGesture().onEnded { [mistakes] _ in mistakes.note(pressed) }
                add(gesture, of: node, named: "\(modifier.kind.call) on \(node.kind.name)", within: place)
            }
            return
        }
        guard let (gesture, part) = attaching.attached(on: node, in: modifier.node) else { return }
        let kindName = (gesture.core.map { type(of: $0)._kind } ?? modifier.kind).name
        let name = "\(modifier.node == nil ? modifier.kind.call : kindName) on \(node.kind.name)"
        let candidate = Candidate(name, follower(gesture, part), on: node, within: place) { [weak node] in
            guard let node, node.isAttached, node.modifiers.indices.contains(place),
                let attaching = node.modifiers[place].value as? any GestureModifier
            else { return nil }
            return attaching.attached(on: node, in: node.modifiers[place].node)?.gesture
        }
        join(candidate, attaching.attachment, attaching.mask)
    }

    /// Adds what a tap does to a control, or to a link to another screen, and what a drag does to what scrolls, to pages and to
    /// screens.
    private mutating func addControl(_ node: Node) {
        if node === target, let own { return add(own) }
        if node.takesDrags {
            let candidate = Candidate(
                node.kind.name, SystemDragRecognizer(node, touched: target, mistakes), on: node, within: 0
            ) { [weak node] in node?.isAttached == true ? DragGesture() : nil }
            joinSystem(candidate)
        }
        if let tapped = tapAction(of: node) {
            add(TapGesture().onEnded { [mistakes] _ in mistakes.note(tapped) }, of: node)
        }
    }

    /// Adds what the target does with the touch.
    private mutating func add(_ own: OwnTouch) {
        let act: () -> Void = { [mistakes] in mistakes.note(own.action) }
        switch own.finger {
        case .tap: add(TapGesture().onEnded(act), of: target)
        case .longPress, .lift:
            add(LongPressGesture(minimumDuration: OwnTouch.duration).onEnded { _ in act() }, of: target)
        case .drag: add(DragGesture().onEnded { _ in act() }, of: target)
        }
    }

    /// Adds what the system does with a touch of a view.
    private mutating func add<G: Gesture>(
        _ gesture: G, of node: Node, named name: String? = nil, within place: Int = 0
    ) {
        let candidate = Candidate(
            name ?? node.kind.name, follower(gesture, node), on: node, within: place
        ) { [weak node] in node?.isAttached == true ? gesture : nil }
        join(candidate, .after, .all)
    }

    /// The action of a tap on a control, on a link to another screen, on a tab in a bar, on a field, or on something that
    /// stands in one of these; nil for any other view.
    private func tapAction(of node: Node) -> (@MainActor () throws -> Void)? {
        if node.decidesTapsInside {
            // Unverified: what doesn't respond in a row isn't a place to choose the row at.
            if isUnresponsive { return nil }
            let isAtPlace = TouchScreen.of(node.graph).isAtPlace
            guard let effect = node.tapEffect(touching: target, atPlace: isAtPlace) else { return nil }
            // The touch is the view's already.
            return { [unowned node] in try node.graph.reachingEverything(effect) }
        }
        // Commonly known: a tap into a field brings the keyboard.
        if node.takesInput { return { [unowned node] in try node.focus() } }
        if let tap = node.kind.member("tap") ?? node.kind.member("activate"), tap.role == .action,
            tap.parameters.isEmpty
        {
            return { [unowned node] in
                var none = Arguments()
                // The touch is the control's already.
                _ = try node.graph.reachingEverything { try tap.invoke(node, &none) }
            }
        }
        return node.tapEffect
    }

    private func follower<G: Gesture>(_ gesture: G, _ node: Node) -> TouchRecognizer {
        gesture._makeRecognizer(in: node)
    }

    /// Takes in what the system does with a drag.
    private mutating func joinSystem(_ candidate: Candidate) {
        let rivals = takingPart.filter { !along.contains($0) }.map { candidates[$0] }
        takingPart.append(candidates.count)
        candidates.append(candidate)
        recognizer = recognizer.map { SystemDragArbiter($0, rivals: rivals, candidate) } ?? candidate
    }

    /// Takes all gestures so far out of play, for a reason.
    private mutating func rule(out reason: String) {
        for place in takingPart { candidates[place] = Candidate(candidates[place].name, outOfPlay: reason) }
        takingPart.removeAll()
        recognizer = nil
    }

    /// Takes a gesture in, in its relation to those inside.
    private mutating func join(_ candidate: Candidate, _ attachment: GestureAttachment, _ mask: GestureMask) {
        // Documented for GestureMask: without subviews, gestures inside take no part.
        if !mask.contains(.subviews) { rule(out: "is ruled out by the mask of \(candidate.name)") }
        guard mask.contains(.gesture) else {
            return candidates.append(Candidate(candidate.name, outOfPlay: "is ruled out by its own mask"))
        }
        if case .along = attachment { along.insert(candidates.count) }
        takingPart.append(candidates.count)
        candidates.append(candidate)
        guard let inside = recognizer else { return recognizer = candidate }
        recognizer =
            switch attachment {
            // Documented for gesture(_:including:): gestures of the view itself have precedence over an added one.
            case .after: ExclusiveArbiter(inside, candidate, secondMayOutlast: true)
            // Documented for highPriorityGesture(_:including:): the added gesture has precedence over those of the view.
            case .before: ExclusiveArbiter(candidate, inside, secondMayOutlast: false)
            // Documented for simultaneousGesture(_:including:): the added gesture and those of the view are recognized alike.
            case .along: SimultaneousArbiter(inside, candidate)
            }
    }
}
