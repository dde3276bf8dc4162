/// A child that is made when somebody asks for it by its slot, and that searches of the tree leave out: another way to
/// see what the tree shows already.
@MainActor
final class Aside {
    let slot: Slot
    private let view: any PrimitiveView
    private let environment: EnvironmentValues
    private(set) var node: Node?

    init(_ slot: Slot, _ view: any PrimitiveView, _ environment: EnvironmentValues) {
        self.slot = slot
        self.view = view
        self.environment = environment
    }

    /// Makes the child, or brings the one that stood there before up to date.
    func describe(in parent: Node, previous: Node? = nil) {
        let resolved = resolve(view)
        if node == nil, let previous, previous.isAttached, previous.stays(as: resolved) { node = previous }
        if previous !== node { previous?.detach() }
        let described = node ?? Node(resolved, environment: environment, in: parent, slot: slot)
        node = described
        described.update(resolved, environment: environment)
    }

    private func resolve<V: PrimitiveView>(_ view: V) -> ResolvedView { ResolvedView(view) }
}

extension Node {
    /// A child that takes no part in the lifecycle, not described yet.
    fileprivate convenience init(
        _ resolved: ResolvedView, environment: EnvironmentValues, in parent: Node, slot: Slot
    ) {
        self.init(
            kind: resolved.kind, coreType: resolved.coreType.map { ObjectIdentifier($0) } ?? Node.absentType,
            branch: resolved.branch, content: .absent, environment: environment, graph: parent.graph, parent: parent,
            slot: slot, index: 0, isLive: false)
    }

    /// Notes a child to make when somebody asks for the slot; called while this node is described.
    package func setAside(_ slot: Slot, _ environment: EnvironmentValues, _ view: any PrimitiveView) {
        aside = Aside(slot, view, environment)
    }

    /// Brings a child that somebody has asked for up to date with what this node sets aside now.
    func keepAside(_ child: Node) {
        guard let aside, aside.slot === child.slot else { return child.detach() }
        aside.describe(in: self, previous: child)
    }

    /// The child in a slot that is set aside, made now if it isn't there.
    func asideChild(in slot: Slot) -> Node? {
        guard let aside, aside.slot === slot else { return nil }
        if aside.node == nil { aside.describe(in: self) }
        return aside.node
    }
}
