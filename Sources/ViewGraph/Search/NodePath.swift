/// The place of a node, as the calls that lead there.
extension Node {
    /// How a language writes the calls of a path.
    public struct PathStyle: Sendable {
        /// Between two calls.
        let separator: String
        /// The number of the first child.
        package let base: Int
        /// How the type of an app's view is given.
        package let typeArgument: @Sendable (String) -> String

        /// Calls as in Swift: `hStack().text(0)`, `view(Row.self, 1)`.
        public static let swift = PathStyle(separator: ".", base: 0) { "\($0).self" }
        /// Calls as in Lua: `hStack():text(1)`, `view("Row", 2)`.
        public static let lua = PathStyle(separator: ":", base: 1) { "\"\($0)\"" }

        /// A call with those of the arguments that there are.
        package func call(_ name: String, _ arguments: String?...) -> String {
            "\(name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
        }
    }

    /// The calls that lead from the root to this node, the root's own included.
    public func path(_ style: PathStyle = .swift) -> String { route(style).text }

    /// The calls that lead from an ancestor to this node, none of the ancestor's own.
    public func path(from ancestor: Node, _ style: PathStyle) -> String { route(from: ancestor, style).text }

    /// The path as it is now, which becomes text when it is read.
    package func route(from ancestor: Node? = nil, _ style: PathStyle) -> NodeRoute {
        var calls: [NodeRoute.Call] = []
        calls.reserveCapacity(depth + 1)
        var next: Node? = self
        while let node = next, node !== ancestor {
            if let call = node.call(style) { calls.append(call) }
            next = node.parent
        }
        return NodeRoute(calls, style)
    }

    /// The call that leads here; nil for what is reached in one call with what it contains.
    private func call(_ style: PathStyle) -> NodeRoute.Call? {
        switch kind.role {
        case .gesture: (value as? any PathStep)?.step(to: self, style).map { .written($0) }
        case .modifier:
            if let own = value as? any PathStep {
                own.step(to: self, style).map { .written($0) }
            } else {
                .of(kind, slot, place)
            }
        case .custom, .customModifier, .view, .absent: .of(kind, slot, place)
        }
    }

    /// The number among its siblings from 0, where one is needed to tell them apart.
    private var place: Int? {
        guard let parent else { return nil }
        if kind.isModifier {
            var place = 0
            for modifier in parent.modifiers where modifier.kind === kind {
                guard let node = modifier.node else { continue }
                if node === self { return place == 0 ? nil : place }
                place += 1
            }
            return nil
        }
        switch parent.kind.role {
        case .view where parent.kind.arity == .multiple && slot === Slot.content: return index
        case .view: return index == 0 ? nil : index
        default: return parent.children.count { $0.slot === slot } > 1 ? index : nil
        }
    }
}

/// A view or a modifier that knows itself which call leads to it.
@MainActor
package protocol PathStep {
    /// The call that leads to the node that this stands in; nil where it is reached in one call with what it contains.
    func step(to node: Node, _ style: Node.PathStyle) -> String?
}
