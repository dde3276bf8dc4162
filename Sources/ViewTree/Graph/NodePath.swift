/// Where a node stands, as the calls that lead there.
extension Node {
    /// How a language writes the calls of a path.
    public struct PathStyle: Sendable {
        /// Between two calls.
        let separator: String
        /// The number of the first child.
        let base: Int
        /// How the type of an app's view is given.
        let typeArgument: @Sendable (String) -> String

        /// Calls as in Swift: `hStack().text(0)`, `view(Row.self, 1)`.
        public static let swift = PathStyle(separator: ".", base: 0) { "\($0).self" }
        /// Calls as in Lua: `hStack():text(1)`, `view("Row", 2)`.
        public static let lua = PathStyle(separator: ":", base: 1) { "\"\($0)\"" }
    }

    /// The calls that lead from the root to this node, the root's own included.
    public func path(_ style: PathStyle = .swift) -> String {
        var calls: [String] = []
        var next: Node? = self
        while let node = next {
            calls.append(node.step(style))
            next = node.parent
        }
        return calls.reversed().joined(separator: style.separator)
    }

    /// The calls that lead from an ancestor to this node, none of the ancestor's own.
    public func path(from ancestor: Node, _ style: PathStyle) -> String {
        var calls: [String] = []
        var next: Node? = self
        while let node = next, node !== ancestor {
            calls.append(node.step(style))
            next = node.parent
        }
        return calls.reversed().joined(separator: style.separator)
    }

    private func step(_ style: PathStyle) -> String {
        let step: String
        switch kind.role {
        case .custom: step = call("view", style.typeArgument(kind.name), place(style))
        case .customModifier: step = call("modifier", style.typeArgument(kind.name), place(style))
        case .modifier, .view, .absent: step = call(kind.call, place(style))
        }
        if slot.isAside { return step }
        return [slot.call.map { "\($0)()" }, step].compactMap { $0 }.joined(separator: style.separator)
    }

    private func call(_ name: String, _ arguments: String?...) -> String {
        "\(name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
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
