/// How a view waits that stands in one which makes its pages when they are first shown, as the screens behind tabs are.
package enum Waiting: Sendable {
    /// A page: what is inside it is made when its turn comes.
    case page
    /// A page that has its label made at once, and puts off the rest itself.
    case labelledPage
    /// A page that may have its label inside: it is made, and what it consists of waits in the same way.
    case wrapper
    /// It stands for the pages inside it.
    case group
}

/// The views of a tree that show some of what is inside them at a time: tab views, navigation stacks, split views.
///
/// A view inside appears when its page comes to the front, and disappears when another does; that is told to `onAppear`,
/// `onDisappear` and `task` alone. Its state lives on.
@MainActor
struct Turns {
    private struct Entry {
        let container: Node
        /// The nodes inside that were in front when the tree was last described; nil before that.
        var shown: [Node]?
    }

    /// The nodes that have come to the front, or gone from there, and those of which there is something now or nothing more.
    struct Change {
        var entered: [Node] = []
        var left: [Node] = []
        var reshaped: [Node] = []

        /// Whether one page has taken the place of another, which goes on without being shown or has gone.
        var isTurn = false

        var isEmpty: Bool { entered.isEmpty && left.isEmpty && reshaped.isEmpty }
    }

    private var entries: [Entry] = []
    private var seenVersion = -1
    fileprivate(set) var change = Change()

    var isEmpty: Bool { entries.isEmpty }

    fileprivate mutating func add(_ container: Node) {
        entries.append(Entry(container: container))
        seenVersion = -1
    }

    fileprivate mutating func remove(_ container: Node) {
        entries.removeAll { $0.container === container }
    }

    /// The containers, where they haven't been looked at since the tree was described.
    fileprivate mutating func containers(at version: Int) -> [Node] {
        guard !entries.isEmpty, seenVersion != version else { return [] }
        seenVersion = version
        return entries.map(\.container)
    }

    /// Notes what is in front in a container now.
    fileprivate mutating func note(_ shown: [Node], in container: Node) {
        guard let place = entries.firstIndex(where: { $0.container === container }) else { return }
        let before = entries[place].shown
        entries[place].shown = shown
        guard let before else { return }
        let left = before.filter { node in !shown.contains { $0 === node } }
        change.entered += shown.filter { node in !before.contains { $0 === node } }
        change.left += left.filter(\.isAttached)
        if left.contains(where: { $0.isAttached || $0.presence == .page }) { change.isTurn = true }
    }

    fileprivate mutating func noteReshaped(_ node: Node) { change.reshaped.append(node) }

    mutating func takeChange() -> Change {
        defer { change = Change() }
        return change
    }

    /// The nodes that are in front in a view; nil for one that shows all that is inside it, or wasn't described yet.
    fileprivate func shown(in container: Node) -> [Node]? {
        entries.first { $0.container === container }?.shown
    }
}

extension Graph {
    /// Looks at which pages are in front, and makes those that are so for the first time.
    func takeTurns() {
        for container in turns.containers(at: version) where container.isAttached {
            guard let arrangement = container.kind.arrangement else { continue }
            let shown = container.following { arrangement.shown(container) }.filter { $0.presence != .apart }
            turns.note(shown, in: container)
            for page in shown { page.stopWaiting() }
        }
    }

    /// Notes that another number of views may stand in a node's place.
    func noteReshaped(_ node: Node) {
        upkeep.isDue = true
        for node in sequence(first: node, next: \.parent) {
            guard node.standsForContent else { return }
            if node.modifiers.contains(where: { $0.effect != nil }) { turns.noteReshaped(node) }
        }
    }
}

// MARK: - Whose turn it is

extension Node {
    /// Whether views of the kind show some of what is inside them at a time.
    private var givesTurns: Bool { isLive && kind.arrangement?.givesTurns == true }

    /// Has the graph look after a node that has come into the tree.
    func joinTurns() {
        if givesTurns { graph.turns.add(self) }
    }

    /// Has the graph forget a node that leaves the tree.
    func leaveTurns() {
        if givesTurns { graph.turns.remove(self) }
    }

    /// Whether the pages that the view stands on are in front: of each tab view around it the selected tab, of each navigation
    /// stack the page on top. A screen presented above doesn't matter, nor does what it was presented from.
    ///
    /// - Complexity: O(*d*) in the depth of the view.
    package var isInTurn: Bool {
        guard !graph.turns.isEmpty else { return true }
        var path: [Node] = []
        var node = self
        while true {
            path.append(node)
            switch node.presence {
            // Unverified: a screen that is presented stays while the page that presented it goes from the front.
            case .presented, .absent: return true
            case .page, .apart:
                guard let arranger = node.arranger else { break }
                if node.presence == .page, !arranger.hasInFront(path) { return false }
                (node, path) = (arranger, [])
                continue
            case .inPlace: break
            }
            guard let parent = node.parent else { return true }
            if node.slot !== Slot.modifier, !parent.hasInFront(path) { return false }
            node = parent
        }
    }

    /// Whether one of the nodes on the way up to this one is in front of what is inside it.
    private func hasInFront(_ path: [Node]) -> Bool {
        guard givesTurns, let shown = graph.turns.shown(in: self), path.first?.waiting != .group else { return true }
        return shown.contains { page in path.contains { $0 === page } }
    }

    /// Calls `body` with the effects of the modifiers on this node and on those inside it, in the order in which they were
    /// made; those of screens presented from here are left out.
    func forEachEffect(_ body: (ModifierEffect) -> Void) {
        for modifier in modifiers.reversed() {
            if let added = modifier.node, added.presence.isPart { added.forEachEffect(body) }
            if let effect = modifier.effect { body(effect) }
        }
        for child in children where child.presence.isPart { child.forEachEffect(body) }
    }
}

// MARK: - What waits for its turn

extension Node {
    /// How a new child in a slot waits for its turn; nil for one that is made at once.
    func waiting(of child: ResolvedView, in slot: Slot) -> Waiting? {
        // A tree that is no screen is there to be inspected, all of it.
        guard isLive, graph.isScreen, slot === Slot.content else { return nil }
        if let waits = kind.arrangement?.waits { return waits(self, child) }
        guard waiting == .wrapper || waiting == .group else { return nil }
        for node in ancestors { if let waits = node.kind.arrangement?.waits { return waits(node, child) } }
        return nil
    }

    /// Whether the view can be seen only with what is inside it still to be made.
    package var isWaiting: Bool { waiting != nil && waiting != .group }

    /// Makes a page whose turn has come for the first time.
    fileprivate func stopWaiting() {
        guard waiting != nil else { return }
        waiting = nil
        graph.invalidate(self)
        for child in children { child.stopWaiting() }
    }

    /// Puts off what the view consists of until its turn comes. A search that looks everywhere makes it, without lifecycle.
    func putOff(_ describe: @escaping @MainActor (inout ChildVisitor) throws -> Void) {
        forgetReads()
        visit { _ in }
        graph.search.hasOnDemandContent = true
        deferred = [(.content, false, describe)]
    }
}

// MARK: - Nothing to appear

extension Node {
    /// Whether views stand in the node's place as they do inside it, none or several: a group, a ForEach, a view of the app.
    fileprivate var standsForContent: Bool {
        switch content {
        case .absent, .composite: true
        case .primitive(let view): view is any SubviewContainer || view is any TupleContent || kind.isCustom
        case .modifier: kind.role == .customModifier
        }
    }

    /// Whether nothing stands in the node's place: no view, an `EmptyView`, a group of nothing. Modifiers of it have no view
    /// to apply to.
    ///
    /// - Complexity: O(*n*) in the groups and views of the app up to the first view of another kind.
    package var showsNothing: Bool {
        // A modifier of the app's may show something of its own around the view.
        for modifier in modifiers.reversed() where modifier.kind.role == .customModifier {
            if let body = modifier.node { return body.hasNothingInside(stand: self) }
        }
        return hasNothingInside(stand: self)
    }

    /// Whether nothing is inside the node. The stand-in for the modified view within a modifier's body counts as what is
    /// inside `stand`.
    private func hasNothingInside(stand: Node) -> Bool {
        guard standsForContent, !isWaiting else { return false }
        return children.allSatisfy { child in
            self !== stand && child === placeholder ? stand.hasNothingInside(stand: stand) : child.showsNothing
        }
    }
}

extension ModifierEffect {
    /// Whether the view is there to appear: it has something to show, and the page that it stands on is in front.
    package var isDue: Bool {
        guard let node, node.isAttached, !node.showsNothing else { return false }
        return !followsSight || node.isInTurn
    }
}
