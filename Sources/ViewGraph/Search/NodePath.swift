/// Where a node stands, as the calls that lead there.
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
    public func path(_ style: PathStyle = .swift) -> String {
        var calls: [String] = []
        var next: Node? = self
        while let node = next {
            if let step = node.step(style) { calls.append(step) }
            next = node.parent
        }
        return calls.reversed().joined(separator: style.separator)
    }

    /// The calls that lead from an ancestor to this node, none of the ancestor's own.
    public func path(from ancestor: Node, _ style: PathStyle) -> String {
        var calls: [String] = []
        var next: Node? = self
        while let node = next, node !== ancestor {
            if let step = node.step(style) { calls.append(step) }
            next = node.parent
        }
        return calls.reversed().joined(separator: style.separator)
    }

    /// The call that leads here; nil for what is reached in one call with what it contains.
    private func step(_ style: PathStyle) -> String? {
        let step: String
        switch kind.role {
        case .gesture: return (value as? any PathStep)?.step(to: self, style)
        case .modifier:
            if let own = value as? any PathStep { return own.step(to: self, style) }
            step = style.call(kind.call, place(style))
        case .custom: step = style.call("view", style.typeArgument(kind.name), place(style))
        case .customModifier: step = style.call("modifier", style.typeArgument(kind.name), place(style))
        case .view, .absent: step = style.call(kind.call, place(style))
        }
        if slot.isOnDemand { return step }
        return [slot.call.map { "\($0)()" }, step].compactMap { $0 }.joined(separator: style.separator)
    }

    /// The number among its siblings, where one is needed to tell them apart.
    private func place(_ style: PathStyle) -> String? {
        guard let parent else { return nil }
        if kind.isModifier {
            let same = parent.modifiers.filter { $0.kind === kind && $0.node != nil }
            let place = same.firstIndex { $0.node === self } ?? 0
            return place == 0 ? nil : String(place + style.base)
        }
        switch parent.kind.role {
        case .view where parent.kind.arity == .multiple && slot === Slot.content: return String(index + style.base)
        case .view: return index == 0 ? nil : String(index + style.base)
        default: return parent.children.count { $0.slot === slot } > 1 ? String(index + style.base) : nil
        }
    }
}

/// A view or a modifier that knows itself which call leads to it.
@MainActor
package protocol PathStep {
    /// The call that leads to the node that this stands in; nil where it is reached in one call with what it contains.
    func step(to node: Node, _ style: Node.PathStyle) -> String?
}
