/// The content that a view would show for an argument: a date, a phase of loading, an element.
public struct ParameterizedContent<Argument> {
    private let slot: Slot
    private let makeDefault: (@MainActor (Node) -> Argument)?
    private let make: (Argument) throws -> any View

    /// `slot` names the call; `default` makes the argument of a call without one.
    package init(
        _ slot: Slot, default makeDefault: (@MainActor (Node) -> Argument)? = nil,
        make: @escaping (Argument) throws -> any View
    ) {
        self.slot = slot
        self.makeDefault = makeDefault
        self.make = make
    }

    /// The argument of a call without one.
    ///
    /// - Throws: `InspectionError.notSupported` where an argument is required.
    @MainActor public func defaultArgument(of node: Node) throws -> Argument {
        guard let makeDefault else {
            throw InspectionError.notSupported("\(slot.call ?? "") of \(node.kind.name) needs an argument")
        }
        return makeDefault(node)
    }

    /// The root of the content for an argument. The view doesn't show it: it takes no part in the lifecycle, and searches
    /// leave it out.
    ///
    /// - Throws: What making the content throws.
    @MainActor public func node(of node: Node, for argument: Argument) throws -> Node {
        let view = try CurrentOwner.with(node) { try make(argument) }
        return node.storage(named: slot.call ?? "") { LatestContent() }.show(view, in: slot, of: node)
    }
}

/// The content of the latest call.
@MainActor
private final class LatestContent {
    private var node: Node?

    nonisolated init() {}

    func show<V: View>(_ view: V, in slot: Slot, of parent: Node) -> Node {
        let node = Node.keeping(
            node, as: ResolvedView(view), environment: parent.environment, in: slot, of: parent)
        self.node = node
        parent.graph.flush()
        return node
    }
}

extension Member {
    /// A call that leads to the content of a view for an argument.
    package static func parameterized<Described: KnownViewType, Argument, Given>(
        _ name: String, _ type: Described.Type, _ parameter: Parameter<Given>,
        _ content: @escaping @MainActor @Sendable (Described.Properties) -> ParameterizedContent<Argument>,
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
