/// What a view would show for an argument that somebody asks about: a date, a phase of loading, an element.
public struct AskedContent<Argument> {
    private let slot: Slot
    private let usual: (@MainActor (Node) -> Argument)?
    private let make: (Argument) throws -> any View

    /// `slot` names the call, `usual` gives the argument where none is said.
    package init(
        _ slot: Slot, usual: (@MainActor (Node) -> Argument)? = nil, make: @escaping (Argument) throws -> any View
    ) {
        self.slot = slot
        self.usual = usual
        self.make = make
    }

    /// The argument where none is said. Throws `InspectionError.notSupported` where one has to be.
    @MainActor public func usualArgument(of node: Node) throws -> Argument {
        guard let usual else {
            throw InspectionError.notSupported("\(slot.call ?? "") of \(node.kind.name) needs an argument")
        }
        return usual(node)
    }

    /// The place in which the content for an argument stands. It is asked for, not shown: it takes no part in the
    /// lifecycle and is not found by searches. Throws what making it throws.
    @MainActor public func node(of node: Node, for argument: Argument) throws -> Node {
        let view = try CurrentOwner.with(node) { try make(argument) }
        return node.storage(named: slot.call ?? "") { AskedNode() }.show(view, in: slot, of: node)
    }
}

/// Holds what was asked for last.
@MainActor
private final class AskedNode {
    private var node: Node?

    nonisolated init() {}

    func show<V: View>(_ view: V, in slot: Slot, of parent: Node) -> Node {
        let resolved = ResolvedView(view)
        let kept = node.flatMap { $0.stays(as: resolved) ? $0 : nil }
        if kept == nil { node?.detach() }
        let node =
            kept
            ?? Node(
                kind: resolved.kind, coreType: resolved.coreType.map { ObjectIdentifier($0) } ?? Node.absentType,
                branch: resolved.branch, content: .absent, environment: parent.environment, graph: parent.graph,
                parent: parent, slot: slot, index: 0, isLive: false)
        node.update(resolved, environment: parent.environment)
        self.node = node
        parent.graph.flush()
        return node
    }
}

extension Member {
    /// Leads to what the views of a kind would show for an argument.
    package static func asked<Described: KnownViewType, Argument, Given>(
        _ name: String, _ type: Described.Type, _ parameter: Parameter<Given>,
        _ content: @escaping @MainActor @Sendable (Described.Properties) -> AskedContent<Argument>,
        argument: @escaping @MainActor @Sendable (Given, Node) throws -> Argument
    ) -> Member {
        let lead: @MainActor @Sendable (Node, inout Arguments) throws -> Node = { node, arguments in
            let given = try parameter.take(from: &arguments)
            try arguments.finish()
            return try content(node.properties(of: Described.self)).node(of: node, for: argument(given, node))
        }
        return Member(
            name: name, role: .attribute, parameters: [parameter.info], result: "element", lead: lead
        ) { node, arguments in
            _ = try lead(node, &arguments)
            return .none
        }
    }
}
