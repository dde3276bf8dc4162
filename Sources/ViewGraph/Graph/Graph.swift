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
    @exclusivity(unchecked) public private(set) var root: Node!

    /// The number of nodes that the tree has made so far.
    @exclusivity(unchecked) public internal(set) var nodesMade = 0

    /// Counts the changes of the tree, so that an answer can be known to be still true.
    @exclusivity(unchecked) public private(set) var version = 0

    /// The circumstances of the changes that are being described, or that were last.
    package private(set) var transaction = Transaction()

    /// The area in which the tree keeps the app's values, once it does and nothing else is said.
    var appStorage: StorageArea?
    /// The area in which the tree keeps the values of its window, once it does and nothing else is said.
    var sceneStorage: StorageArea?
    /// The keepers of the focus, created on first use.
    @exclusivity(unchecked) private(set) var focusKeepers: [FocusKeeper] = []

    /// Whether the tree is a screen before a person, who can act only on what is on it; else actions reach everything.
    @exclusivity(unchecked) public var isScreen = false

    /// Whether the tree is on a screen that was named, so that what is done to a view is refused where another covers it.
    package var isOnNamedScreen = false

    /// The language of the paths in errors.
    package var pathStyle = Node.PathStyle.swift

    /// The scope of searches of the tree that say nothing else.
    public var searchScope: SearchScope { isScreen ? .screen : .tree }

    /// Whether actions reach also what isn't on the screen, as a keyboard shortcut reaches into a closed menu.
    var reachesEverything = false

    /// The presented screens, and the pages of navigation stacks.
    @exclusivity(unchecked) var layers = Layers()

    /// The texts of the tree by what they read, once searches take long without.
    @exclusivity(unchecked) var textIndex: TextIndex?

    /// The routes to be made before the tree changes.
    var pendingRoutes = PendingRouteList()

    /// Decides when views appear that aren't seen at once; nil where all are.
    package var appearanceGate: (any AppearanceGate)?
    /// Told the view that scrolls, and the one that it brings into sight because something is about to be done to that.
    package var onScrollIntoSight: (@MainActor (_ container: Node, _ view: Node) -> Void)?
    /// Told in words which view takes a touch at a place of the screen.
    package var onTouchAtPlace: (@MainActor (_ view: String) -> Void)?
    /// Called before views are described anew, as long as they are what they were.
    package var onChange: (@MainActor () -> Void)?
    /// The number of the next layout of the tree, from 0.
    @exclusivity(unchecked) package var nextLayout = 0

    /// Finds the views that read other measures than the tree has now; nil until a view reads one.
    package var measurer: (any TreeMeasurer)?

    /// Whether a node has offered content that is created for inspection.
    @exclusivity(unchecked) var hasOnDemandContent = false

    /// The storage of the tree as a whole, by type: so few that looking through them takes less than hashing.
    private var companions: [(type: ObjectIdentifier, object: AnyObject)] = []

    /// The errors in descriptions since they were last taken.
    @exclusivity(unchecked) private var failures: [any Error] = []
    /// Whether there may be something to bring up to date: what is asked most often, answered in one look.
    @exclusivity(unchecked) private var needsFlush = true
    @exclusivity(unchecked) private var dirty: [Node] = []
    @exclusivity(unchecked) private var appearing: [ModifierEffect] = []
    @exclusivity(unchecked) private var disappearing: [ModifierEffect] = []
    @exclusivity(unchecked) private var pendingActions: [() -> Void] = []
    /// Observers of the tree, called each time it is up to date.
    @exclusivity(unchecked) private var observers: [WeakObserver] = []
    /// The preferences of the tree at its current version.
    private var preferences: (version: Int, collectors: [AnyHashable: PreferenceCollector]) = (0, [:])
    @exclusivity(unchecked) package private(set) var isDescribing = false
    @exclusivity(unchecked) private var isRunningEffects = false
    private var willFlush = false
    @exclusivity(unchecked) private var lastObservedVersion = -1

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
        isDescribing = true
        root.update(resolved, environment: environment)
        isDescribing = false
        flush()
    }

    /// Takes the whole tree down: views disappear, tasks are cancelled, subscriptions end.
    public func dismantle() {
        pendingRoutes.make()
        textIndex = nil
        root.detach()
        dirty.removeAll()
        flush()
    }

    /// Marks a node's description as out of date.
    public func invalidate(_ node: Node) {
        guard !node.isDirty, node.isAttached else { return }
        node.isDirty = true
        needsFlush = true
        dirty.append(node)
        if dirty.count == 1 { transaction = Transaction.current }
        if Graph.acting.isEmpty, !isDescribing, !isRunningEffects { flushSoon() }
    }

    /// Marks everything: something changed that the graph cannot see, such as a value behind a plain binding.
    public func invalidateAll() {
        invalidate(root)
    }

    /// Whether nothing has changed since the tree was last brought up to date.
    public var isUpToDate: Bool { !needsFlush }

    /// The one object of a type that is kept with the tree; made the first time. It may hold nodes, but not the graph.
    package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
        let type = ObjectIdentifier(Companion.self)
        if let kept = companions.first(where: { $0.type == type }) { return kept.object as! Companion }
        let made = make()
        companions.append((type, made))
        return made
    }

    /// Brings the tree up to date. Cheap when nothing changed.
    ///
    /// Called by an action that this sets off, such as one of `onAppear`, it describes what changed, so that the action
    /// sees it; what that sets off in turn waits until the action is over.
    /// Complexity: O(1) when nothing changed, else in proportion to the descriptions that are out of date.
    public func flush() {
        guard needsFlush, !isDescribing else { return }
        describeDirtyNodes()
        guard !isRunningEffects else { return }
        isRunningEffects = true
        defer {
            isRunningEffects = false
            needsFlush = false
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
            guard lastObservedVersion != version, !observers.isEmpty else { return }
            rounds += 1
            guard rounds <= Graph.roundLimit else { return giveUp(after: described) }
            tellObservers()
            described = describeDirtyNodes() ?? described
        } while hasEffects || lastObservedVersion != version
    }

    /// Lets those that asked for it look at the tree, which is up to date.
    private func tellObservers() {
        lastObservedVersion = version
        observers.removeAll { $0.observer?.observes(self) != true }
        for entry in observers { entry.observer?.look(at: self) }
    }

    /// Adds an object that looks at the tree each time it has changed and is up to date.
    package func addObserver(_ observer: any TreeObserver) {
        guard !observers.contains(where: { $0.observer === observer }) else { return }
        observers.append(WeakObserver(observer: observer))
        observeAgain()
    }

    /// Makes the observers look once more, though the tree itself may not have changed.
    package func observeAgain() {
        lastObservedVersion = -1
        needsFlush = true
        measurer?.measureAgain()
    }

    /// The collector of a preference, with the values it has found since the tree last changed.
    package func preferenceCollector(for key: PreferenceDescription) -> PreferenceCollector {
        if preferences.version != version { preferences = (version, [:]) }
        if let known = preferences.collectors[key.id] { return known }
        let collector = PreferenceCollector(key)
        preferences.collectors[key.id] = collector
        return collector
    }

    /// Describes what is out of date, and returns the first of the nodes that were described last.
    @discardableResult private func describeDirtyNodes() -> Node? {
        isDescribing = true
        defer { isDescribing = false }
        var rounds = 0
        var first: Node?
        if !dirty.isEmpty {
            pendingRoutes.make()
            onChange?()
        }
        repeat {
            while !dirty.isEmpty {
                rounds += 1
                guard rounds <= Graph.roundLimit else {
                    giveUp()
                    return first
                }
                let nodes = dirty.sorted { $0.depth < $1.depth }
                first = nodes[0]
                dirty.removeAll(keepingCapacity: true)
                for node in nodes where node.isDirty { node.refresh() }
                version += 1
            }
            measurer?.measure(self)
        } while !dirty.isEmpty
        return first
    }

    /// Notes that the tree changes itself again and again, and leaves it as it is.
    private func giveUp(after described: Node? = nil) {
        let readers = Set(dirty.filter { measurer?.isRead(by: $0) == true }.map(\.whatAndWhere)).sorted()
        let name =
            (dirty.first ?? (appearing + disappearing).lazy.compactMap(\.node).first ?? described ?? root)?.kind.name
            ?? "View"
        for node in dirty { node.isDirty = false }
        dirty.removeAll()
        appearing.removeAll()
        disappearing.removeAll()
        pendingActions.removeAll()
        guard readers.isEmpty else {
            return note(
                failure: InspectionError.notSupported(
                    "\(readers.joined(separator: " and ")) \(readers.count == 1 ? "does" : "do") not settle: each time "
                        + "that what is made of a size is laid out, the size is another"))
        }
        note(
            failure: InspectionError.notSupported(
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
        let outer = reachesEverything
        reachesEverything = true
        defer { reachesEverything = outer }
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
        guard mode == .hosted, needsFlush, !willFlush else { return }
        willFlush = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.willFlush = false
                self?.flush()
            }
        }
    }

    /// The nodes whose actions are running now, the latest last.
    public private(set) static var acting: [Node] = []

    /// Takes what went wrong in making descriptions since the last call.
    public func takeFailures() -> [any Error] {
        defer { failures.removeAll() }
        return failures
    }

    /// Whether something went wrong since `takeFailures()` was last called.
    package var hasFailures: Bool { !failures.isEmpty }

    func note(failure: any Error) {
        failures.append(failure)
    }

    func enqueueAppear(_ effect: ModifierEffect) {
        needsFlush = true
        appearing.append(effect)
    }

    func enqueueDisappear(_ effect: ModifierEffect) {
        needsFlush = true
        disappearing.append(effect)
    }

    /// The keeper of a sort of focus.
    package func focusKeeper(_ sort: FocusSort) -> FocusKeeper {
        if let known = focusKeepers.first(where: { $0.sort == sort }) { return known }
        let keeper = FocusKeeper(sort)
        focusKeepers.append(keeper)
        return keeper
    }

    /// Puts an action off until the tree is up to date.
    package func afterUpdate(_ action: @escaping () -> Void) {
        needsFlush = true
        pendingActions.append(action)
    }

    private var hasEffects: Bool { !(appearing.isEmpty && disappearing.isEmpty && pendingActions.isEmpty) }

    private func runEffects() {
        let gone = disappearing
        let shown = appearing
        let actions = pendingActions
        disappearing.removeAll()
        appearing.removeAll()
        pendingActions.removeAll()
        for effect in gone where effect.hasAppeared {
            effect.hasAppeared = false
            effect.disappear()
        }
        for effect in shown where effect.node?.isAttached == true {
            if let appearanceGate, appearanceGate.takes(effect) { continue }
            effect.hasAppeared = true
            effect.appear()
        }
        for action in actions { action() }
    }

    private static let roundLimit = 100
}

private struct WeakObserver {
    weak var observer: (any TreeObserver)?
}
