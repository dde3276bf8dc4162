/// The purpose of a focus.
package enum FocusSort {
    /// The focus for typed keys.
    case keyboard
    /// The focus of the screen reader.
    case accessibility
}

/// A state that follows the focus and moves it.
package protocol FocusSource: AnyObject {
    /// Which of the views has the focus, by what stands for it; nil for none. Read in a description, it makes the
    /// description depend on it.
    @MainActor func readFocus() -> AnyHashable?
    /// Notes which of the views has the focus now.
    @MainActor func writeFocus(_ value: AnyHashable?)
    /// The number of times that the app has set the state, though it may have been to the value that it had.
    @MainActor var requests: Int { get }
}

/// A modifier that has a state follow whether the focus is in a view.
@MainActor
package protocol FocusModifier: PrimitiveModifier {
    var sort: FocusSort { get }
    /// The state.
    var source: any FocusSource { get }
    /// The value that stands for the view in the state.
    var value: AnyHashable { get }
}

/// A modifier that says whether its view can have the focus.
@MainActor
package protocol FocusabilityModifier: PrimitiveModifier {
    /// Whether it can.
    var isFocusable: Bool { get }
    /// Told whether the keyboard focus came or went.
    var onFocusChange: ((Bool) -> Void)? { get }
}

/// A modifier that has its view tell the rest of the app something while it has the focus.
@MainActor
package protocol FocusedValueModifier: PrimitiveModifier {
    /// Whether it tells it as long as it is shown, wherever the focus is.
    var isSceneWide: Bool { get }
    /// Adds what is told.
    var write: (inout FocusedValues) -> Void { get }
}

/// A view that is told when the keyboard focus comes to it, so that editing begins, and when it leaves.
@MainActor
package protocol EditingView: View {
    /// Told whether editing began or ended.
    var onEditingChanged: ((Bool) -> Void)? { get }
}

/// Knows which view of a tree has the focus, and keeps it together with the states that follow it.
///
/// It looks each time that the tree has changed, as soon as a view has a state that follows the focus.
/// Complexity: O(*n*) in the nodes of the tree, each time.
@MainActor
package final class FocusKeeper: TreeObserver {
    let sort: FocusSort
    /// The view that has the focus.
    package private(set) weak var node: Node?
    /// Whether any view has the focus. Read in a description, it makes the description depend on it.
    package let isAnywhere = StateBox(false)
    /// The values of the focused views.
    let values = StateBox(FocusedValues())
    private var known: [ObjectIdentifier: AnyHashable?] = [:]
    /// The states that say that the focus is in a view, though that view may have left.
    private var holders: [any FocusSource] = []
    /// The number of times that the focus has moved.
    package private(set) var moves = 0
    /// Whether a state has followed the focus.
    package var isFollowed = false
    /// Whether a view has told the rest of the app something.
    package var isTold = false

    init(_ sort: FocusSort) {
        self.sort = sort
    }

    package func observes(_ graph: Graph) -> Bool { graph.root.isAttached }

    package func look(at graph: Graph) {
        if let node, !node.isAttached || node.responseObstruction != nil || hasLeft(node, in: graph) { leave(graph) }
        for entry in entries(in: graph) {
            let id = ObjectIdentifier(entry.modifier.source)
            let wanted = CurrentOwner.with(entry.node) { entry.modifier.source.readFocus() }
            guard known[id, default: nil] != wanted else { continue }
            known[id] = wanted
            follow(entry.modifier.source, to: wanted, in: graph)
        }
        if sort == .keyboard, isTold { collectValues(in: graph) }
    }

    /// Whether a view stands on a page below another, in a tab that isn't selected, or in something that was collapsed: the
    /// keyboard focus leaves with what is shown.
    private func hasLeft(_ node: Node, in graph: Graph) -> Bool {
        // Unverified: a screen presented above a view leaves it the focus, as UIKit gives that back afterwards.
        guard sort == .keyboard, graph.mode == .hosted, node.sightObstruction?.isByArrangement == true else {
            return false
        }
        // In a tree that is no screen before a person, a field is used without what would show it.
        return graph.isScreen || !node.isOutsideOfContainer
    }

    /// Takes the focus from a view that can't keep it. A state that the app has set since it was last looked at stays as it
    /// is: it says where the focus goes.
    fileprivate func leave(_ graph: Graph) { move(to: nil, keepingRequests: true, in: graph) }

    /// Moves the focus to where a state says that it is.
    private func follow(_ source: any FocusSource, to value: AnyHashable?, in graph: Graph) {
        let entries = entries(in: graph).filter { $0.modifier.source === source }
        guard let value else {
            if entries.contains(where: { contains($0.node) }) { move(to: nil, in: graph) }
            return
        }
        let wanted = entries.first { $0.modifier.value == value }
        if let target = wanted?.node.firstNode(where: { $0.canTakeFocus(sort) }) {
            move(to: target, in: graph)
        } else {
            // No view stands for the value: the state tells where the focus is, not where it was wished to be.
            let inside = entries.last { contains($0.node) }
            write(inside?.modifier.value, to: source)
        }
    }

    /// Gives the focus to a view, or takes it away from the one that has it.
    package func move(to target: Node?, in graph: Graph) { move(to: target, keepingRequests: false, in: graph) }

    /// Gives the focus to a view, or takes it away. `keepingRequests` leaves a state as it is that the app has set since it was last
    /// looked at, and that says where the focus goes next.
    package func move(to target: Node?, keepingRequests: Bool, in graph: Graph) {
        let previous = node
        guard target !== previous else { return }
        node = target
        moves += 1
        isAnywhere.value = target != nil
        var sources = holders
        var values: [ObjectIdentifier: AnyHashable] = [:]
        holders = []
        for entry in entries(in: graph) {
            let source = entry.modifier.source
            if !sources.contains(where: { $0 === source }) { sources.append(source) }
            guard contains(entry.node) else { continue }
            if values[ObjectIdentifier(source)] == nil { holders.append(source) }
            values[ObjectIdentifier(source)] = entry.modifier.value
        }
        for source in sources {
            if keepingRequests, CurrentOwner.without({ source.readFocus() }) != known[ObjectIdentifier(source)] ?? nil {
                continue
            }
            write(values[ObjectIdentifier(source)], to: source)
        }
        tell(previous, target, in: graph)
        // What has the focus may leave the screen, whether or not a state follows it.
        graph.addObserver(self)
        graph.observeAgain()
    }

    /// The number of times that the app has set the states that say where the focus is.
    package var requests: Int { holders.reduce(0) { $0 + $1.requests } }

    private func write(_ value: AnyHashable?, to source: any FocusSource) {
        known[ObjectIdentifier(source)] = value
        if CurrentOwner.without({ source.readFocus() }) != value { source.writeFocus(value) }
    }

    /// Calls the observers of the focus, which has moved.
    private func tell(_ previous: Node?, _ next: Node?, in graph: Graph) {
        let left = previous.map { [$0] + $0.ancestors } ?? []
        let entered = next.map { [$0] + $0.ancestors } ?? []
        for node in left + entered
        where left.contains(where: { $0 === node }) != entered.contains(where: { $0 === node }) {
            let hasFocus = entered.contains { $0 === node }
            if node.modifiers.contains(where: { $0.value is any FocusEnvironmentModifier }) { graph.invalidate(node) }
            guard sort == .keyboard else { continue }
            for case let modifier as any FocusabilityModifier in node.modifiers.map(\.value) {
                if let action = modifier.onFocusChange { graph.run(on: node) { action(hasFocus) } }
            }
        }
        guard sort == .keyboard else { return }
        previous?.tellEditing(false)
        next?.tellEditing(true)
    }

    /// Whether the focus is on a node or in it.
    package func contains(_ other: Node) -> Bool {
        guard let node else { return false }
        return node === other || node.ancestors.contains { $0 === other }
    }

    private func entries(in graph: Graph) -> [(node: Node, modifier: any FocusModifier)] {
        var found: [(node: Node, modifier: any FocusModifier)] = []
        guard isFollowed else { return found }
        graph.root.forEachShown { node in
            for case let modifier as any FocusModifier in node.modifiers.map(\.value) where modifier.sort == sort {
                found.append((node, modifier))
            }
        }
        return found
    }

    /// Gathers what the views around the focus tell, the nearest last, so that it wins.
    private func collectValues(in graph: Graph) {
        var gathered = FocusedValues()
        graph.root.forEachShown { node in
            for case let modifier as any FocusedValueModifier in node.modifiers.map(\.value) where modifier.isSceneWide
            {
                modifier.write(&gathered)
            }
        }
        let chain = node.map { [$0] + $0.ancestors } ?? []
        for node in chain.reversed() {
            for case let modifier as any FocusedValueModifier in node.modifiers.reversed().map(\.value) {
                modifier.write(&gathered)
            }
        }
        if !values.untracked.isEquivalent(gathered) { values.value = gathered }
    }
}

/// A modifier that says in the environment whether the focus is in its view.
package protocol FocusEnvironmentModifier {}

/// The keepers of the focus of a tree.
@MainActor
private final class FocusKeepers {
    var all: [FocusKeeper] = []
}

extension Graph {
    /// The keeper of a sort of focus, created on first use.
    package func focusKeeper(_ sort: FocusSort) -> FocusKeeper {
        let keepers = companion(FocusKeepers.init)
        if let known = keepers.all.first(where: { $0.sort == sort }) { return known }
        let keeper = FocusKeeper(sort)
        keepers.all.append(keeper)
        upkeep.hasFocus = true
        return keeper
    }

    /// The keeper of a sort of focus; nil where none was asked for yet.
    package func knownFocusKeeper(_ sort: FocusSort) -> FocusKeeper? {
        knownCompanion(FocusKeepers.self)?.all.first { $0.sort == sort }
    }

    /// Takes the focus from a view that leaves the tree.
    func noteLeaving(_ node: Node) {
        guard let keepers = knownCompanion(FocusKeepers.self) else { return }
        for keeper in keepers.all where keeper.node === node {
            afterUpdate { [weak self] in
                guard let self, keeper.node === node else { return }
                keeper.leave(self)
            }
        }
    }
}

extension Node {
    /// Calls `body` with this node and all below it that are shown, each before those below it. Content that isn't
    /// shown is not made for it.
    package func forEachShown(_ body: (Node) -> Void) {
        guard !isAbsent, presence != .absent else { return }
        body(self)
        for child in children where !child.isUnshownScreen { child.forEachShown(body) }
        for modifier in modifiers { modifier.node?.forEachShown(body) }
    }

    /// The first of this node and those below it that are shown that meets a condition.
    package func firstNode(where condition: (Node) -> Bool) -> Node? {
        var found: Node?
        forEachShown { if found == nil, condition($0) { found = $0 } }
        return found
    }

    /// Whether the view can have the focus at all: something can be done with it, or a modifier says so.
    private func isFocusable(_ sort: FocusSort) -> Bool {
        if sort == .accessibility { return !kind.isModifier && !isAbsent }
        let innermost = modifiers.lazy.compactMap { $0.value as? any FocusabilityModifier }.first
        if let isFocusable = innermost?.isFocusable { return isFocusable }
        return kind.role == .view && kind.members.contains { $0.role == .action }
    }

    /// Whether the view can have the focus now.
    package func canTakeFocus(_ sort: FocusSort) -> Bool { isFocusable(sort) && responseObstruction == nil }

    /// Focuses the view, as a user would: the view itself or the first one within it that can have the focus.
    /// - Throws: `InspectionError.unresponsiveControl` where the view doesn't respond, `notSupported` where it can't
    ///   have the focus at all.
    private func takeFocus(_ sort: FocusSort) throws {
        try checkResponsiveness()
        try bringIntoSight("focused")
        guard let target = firstNode(where: { $0.canTakeFocus(sort) }) else {
            throw InspectionError.notSupported(
                "\(kind.name) cannot have the focus: it is no control, contains none, and has no focusable()")
        }
        try touch("focused", by: sort == .keyboard && !isFocused ? .tap : nil) {
            self.graph.run(on: target) { self.graph.focusKeeper(sort).move(to: target, in: self.graph) }
        }
    }

    private func dropFocus(_ sort: FocusSort) throws {
        let keeper = graph.focusKeeper(sort)
        guard keeper.contains(self) else {
            throw InspectionError.notSupported("\(kind.name) does not have the focus")
        }
        graph.run(on: self) { keeper.move(to: nil, in: graph) }
    }

    /// Gives the focus to the view or the first one within it that can have it.
    /// - Throws: `InspectionError.unresponsiveControl` where the view doesn't respond, `notSupported` where it can't
    ///   have the focus.
    package func focus() throws { try takeFocus(.keyboard) }
    /// Takes the focus away from the view.
    /// - Throws: `InspectionError.notSupported` where it is neither on it nor in it.
    package func unfocus() throws { try dropFocus(.keyboard) }
    /// Whether the focus is on the view or in it.
    package var isFocused: Bool { graph.focusKeeper(.keyboard).contains(self) }
    /// Moves the focus of what reads the screen aloud to the view.
    package func focusAccessibility() throws { try takeFocus(.accessibility) }
    /// Moves the accessibility focus away from the view.
    package func unfocusAccessibility() throws { try dropFocus(.accessibility) }
    /// Whether what reads the screen aloud is at the view or in it.
    package var isAccessibilityFocused: Bool { graph.focusKeeper(.accessibility).contains(self) }

    /// Calls the action of a field for the begin or the end of editing.
    fileprivate func tellEditing(_ begins: Bool) {
        guard let field = value as? any EditingView, let action = field.onEditingChanged else { return }
        graph.run(on: self) { action(begins) }
    }
}
