import Dispatch

/// A tree of views and what lives in it.
///
/// A change marks the nodes that read what changed; the next read brings those up to date, and only those.
@MainActor
public final class Graph {
    /// The use of a graph.
    public enum Mode: Sendable {
        /// The view is shown: it appears, runs its tasks, listens to publishers, and owns its state.
        case hosted
        /// The view is looked at: no lifecycle, and a state keeps to the view's value.
        case inspected
    }

    /// The use that the graph was made for.
    public let mode: Mode

    /// Reads and moves the time that the views see.
    public let clock: ViewClock

    /// The view at the top.
    public private(set) var root: Node!

    /// The number of nodes that the tree has made so far.
    public internal(set) var nodesMade = 0

    /// Counts the changes of the tree, so that an answer can be known to be still true.
    public private(set) var version = 0

    /// The circumstances of the changes that are being described, or that were last.
    package private(set) var transaction = Transaction()

    /// Whether the tree is a screen before a person, who can act only on what is on it; else actions reach everything.
    public var isScreen = false

    /// The language of the paths in errors.
    package var pathStyle = Node.PathStyle.swift

    /// The scope of searches of the tree that say nothing else.
    public var searchScope: SearchScope { isScreen ? .screen : .tree }

    /// The presented screens, and the pages of navigation stacks.
    var layers = Layers()

    /// The views that show some of what is inside them at a time.
    var turns = Turns()

    /// The layout of the tree; nil until something asks for it.
    package var layout: (any TreeLayout)?

    /// The span of changes that the tree is in, from 0. A reader that keeps up with changes ends a span by starting another.
    package private(set) var span = 0

    /// The knowledge that makes searches short.
    var search = SearchKnowledge()

    /// The storage of the tree as a whole, by type: so few that looking through them takes less than hashing.
    private var companions: [(type: ObjectIdentifier, object: AnyObject)] = []

    /// What is left to do until the tree is up to date, and what is being done.
    var upkeep = Upkeep()

    /// Whether views are being described.
    package var isDescribing: Bool { upkeep.isDescribing }

    /// Builds the tree of a view. `prepare` is given the graph before the view is described.
    public init<V: View>(
        _ view: V, mode: Mode, environment: EnvironmentValues = EnvironmentValues(), clock: ViewClock = .shared,
        prepare: (Graph) -> Void = { _ in }
    ) {
        self.mode = mode
        self.clock = clock
        var environment = environment
        if environment.viewClock !== clock { environment.viewClock = clock }
        let resolved = ResolvedView(view)
        root = Node(
            kind: resolved.kind, coreType: resolved.coreID,
            branch: resolved.branch, content: .absent, environment: environment, graph: self, parent: nil,
            slot: .content,
            index: 0, isLive: mode == .hosted)
        prepare(self)
        upkeep.isDescribing = true
        root.update(resolved, environment: environment)
        upkeep.isDescribing = false
        upkeep.compared = nil
        flush()
    }

    /// Takes the whole tree down: views disappear, tasks are cancelled, subscriptions end.
    public func dismantle() {
        search.pendingRoutes.make()
        search.textIndex = nil
        root.detach()
        upkeep.dirty.removeAll()
        flush()
    }

    /// Marks a node's description as out of date.
    public func invalidate(_ node: Node) {
        guard node.isAttached else { return }
        Transaction.reach(clock)
        guard !node.isDirty else { return }
        node.isDirty = true
        upkeep.isDue = true
        upkeep.dirty.append(node)
        if upkeep.dirty.count == 1 { transaction = Transaction.current }
        if Graph.acting.isEmpty, !isDescribing, !upkeep.isRunningEffects { flushSoon() }
    }

    /// Marks everything: something changed that the graph cannot see, such as a value behind a plain binding.
    public func invalidateAll() {
        invalidate(root)
    }

    /// Whether nothing has changed since the tree was last brought up to date.
    public var isUpToDate: Bool { !upkeep.isDue }

    /// The one object of a type that is kept with the tree; made the first time. It may hold nodes, but not the graph.
    package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
        let type = ObjectIdentifier(Companion.self)
        if let kept = companions.first(where: { $0.type == type }) { return kept.object as! Companion }
        let made = make()
        companions.append((type, made))
        return made
    }

    /// The object of a type that is kept with the tree; nil where none was made.
    package func knownCompanion<Companion: AnyObject>(_ type: Companion.Type) -> Companion? {
        let type = ObjectIdentifier(type)
        return companions.first { $0.type == type }.map { $0.object as! Companion }
    }

    /// Brings the tree up to date. Cheap when nothing changed.
    ///
    /// Called by an action that this sets off, such as one of `onAppear`, it describes what changed, so that the action
    /// sees it; what that sets off in turn waits until the action is over.
    /// Complexity: O(1) when nothing changed, else in proportion to the descriptions that are out of date.
    public func flush() {
        if StorageArea.isFollowing, !isDescribing { StorageArea.followAll() }
        guard upkeep.isDue, !isDescribing else { return }
        describeDirtyNodes()
        guard !upkeep.isRunningEffects else { return }
        upkeep.isRunningEffects = true
        defer {
            upkeep.isRunningEffects = false
            upkeep.isDue = false
        }
        var rounds = 0
        var described: Node?
        repeat {
            while hasEffects {
                rounds += 1
                guard rounds <= Graph.roundLimit else { return giveUp(after: described) }
                runEffects()
                described = describeDirtyNodes() ?? described
            }
            guard upkeep.observers.areWaiting(for: version) else { return }
            rounds += 1
            guard rounds <= Graph.roundLimit else { return giveUp(after: described) }
            tellObservers()
            described = describeDirtyNodes() ?? described
        } while hasEffects || !upkeep.observers.haveSeen(version)
    }

    /// Starts another span of changes.
    package func startSpan() {
        span += 1
    }

    /// Lets those that asked for it look at the tree, which is up to date.
    private func tellObservers() {
        for observer in upkeep.observers.take(for: self) { observer.look(at: self) }
    }

    /// Adds an object that looks at the tree each time it has changed and is up to date.
    package func addObserver(_ observer: any TreeObserver) {
        if upkeep.observers.add(observer) { observeAgain() }
    }

    /// Makes the observers look once more, though the tree itself may not have changed.
    package func observeAgain() {
        upkeep.observers.lookAgain()
        upkeep.isDue = true
        layout?.measureAgain()
    }

    /// Describes what is out of date, and returns the first of the nodes that were described last.
    @discardableResult private func describeDirtyNodes() -> Node? {
        upkeep.isDescribing = true
        defer {
            upkeep.isDescribing = false
            upkeep.compared = nil
        }
        var rounds = 0
        var first: Node?
        if !upkeep.dirty.isEmpty {
            search.pendingRoutes.make()
            upkeep.onChange?()
        }
        repeat {
            while !upkeep.dirty.isEmpty {
                rounds += 1
                guard rounds <= Graph.roundLimit else {
                    giveUp()
                    return first
                }
                let nodes = upkeep.dirty.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
                first = nodes[0]
                upkeep.dirty.removeAll(keepingCapacity: true)
                for node in nodes where node.isDirty { node.refresh() }
                version += 1
            }
            layout?.measure()
            takeTurns()
        } while !upkeep.dirty.isEmpty
        return first
    }

    /// Called before views are described anew, as long as they are what they were.
    package var onChange: (@MainActor () -> Void)? {
        get { upkeep.onChange }
        set { upkeep.onChange = newValue }
    }

    /// Notes that the tree changes itself again and again, and leaves it as it is.
    private func giveUp(after described: Node? = nil) {
        let readers = Set(upkeep.dirty.filter { layout?.isRead(by: $0) == true }.map(\.whatAndWhere)).sorted()
        let affected = (upkeep.appearing + upkeep.disappearing).lazy.compactMap(\.node).first
        let name = (upkeep.dirty.first ?? affected ?? described ?? root)?.kind.name ?? "View"
        for node in upkeep.dirty { node.isDirty = false }
        upkeep.dirty.removeAll()
        upkeep.dropEffects()
        guard readers.isEmpty else {
            return note(
                failure: InspectionError.unsettled(
                    "\(readers.joined(separator: " and ")) \(readers.count == 1 ? "does" : "do") not settle: each time "
                        + "that what is made of a size is laid out, the size is another"))
        }
        note(
            failure: InspectionError.unsettled(
                "\(name) does not settle: each time it is brought up to date it changes its own state again"))
    }

    /// Runs an action of the app's on behalf of a node, then brings the tree up to date.
    public func run<Result>(on node: Node, _ action: () throws -> Result) rethrows -> Result {
        Graph.acting.append(node)
        // The action may take the screen away that the view stands on.
        if !layers.isEmpty { node.keepRoute() }
        defer {
            Graph.acting.removeLast()
            if mode == .inspected { invalidateAll() }
            flush()
        }
        return try CurrentOwner.without(action)
    }

    /// Performs actions that also reach views that aren't on the screen.
    package func reachingEverything<Result>(_ action: () throws -> Result) rethrows -> Result {
        let outer = upkeep.reachesEverything
        upkeep.reachesEverything = true
        defer { upkeep.reachesEverything = outer }
        return try action()
    }

    /// Runs an action of the app's that was set off by a value about to change. What the tree would read now may be the
    /// old value, so it is brought up to date later: when it is read, or else when the change is over.
    func runAmidChange(on node: Node, _ action: () -> Void) {
        Graph.acting.append(node)
        defer {
            Graph.acting.removeLast()
            flushSoon()
        }
        CurrentOwner.without(action)
    }

    /// Brings the tree up to date once the main queue is free, for views that aren't read before: an `onChange` has to act
    /// even so.
    private func flushSoon() {
        guard mode == .hosted, upkeep.isDue, !upkeep.willFlush else { return }
        upkeep.willFlush = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.upkeep.willFlush = false
                self?.flush()
            }
        }
    }

    /// The nodes whose actions are running now, the latest last.
    public private(set) static var acting: [Node] = []

    /// Takes what went wrong in making descriptions since the last call.
    public func takeFailures() -> [any Error] {
        defer { upkeep.failures.removeAll() }
        return upkeep.failures
    }

    /// Whether something went wrong since `takeFailures()` was last called.
    package var hasFailures: Bool { !upkeep.failures.isEmpty }

    func note(failure: any Error) {
        upkeep.failures.append(failure)
    }

    func enqueueAppear(_ effect: ModifierEffect) {
        upkeep.isDue = true
        upkeep.appearing.append(effect)
    }

    func enqueueDisappear(_ effect: ModifierEffect) {
        upkeep.isDue = true
        upkeep.disappearing.append(effect)
    }

    /// Puts an action off until the tree is up to date.
    package func afterUpdate(_ action: @escaping () -> Void) {
        upkeep.isDue = true
        upkeep.actions.append(action)
    }

    private var hasEffects: Bool { upkeep.hasEffects || !turns.change.isEmpty }

    private func runEffects() {
        let (gone, shown, actions) = upkeep.takeEffects()
        let change = turns.takeChange()
        var entering = shown
        var leaving = gone
        for node in change.entered { node.forEachEffect { entering.append($0) } }
        for node in change.left { node.forEachEffect { if $0.followsSight, !$0.isDue { leaving.append($0) } } }
        // Commonly reported: a page that takes the place of another appears before that one disappears.
        if change.isTurn { enter(entering) }
        for effect in leaving { effect.see(false) }
        if !change.isTurn { enter(entering) }
        for node in change.reshaped where node.isAttached {
            for effect in node.modifiers.compactMap(\.effect) where !effect.isTakenOver { effect.see(effect.isDue) }
        }
        for action in actions { action() }
    }

    private func enter(_ effects: [ModifierEffect]) {
        for effect in effects where effect.node?.isAttached == true && !effect.hasAppeared && !effect.isTakenOver {
            if let layout, layout.takes(effect) {
                effect.isTakenOver = true
            } else if effect.isDue {
                effect.see(true)
            }
        }
    }

    private static let roundLimit = 100
}
