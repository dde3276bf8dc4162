import Foundation

/// The cause of a movement of the content of a view that scrolls.
package enum ScrollMover {
    /// A person, with a finger. The content comes to rest where `scrollTargetBehavior` has it.
    case person
    /// The app, which asks a proxy.
    case proxy(isAnimated: Bool)
    /// The app, which sets a position.
    case position

    /// The phases that the scrolling goes through before it is idle again.
    fileprivate var phases: [ScrollPhase] {
        switch self {
        // Documented for ScrollPhase: a person's scroll is interacting, then decelerating, then idle.
        case .person: [.interacting, .decelerating]
        // Unverified: a scroll without an animation has no phase at all.
        case .proxy(let isAnimated): isAnimated ? [.animating] : []
        case .position: []
        }
    }

    fileprivate var isPerson: Bool { if case .person = self { true } else { false } }
    /// Whether the positions that the app keeps are others then.
    fileprivate var setsPositions: Bool { if case .position = self { false } else { true } }
}

extension ScrollArea {
    /// Moves the content on behalf of a person or the app, and calls the observers of the movement. `view` is the one that the
    /// content is moved to show, if that is known.
    /// - Returns: Whether the content has moved.
    @discardableResult
    package func move(to offset: CGPoint, by mover: ScrollMover, showing view: Node? = nil) -> Bool {
        let rest = mover.isPerson ? restingOffset(near: offset, showing: view) : offset
        guard scroll(to: rest) else { return false }
        if mover.isPerson { node.dismissKeyboardByScrolling() }
        if mover.setsPositions { tellPositions(mover.isPerson, showing: view) }
        tellPhases(mover.phases)
        node.graph.observeAgain()
        node.graph.flush()
        return true
    }

    private func tellPhases(_ phases: [ScrollPhase]) {
        guard !phases.isEmpty else { return }
        var last = ScrollPhase.idle
        for phase in phases + [.idle] {
            let context = ScrollPhaseChangeContext(geometry: geometry)
            for watcher in phaseWatchers { node.graph.run(on: node) { watcher(last, phase, context) } }
            last = phase
        }
    }

    /// The functions of `onScrollPhaseChange` of the view and of those around it for which it is the first that scrolls.
    private var phaseWatchers: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] {
        sequence(first: node, next: \.parent).flatMap { around in
            let actions = around.effectiveModifiers.compactMap { ($0.value as? any ScrollPhaseWatcher)?.action }
            return actions.isEmpty || around.scrollingView !== node ? [] : actions
        }
    }
}

extension Node {
    /// The view itself where it scrolls, or else the first view inside that does; nil where none does. What is on the screen
    /// comes first, and an editor, which scrolls its own text, after all others.
    package var scrollingView: Node? {
        if kind.scrolls { return self }
        guard let first = firstNode(where: { $0.kind.scrolls }) else { return nil }
        func isShown(_ node: Node) -> Bool { !graph.isScreen || node.sightObstruction == nil }
        if !first.kind.states(ScrollsOwnText.self), isShown(first) { return first }
        return firstNode { $0.kind.scrolls && !$0.kind.states(ScrollsOwnText.self) && isShown($0) }
            ?? firstNode { $0.kind.scrolls && isShown($0) } ?? first
    }
}
