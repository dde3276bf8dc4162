/// Takes a view's children as the view describes them, and matches them with the ones that stood there before.
@MainActor
public struct ChildVisitor {
    /// The node whose children are described.
    public let node: Node

    private let previous: [Node]
    private var claimed: [Bool]
    private var cursor = 0
    private var previousByID: [AnyHashable: [Int]]?
    private var children: [Node] = []
    /// The errors about the children, reported when the node itself is described. Describing a child within its parent
    /// would make everything that the child reads a concern of the parent. The environment is the one at the time a
    /// child was handed over: a view may give each of its children another.
    private var pending: [(child: Node, resolved: ResolvedView, environment: EnvironmentValues)] = []
    /// Whether none of the children that stood there before may go on.
    private var startsOver = false
    /// Whether the visited content isn't shown.
    private var isDeferred = false
    /// Whether one of the children is new.
    private var hasMade = false
    /// The presence of the children that are visited from here on; a page may have a place in the path of its navigation
    /// stack, from 0.
    package var presence = Node.Presence.inPlace
    package var place: Int?

    /// Connects the dynamic properties of an app's own value that is no view, such as a scene, to the node.
    /// - Throws: `InspectionError.missingEnvironmentObjects`.
    package func connected<Value>(_ value: Value) throws -> Value {
        var value = value
        let missing = DynamicProperties.connect(&value, to: node)
        guard missing.isEmpty else {
            throw InspectionError.missingEnvironmentObjects(view: TypeName.short(of: Value.self), objects: missing)
        }
        return value
    }

    init(_ node: Node) {
        self.node = node
        previous = node.children
        claimed = Array(repeating: false, count: previous.count)
        children.reserveCapacity(previous.count)
    }

    /// A visitor that keeps the node's children and adds deferred ones.
    init(appendingTo node: Node) {
        self.node = node
        previous = []
        claimed = []
        children = node.children
        isDeferred = true
    }

    /// Adds what the view contains: several views in a row become children of their own, in order.
    public mutating func content<Content: View>(_ content: Content, slot: Slot = .content) {
        let resolved = ResolvedView(content)
        if case .tuple(let tuple) = resolved.core, resolved.modifiers.isEmpty, resolved.explicitID == nil {
            var elements = TupleElements(visitor: self, slot: slot, branch: resolved.branch)
            tuple.visitElements(&elements)
            self = elements.visitor!
        } else {
            add(resolved, slot: slot, index: 0, id: nil)
        }
    }

    /// Adds a single view in a slot of its own, such as a label.
    public mutating func child<Content: View>(_ slot: Slot, _ view: Content) {
        add(ResolvedView(view), slot: slot, index: 0, id: nil)
    }

    /// Adds an element of a collection under its identity.
    public mutating func element<Content: View>(_ view: Content, id: AnyHashable, at index: Int) {
        add(ResolvedView(view), slot: .content, index: index, id: id)
    }

    /// Notes content that is created when it is inspected, and takes no part in the lifecycle. Content that
    /// was inspected before is made with the rest, so that references to its nodes stay valid. What is `isOfScreen` is
    /// created only in trees that are screens.
    public mutating func deferred<Content: View>(
        _ slot: Slot, isOfScreen: Bool = false, _ make: @escaping () throws -> Content
    ) {
        node.graph.search.hasOnDemandContent = true
        let isMade = node.graph.isScreen || !isOfScreen
        guard isMade, previous.contains(where: { $0.slot === slot && !$0.isLive }) else {
            let environment = node.environment
            node.deferred.append(
                (
                    slot, isOfScreen,
                    { visitor in
                        let outer = visitor.node.environment
                        defer { visitor.node.environment = outer }
                        visitor.node.environment = environment
                        visitor.content(try make(), slot: slot)
                    }
                ))
            return
        }
        isDeferred = true
        presented(slot, make)
        isDeferred = false
    }

    /// Adds content that is shown now and whose making may fail; the node then says why.
    public mutating func presented<Content: View>(_ slot: Slot, _ make: () throws -> Content) {
        do {
            content(try make(), slot: slot)
        } catch {
            node.failure = error
            node.graph.note(failure: error)
        }
    }

    /// Makes all children that are visited from here on new ones, with states of their own.
    package mutating func startOver() {
        startsOver = true
    }

    fileprivate mutating func reserve(_ count: Int) {
        children.reserveCapacity(children.count + count)
        pending.reserveCapacity(pending.count + count)
    }

    /// Adds one element of a tuple.
    package mutating func add(_ resolved: consuming ResolvedView, slot: Slot, index: Int, id: AnyHashable?) {
        if let id, resolved.explicitID == nil { resolved.explicitID = id }
        let child = claim(resolved, slot: slot, index: index, keyed: id != nil) ?? makeNode(resolved, slot, index)
        child.index = index
        child.isUnshownScreen = isDeferred
        if child.presence != presence { child.setPresence(presence, at: place) }
        children.append(child)
        pending.append((child, resolved, node.environment))
    }

    /// Replaces the node's children with the visited ones; those that were not claimed leave the tree.
    func finish() {
        for index in pending.indices {
            pending[index].child.update(pending[index].resolved, environment: pending[index].environment)
        }
        node.children = children
        var isReshaped = false
        for (index, old) in previous.enumerated() where !claimed[index] {
            isReshaped = true
            old.detach()
        }
        if isReshaped || hasMade && node.hasChildrenDescribed, node.isLive { node.graph.noteReshaped(node) }
        node.hasChildrenDescribed = true
    }

    private mutating func makeNode(_ resolved: ResolvedView, _ slot: Slot, _ index: Int) -> Node {
        hasMade = true
        let made = Node(
            kind: resolved.kind, coreType: resolved.coreID,
            branch: resolved.branch, content: .absent, environment: node.environment, graph: node.graph, parent: node,
            slot: slot, index: index, isLive: node.isLive && !isDeferred)
        if !isDeferred, let waiting = node.waiting(of: resolved, in: slot) { made.waiting = waiting }
        return made
    }

    private mutating func claim(_ resolved: ResolvedView, slot: Slot, index: Int, keyed: Bool) -> Node? {
        if cursor < previous.count, fits(cursor, resolved, slot, index, keyed) { return take(cursor) }
        if keyed {
            for candidate in candidates(withID: resolved.explicitID!)
            where fits(candidate, resolved, slot, index, true) {
                return take(candidate)
            }
            return nil
        }
        return previous.indices.first { fits($0, resolved, slot, index, false) }.map { take($0) }
    }

    private func fits(_ candidate: Int, _ resolved: ResolvedView, _ slot: Slot, _ index: Int, _ keyed: Bool) -> Bool {
        let old = previous[candidate]
        return !startsOver && !claimed[candidate] && old.slot === slot && (keyed || old.index == index)
            && old.isLive == (node.isLive && !isDeferred) && old.stays(as: resolved)
    }

    private mutating func take(_ candidate: Int) -> Node {
        claimed[candidate] = true
        cursor = candidate + 1
        return previous[candidate]
    }

    private mutating func candidates(withID id: AnyHashable) -> [Int] {
        if previousByID == nil {
            previousByID = Dictionary(grouping: previous.indices.filter { previous[$0].explicitID != nil }) {
                previous[$0].explicitID!
            }
        }
        return previousByID![id] ?? []
    }
}

/// The views that stand side by side in one place of the source.
@MainActor @preconcurrency
public protocol TupleContent: PrimitiveView {
    /// Hands each element to the visitor, in order.
    func visitElements(_ elements: inout TupleElements)
}

extension TupleContent {
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        var elements = TupleElements(visitor: visitor, slot: .content, branch: 1)
        visitElements(&elements)
        visitor = elements.visitor!
    }

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        resolved.core = .tuple(self)
    }
}

/// Takes the elements of a tuple, as children of a node or into a list of subviews.
@MainActor
public struct TupleElements {
    fileprivate var visitor: ChildVisitor?
    private(set) var list: SubviewList?
    private let slot: Slot
    private let branch: UInt64
    private var index = 0

    fileprivate init(visitor: ChildVisitor, slot: Slot, branch: UInt64) {
        self.visitor = visitor
        self.slot = slot
        self.branch = branch
    }

    init(list: SubviewList) {
        self.list = list
        slot = .content
        branch = 1
    }

    /// Makes room for a number of elements.
    public mutating func reserve(_ count: Int) { visitor?.reserve(count) }

    /// Adds the next element.
    public mutating func element<Content: View>(_ view: Content) {
        if visitor == nil {
            list?.content(view)
        } else {
            var resolved = ResolvedView(view)
            resolved.prepend(branch: branch)
            visitor?.add(resolved, slot: slot, index: index, id: nil)
        }
        index += 1
    }
}
