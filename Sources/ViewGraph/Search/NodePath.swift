/// The place of a node, as the calls that lead there.
extension Node {
    /// The form of the calls of a path in a language.
    public final class PathStyle: Sendable {
        /// Between two calls.
        let separator: String
        /// The number of the first child.
        package let base: Int
        /// Writes the type of an app's view.
        package let typeArgument: @Sendable (String) -> String
        /// Writes the name of a case.
        package let caseArgument: @Sendable (String) -> String

        private init(
            separator: String, base: Int, typeArgument: @escaping @Sendable (String) -> String,
            caseArgument: @escaping @Sendable (String) -> String
        ) {
            self.separator = separator
            self.base = base
            self.typeArgument = typeArgument
            self.caseArgument = caseArgument
        }

        /// Calls as in Swift: `hStack().text(0)`, `view(Row.self, 1)`.
        public static let swift = PathStyle(separator: ".", base: 0, typeArgument: { "\($0).self" }) { ".\($0)" }
        /// Calls as in Lua: `hStack():text(1)`, `view("Row", 2)`.
        public static let lua = PathStyle(separator: ":", base: 1, typeArgument: { "\"\($0)\"" }) { "\"\($0)\"" }

        /// A call with those of the arguments that there are.
        package func call(_ name: String, _ arguments: String?...) -> String {
            "\(name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
        }

        /// The call that leads to a view or a modifier of a kind, with a number from 0 where one is needed.
        package func step(to kind: Kind, at place: Int?) -> String {
            let number = place.map { String($0 + base) }
            switch kind.role {
            case .custom:
                // The arguments of a generic type don't matter to the call; Swift's syntax wants some.
                let name =
                    base == 0 && kind[GenericType.self]?.isGeneric == true
                    ? "\(kind.name)<EmptyView>" : kind.name
                return call("view", typeArgument(name), number)
            case .customModifier: return call("modifier", typeArgument(kind.name), number)
            case .view, .absent, .modifier, .gesture:
                return call(base == 0 ? kind.calling.call ?? kind.call : kind.call, number)
            }
        }
    }

    /// The calls that lead from the root to this node, the root's own included.
    public func path(_ style: PathStyle = .swift) -> String { route(style).text }

    /// The calls that lead from an ancestor to this node, none of the ancestor's own.
    public func path(from ancestor: Node, _ style: PathStyle) -> String { route(from: ancestor, style).text }

    /// A node with the call that led to it, where the path has that in place of the node's own; nil for none at all.
    package typealias MadeCall = (node: Node, call: String?)

    /// The path as it is now, which becomes text when it is read.
    package func route(from ancestor: Node? = nil, _ style: PathStyle, as made: [MadeCall] = []) -> NodeRoute {
        if !isAttached, ancestor == nil, style.base == 0, let lastRoute { return lastRoute }
        var calls: [NodeRoute.Call] = []
        calls.reserveCapacity(depth + 1)
        var next: Node? = self
        while let node = next, node !== ancestor {
            if !made.isEmpty, let own = made.last(where: { $0.node === node }) {
                if let call = own.call { calls.append(.written(call)) }
                next = node.parent
                continue
            }
            if node.presence == .presented, let (owner, call) = node.presenter(below: ancestor) {
                calls.append(call)
                next = owner
                continue
            }
            if let call = node.call(style) { calls.append(call) }
            next = node.parent
        }
        return NodeRoute(calls, style)
    }

    /// The view that a screen is presented from where the body of an app's modifier presents it, and the call that leads
    /// from there; nil for any other.
    private func presenter(below ancestor: Node?) -> (owner: Node, call: NodeRoute.Call)? {
        var owner: Node?
        var next = parent
        while let node = next, node !== ancestor {
            if node.kind.role == .customModifier, let modified = node.parent, let placeholder = node.placeholder {
                let from = owner ?? parent
                guard from === placeholder || from.map({ placeholder.isInside($0) }) == true else { break }
                owner = modified
            }
            next = node.parent
        }
        guard let owner else { return nil }
        let place = owner.modifierNodes(kind.call).firstIndex { $0 === self } ?? 0
        return (owner, .of(kind, slot, place == 0 ? nil : place))
    }

    /// The route to a view before its last action; nil where that took no screen away.
    private var lastRoute: NodeRoute? { storage(named: "route") { LastRoute(nil) }.route }

    /// Keeps the route to a view that may leave the tree.
    func keepRoute() { storage(named: "route") { LastRoute(nil) }.route = route(.swift) }

    /// The call that leads here; nil for what is reached in one call with what it contains.
    private func call(_ style: PathStyle) -> NodeRoute.Call? {
        if slot !== Slot.modifier, let lead = parent?.kind.calling.lead {
            return .of(kind, slot, place(style), lead: lead(self, style))
        }
        if let call = slot.call, let parent, parent.kind.calling.ends(with: call, at: kind) {
            return .written("\(call)()")
        }
        // A body of several views is reached in one call with the view.
        if kind.isTuple, slot === Slot.content, let parent, parent.isContainerOfBody, parent.children.count == 1 {
            return nil
        }
        switch kind.role {
        case .gesture: return (value as? any PathStep)?.step(to: self, style).map { .written($0) }
        case .modifier:
            guard let own = value as? any PathStep else { return .of(kind, slot, place(style)) }
            return own.step(to: self, style).map { .written($0) }
        case .custom, .customModifier, .view, .absent: return .of(kind, slot, place(style))
        }
    }

    /// The number among its siblings from 0, where one is needed to tell them apart.
    private func place(_ style: PathStyle) -> Int? {
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
        case _ where parent.kind.calling.item != nil && slot === Slot.content: return index
        case .view where parent.kind.arity == .multiple && slot === Slot.content:
            return style.base == 0 && parent.kind.calling.isOnlyChildPlain && parent.children(in: .content).count == 1
                ? nil : index
        case .view: return index == 0 ? nil : index
        default: return parent.children.count { $0.slot === slot } > 1 ? index : nil
        }
    }
}

/// The route to a view that may leave the tree.
private final class LastRoute {
    var route: NodeRoute?

    init(_ route: NodeRoute?) { self.route = route }
}

/// A view or a modifier that knows itself which call leads to it.
@MainActor
package protocol PathStep {
    /// The call that leads to the node that this stands in; nil where it is reached in one call with what it contains.
    func step(to node: Node, _ style: Node.PathStyle) -> String?
}
