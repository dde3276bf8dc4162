import Dispatch

/// A view that stands in a tree: its latest value, and all that lives while it is there.
///
/// A node is the same node as long as the view in its place keeps its type, the branch it was built on and its
/// explicit id; then its state survives and its value is replaced. Otherwise another node takes the place.
///
/// It has more stored properties than other types: a search or an update asks each node for nearly all of them. What few nodes
/// have is kept apart. Flags stand by themselves: as an option set in one word they made a search take a fifth more
/// instructions in a debug build, which is what specs run in.
@MainActor
public final class Node {
    /// The kind of view.
    public let kind: Kind

    /// The graph that the node belongs to. Who holds a node holds its graph: not even a check that it is still there is
    /// made, which would take longer than most of what is read from it.
    public unowned(unsafe) let graph: Graph

    /// The node that this one is a child of; nil for the root, and for a node that has left the tree. A modifier's subtree
    /// has the modified node as its parent. Not weak: a weak reference would make each use of the parent several times as
    /// slow. Who holds a node holds its graph, and a node that leaves the tree forgets its parent.
    public internal(set) unowned(unsafe) var parent: Node?

    /// Which of the parent's slots the node stands in.
    public let slot: Slot

    /// The place within the slot, from 0.
    public internal(set) var index: Int

    /// The value of a node, as last described and with its dynamic properties connected.
    public enum Content {
        case absent
        case composite(any View)
        case primitive(any PrimitiveView)
        case modifier(any ViewModifier)
    }

    /// The value of this node.
    public internal(set) var content: Content

    /// The modifiers applied to the view, innermost first.
    public package(set) var modifiers: [AppliedModifier] = []

    /// The children, slot by slot in the order the view gives them.
    public internal(set) var children: [Node] = []

    /// The environment that the view sees.
    public package(set) var environment: EnvironmentValues

    /// The identity that `id(_:)` or a ForEach gave.
    public internal(set) var explicitID: AnyHashable? {
        get { rare?.explicitID }
        set { if rare != nil || newValue != nil { madeRare.explicitID = newValue } }
    }

    /// Whether the node still stands in its tree.
    public internal(set) var isAttached = true

    /// The place where the node's content is shown; `setPresence(_:at:)` changes it.
    package internal(set) var presence: Presence

    /// Whether the node is the root of content that was created for inspection: a screen that isn't shown.
    var isUnshownScreen = false

    /// The error that kept the node's children from being made; nil if there was none.
    public package(set) var failure: (any Error)? {
        get { rare?.failure }
        set { if rare != nil || newValue != nil { madeRare.failure = newValue } }
    }

    /// The text of a Text, kept for searches; nil for all other kinds and when the text depends on the locale.
    public internal(set) var text: String?

    /// Whether the index of the texts knows the node.
    var isIndexed = false

    /// Whether one of the modifiers may make the view invisible, or keep it from responding.
    var mayBeObstructed = false

    /// Whether the node stands in a menu or a dialog, which leaves out what it has no form for.
    package let isOffered: Bool

    /// The record of the node that the layout of the tree keeps.
    package var layoutRecord: AnyObject?
    /// The span of changes in which the node, or one inside it, was last described.
    package private(set) var lastChange = -1

    /// In a modifier's node: the stand-in for the modified view within the modifier's body.
    package var placeholder: Node? {
        get { rare?.placeholder }
        set { if rare != nil || newValue != nil { madeRare.placeholder = newValue } }
    }

    /// The environment outside the node's modifiers.
    var outerEnvironment: EnvironmentValues
    let coreType: ObjectIdentifier
    let branch: UInt64
    let depth: Int
    /// The number of nodes that the tree had made before: an order among nodes of one depth that is the same each time.
    package let serial: Int
    var isDirty = false
    /// Whether the children were described before.
    var hasChildrenDescribed = false
    /// Whether the node takes part in the lifecycle: false in an inspection without a host, and under content that
    /// is not presented.
    package let isLive: Bool
    /// Content that is created when it is first inspected: the destination of a link, the content of a sheet.
    var deferred: [DeferredContent] {
        get { rare?.deferred ?? [] }
        set { if rare != nil || !newValue.isEmpty { madeRare.deferred = newValue } }
    }
    /// How the node waits for its turn to be made, with what is inside it; nil for one that is made.
    var waiting: Waiting? {
        get { rare?.waiting }
        set { if rare != nil || newValue != nil { madeRare.waiting = newValue } }
    }
    /// The part of the view that `equatable()` compares with the next one.
    var equatable: EquatablePart? {
        get { rare?.equatable }
        set { if rare != nil || newValue != nil { madeRare.equatable = newValue } }
    }
    var onDemandChild: OnDemandChild? {
        get { rare?.onDemandChild }
        set { if rare != nil || newValue != nil { madeRare.onDemandChild = newValue } }
    }
    /// The storage of the dynamic properties, in the order of the fields.
    var storage: [AnyObject] {
        get { rare?.storage ?? [] }
        set { madeRare.storage = newValue }
    }

    typealias DeferredContent = (
        slot: Slot, isOfScreen: Bool, describe: @MainActor (inout ChildVisitor) throws -> Void
    )

    /// The properties that few nodes have: kept apart, they take no memory of the others.
    private final class Rare {
        var explicitID: AnyHashable?
        var failure: (any Error)?
        weak var placeholder: Node?
        var deferred: [DeferredContent] = []
        var onDemandChild: OnDemandChild?
        var waiting: Waiting?
        var equatable: EquatablePart?
        var storage: [AnyObject] = []
        var namedStorage: [String: AnyObject] = [:]
    }

    private var rare: Rare?

    private var madeRare: Rare {
        if let rare { return rare }
        let made = Rare()
        rare = made
        return made
    }

    /// Made when the node's description first reads something that can change.
    nonisolated(unsafe) private var madeInvalidator: Invalidator?

    nonisolated var invalidator: Invalidator {
        if let madeInvalidator { return madeInvalidator }
        let made = Invalidator(self)
        madeInvalidator = made
        return made
    }

    init(
        kind: Kind, coreType: ObjectIdentifier, branch: UInt64, content: Content, environment: EnvironmentValues,
        graph: Graph, parent: Node?, slot: Slot, index: Int, isLive: Bool
    ) {
        self.kind = kind
        self.coreType = coreType
        self.branch = branch
        self.content = content
        self.environment = environment
        outerEnvironment = environment
        self.graph = graph
        self.parent = parent
        self.slot = slot
        self.index = index
        self.isLive = isLive
        isOffered = parent.map { $0.isOffered || $0.kind.offersSome } ?? false
        presence = kind.presence
        serial = graph.nodesMade
        graph.nodesMade &+= 1
        depth = (parent?.depth ?? -1) + 1
        joinTurns()
    }

    // What was read knows its readers, and they know it: a tree that is dropped without being dismantled has to let go.
    deinit {
        guard let madeInvalidator, !madeInvalidator.isEmpty else { return }
        onMainThread { madeInvalidator.reset() }
    }

    /// The view or modifier that stands in this node.
    public var value: Any {
        switch content {
        case .absent: ()
        case .composite(let view): view
        case .primitive(let view): view
        case .modifier(let modifier): modifier
        }
    }

    /// Whether nothing stands in this place.
    public var isAbsent: Bool { kind === Kind.absent }

    /// A place outside of the tree in which nothing stands.
    public static func absent(in graph: Graph) -> Node {
        Node(
            kind: .absent, coreType: absentType, branch: 1, content: .absent, environment: graph.root.environment,
            graph: graph, parent: nil, slot: .content, index: 0, isLive: false)
    }

    /// The storage of a view under a name, created on first use and kept as long as the node.
    public func storage<Storage: AnyObject>(named name: String, _ make: () -> Storage) -> Storage {
        if let kept = rare?.namedStorage[name] as? Storage { return kept }
        let made = make()
        madeRare.namedStorage[name] = made
        return made
    }

    /// The name of the storage for which a condition holds; nil for none.
    package func storageName(where holds: (Any) -> Bool) -> String? {
        rare?.namedStorage.first { holds($0.value) }?.key
    }

    /// Notes that the node has changed, and with it the nodes that it stands in.
    /// - Complexity: O(1) where that is known already, else O(*d*) in the depth of the node.
    package func noteChange() {
        let span = graph.span
        lastChange = span
        var ancestor = parent
        while let node = ancestor, node.lastChange != span {
            node.lastChange = span
            ancestor = node.parent
        }
    }

    /// The ancestors, nearest first.
    public var ancestors: some Sequence<Node> {
        sequence(first: self, next: \.parent).dropFirst()
    }

    /// The children in a slot, in order.
    public func children(in slot: Slot) -> [Node] {
        if slot.isOnDemand { return onDemandChild(in: slot).map { [$0] } ?? [] }
        makeDeferredContent()
        // In most views all stand in one slot: then the array is shared and not copied.
        return children.allSatisfy { $0.slot === slot } ? children : children.filter { $0.slot === slot }
    }
}

/// A handle by which a state, an object or an observed value marks a node's description as out of date, from any thread
/// and whether or not the node still lives.
public final class Invalidator: @unchecked Sendable {
    private weak var node: Node?
    /// The sources that this node is registered with as a reader; touched on the main thread only.
    private var sources: [any DependencySource] = []

    init(_ node: Node) {
        self.node = node
    }

    /// Marks the node, on the main thread at once and from another thread as soon as the main thread is free.
    public func invalidate() {
        if isMainThread {
            MainActor.assumeIsolated { invalidateNode() }
        } else {
            // Objects tell that they are about to change: `objectWillChange` and the callback of observation tracking both come
            // before the new value is stored, and nothing public tells that it has been. On another thread, that may be
            // after the main thread has looked for it, so it looks once more, after many times what storing takes. The
            // value of a thread that the system stops for longer is seen with the next change.
            DispatchQueue.main.async { self.invalidateNode() }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { self.invalidateNode() }
        }
    }

    @MainActor private func invalidateNode() {
        guard let node else { return }
        StateWatch.watcher?.viewIsOutdated(node)
        node.graph.invalidate(node)
    }

    func depends(on source: any DependencySource) {
        sources.append(source)
    }

    /// Whether nothing was read since the last `reset()`.
    var isEmpty: Bool { sources.isEmpty }

    /// Forgets what the node has read so far; what it reads from here on counts.
    func reset() {
        for source in sources { source.removeDependent(self) }
        sources.removeAll(keepingCapacity: true)
    }
}

extension Node {
    /// Forgets what the last description read; the next one starts afresh.
    func forgetReads() {
        madeInvalidator?.reset()
    }
}

/// Something that can be read during an evaluation and that says so when it changes.
protocol DependencySource: AnyObject {
    func removeDependent(_ invalidator: Invalidator)
}
