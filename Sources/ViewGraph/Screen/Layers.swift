/// The layers of a tree that are shown: screens presented above others, and the pages of navigation stacks.
@MainActor
struct Layers {
    @MainActor private struct Entry {
        let node: Node
        /// The place in the path of a navigation stack, from 0; nil for a page that isn't in it.
        let place: Int?

        /// Whether both stand side by side in one layer, as the views of a page do.
        func standsBeside(_ other: Entry) -> Bool {
            if node === other.node { return true }
            guard let parent = node.parent, parent === other.node.parent else { return false }
            return node.slot !== Slot.modifier && other.node.slot !== Slot.modifier && place == other.place
        }

        /// Whether this is above the other, which came before it.
        func isAbove(_ earlier: Entry) -> Bool {
            if earlier.node.isInside(node) { return false }
            if let place, let below = earlier.place, !node.isInside(earlier.node) { return place >= below }
            return true
        }
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ node: Node, at place: Int?) {
        remove(node)
        entries.append(Entry(node: node, place: place))
    }

    mutating func remove(_ node: Node) {
        entries.removeAll { $0.node === node }
    }

    /// The screens and pages, the latest first.
    var latestFirst: [Node] { entries.reversed().map(\.node) }

    /// The presented screens that a person can reach, from the top down to the first that covers what is below it, and that
    /// one.
    var front: (reached: [Node], cover: Node?) {
        var reached: [Node] = []
        while true {
            let next = top { node in node.presence == .presented && !reached.contains { $0 === node } }
            guard let first = next.first else { return (reached, nil) }
            reached += next
            if !first.letsThrough { return (reached, first) }
        }
    }

    /// The nodes of the page on top of a navigation stack; none where the stack shows its root.
    func topPage(of stack: Node) -> [Node] { top { $0.presence == .page && $0.arranger === stack } }

    /// The pages of a navigation stack, from the top down, each with the views that stand side by side in it; not its root.
    func pages(of stack: Node) -> [[Node]] {
        var pages: [[Node]] = []
        while true {
            let next = top { node in
                node.presence == .page && node.arranger === stack && !pages.contains { $0.contains { $0 === node } }
            }
            if next.isEmpty { return pages }
            pages.append(next)
        }
    }

    private func top(where isCandidate: (Node) -> Bool) -> [Node] {
        var top: Entry?
        for entry in entries where isCandidate(entry.node) {
            if top.map({ entry.isAbove($0) }) ?? true { top = entry }
        }
        guard let top else { return [] }
        return entries.filter { $0.standsBeside(top) && isCandidate($0.node) }.map(\.node)
    }
}

extension Node {
    /// Whether a presented screen lets a person reach what is below it, as a modifier on its content may say.
    package var letsThrough: Bool { letsThrough(of: self) }

    private func letsThrough(of screen: Node) -> Bool {
        children.contains { content in
            content.modifiers.contains { $0.kind[LettingThrough.self]?.isOpen($0.value, screen) ?? false }
                || (content.kind.isCustom && content.letsThrough(of: screen))
        }
    }

    /// The nodes of the page on top of this navigation stack; none where it shows its root.
    package var topPage: [Node] { graph.layers.topPage(of: self) }

    /// The pages of this navigation stack below the one on top, from the top down, and last its root; none where it shows that.
    package var pagesBelow: [[Node]] {
        let pages = graph.layers.pages(of: self)
        return pages.isEmpty ? [] : pages.dropFirst() + [childrenInPlace.filter { $0.slot !== Slot.backButton }]
    }

    /// Says where the node's content is shown. `place` is that of a page in the path of its navigation stack, from 0.
    package func setPresence(_ presence: Presence, at place: Int? = nil) {
        guard presence != self.presence || place != nil else { return }
        if self.presence.isLayer { graph.layers.remove(self) }
        self.presence = presence
        noteChange()
        if presence.isLayer { graph.layers.add(self, at: place) }
    }

    /// The nearest view around a page, or around content that is shown elsewhere, that arranges it; nil where there is none,
    /// and then a page is shown where it stands.
    package var arranger: Node? {
        var inner = self
        // What is in a menu belongs to the screen that the menu is opened on.
        while let outer = inner.parent, outer.presence != .presented || outer.slot !== Slot.modifier {
            // What a modifier adds to a view stands beside what is inside of that view.
            if inner.slot !== Slot.modifier, outer.kind.arrangement?.layers == presence { return outer }
            inner = outer
        }
        return nil
    }

    /// Whether the node stands somewhere below another.
    package func isInside(_ other: Node) -> Bool {
        depth > other.depth && ancestors.contains { $0 === other }
    }
}
