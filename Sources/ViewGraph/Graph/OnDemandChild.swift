/// A child that is made when its slot is first asked for, and that searches of the tree leave out: another way to see what
/// the tree shows already.
@MainActor
final class OnDemandChild {
    let slot: Slot
    fileprivate let view: any PrimitiveView
    private let environment: EnvironmentValues
    private(set) var node: Node?

    init(_ slot: Slot, _ view: any PrimitiveView, _ environment: EnvironmentValues) {
        self.slot = slot
        self.view = view
        self.environment = environment
    }

    /// Makes the child, or updates the previous one where it has the same identity.
    func describe(in parent: Node, previous: Node? = nil) {
        node = .keeping(node ?? previous, as: resolve(view), environment: environment, in: slot, of: parent)
    }

    private func resolve<V: PrimitiveView>(_ view: V) -> ResolvedView { ResolvedView(view) }
}

extension Node {
    /// The previous node of a slot, updated, or a new one in its place where the view has another identity. The node takes
    /// no part in the lifecycle.
    static func keeping(
        _ previous: Node?, as resolved: ResolvedView, environment: EnvironmentValues, in slot: Slot, of parent: Node
    ) -> Node {
        let kept = previous.flatMap { $0.isAttached && $0.stays(as: resolved) ? $0 : nil }
        if kept == nil { previous?.detach() }
        let node =
            kept
            ?? Node(
                kind: resolved.kind, coreType: resolved.coreID,
                branch: resolved.branch, content: .absent, environment: environment, graph: parent.graph,
                parent: parent, slot: slot, index: 0, isLive: false)
        node.update(resolved, environment: environment)
        return node
    }

    /// Offers a child that is made when its slot is asked for; called while this node is described.
    package func offer(_ slot: Slot, _ environment: EnvironmentValues, _ view: any PrimitiveView) {
        onDemandChild = OnDemandChild(slot, view, environment)
    }

    /// The view that the node offers to make on demand; nil for none.
    package var offeredView: (any PrimitiveView)? { onDemandChild?.view }

    /// Updates a child that was made before with what this node offers now.
    func keepOnDemandChild(_ child: Node) {
        guard let onDemandChild, onDemandChild.slot === child.slot else { return child.detach() }
        onDemandChild.describe(in: self, previous: child)
    }

    /// The child in a slot that is made on demand.
    func onDemandChild(in slot: Slot) -> Node? {
        guard let onDemandChild, onDemandChild.slot === slot else { return nil }
        if onDemandChild.node == nil { onDemandChild.describe(in: self) }
        return onDemandChild.node
    }
}
