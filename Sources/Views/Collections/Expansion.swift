/// The properties of a view whose content a person can show and hide.
public protocol ExpandingProperties {
    /// The binding that says whether the content is shown; nil where the view keeps that itself.
    var expansion: Binding<Bool>? { get }

    /// Whether the content is shown at first, where there is no binding. A view that is expanded then stays so.
    static var isExpandedAtFirst: Bool { get }

    /// The reason why a person can neither expand nor collapse the view; nil where they can.
    @MainActor func permanence(of node: Node) -> String?
    /// Whether the view keeps by itself whether it is expanded, where there is no binding.
    @MainActor func keepsExpansion(_ node: Node) -> Bool
}

extension ExpandingProperties {
    @MainActor public func permanence(of node: Node) -> String? { nil }
    @MainActor public func keepsExpansion(_ node: Node) -> Bool { true }
}

extension ExpandingProperties {
    /// Whether the content is shown.
    public var isExpanded: ViewCall<Void, Bool> {
        .init(of: self) { view, node, _ in view.expansion(of: node).wrappedValue }
    }
    /// Shows the content. Throws `InspectionError.notSupported` where the view is always expanded.
    public var expand: ViewCall<Void, Void> { expanding(true) }
    /// Hides the content. Throws `InspectionError.notSupported` where the view is always expanded.
    public var collapse: ViewCall<Void, Void> { expanding(false) }

    private func expanding(_ isExpanded: Bool) -> ViewCall<Void, Void> {
        .action(of: self) { view, node, _ in
            if node.graph.isScreen, let reason = view.permanence(of: node) {
                throw InspectionError.notSupported("\(node.named) can't be expanded or collapsed: \(reason)")
            }
            guard view.expansion != nil || view.keepsExpansion(node) else {
                throw InspectionError.notSupported(
                    "\(node.named) was given no isExpanded: it can't be expanded or collapsed")
            }
            view.expansion(of: node).wrappedValue = isExpanded
        }
    }

    /// Whether the view is expanded: what it was given, or what it keeps as long as it stands in its place.
    @MainActor func expansion(of node: Node) -> Binding<Bool> {
        if let expansion { return expansion }
        guard keepsExpansion(node) else { return .constant(true) }
        // Commonly known: a group without a binding begins collapsed and keeps its own state.
        let kept = node.storage(named: "isExpanded") { StateBox(Self.isExpandedAtFirst) }
        return Binding(get: { kept.value }, set: { kept.value = $0 })
    }
}

extension KnownViewType where Properties: ExpandingProperties {
    /// The calls that show and hide the content, in scripts.
    static var expansionMembers: [Member] {
        let state = Member.call("isExpanded", \Properties.isExpanded)
        return [
            Properties.isExpandedAtFirst ? state.usually(true) : state, .call("expand", \Properties.expand),
            .call("collapse", \Properties.collapse),
        ]
    }
}

extension ChildVisitor {
    /// Adds content that is shown while a view is expanded. An inspected tree has it in any case, as the value of the
    /// view does; elsewhere it is created when it is looked for, and takes no part in the lifecycle.
    mutating func content(_ content: @autoclosure @escaping () -> some View, whileExpanded isExpanded: Binding<Bool>) {
        if isExpanded.wrappedValue || node.graph.mode == .inspected {
            self.content(content())
        } else {
            // Unverified: whether SwiftUI makes the content of a collapsed group; none of it appears.
            deferred(.content, content)
        }
    }
}
