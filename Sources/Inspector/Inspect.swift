import Foundation
import Views

extension View {
    /// Inspects the view.
    ///
    /// Inside an action of a hosted view of this type, such as its `onAppear`, it looks at that hosted view; elsewhere
    /// at a tree made for the purpose, which takes no part in any lifecycle.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        let place = inspected()
        return InspectableView<ViewType.ClassifiedView>(place.node, in: place.tree, step: .nothing)
    }

    /// The view seen as one of its own type; `inspect()` says which one it looks at.
    @MainActor package func inspectedAsItself() -> InspectableView<ViewType.View<Self>> {
        let place = inspected()
        return InspectableView<ViewType.View<Self>>(place.node, in: place.tree)
    }

    /// Searches the view, as `inspect().find(_:containing:)` does.
    @MainActor @preconcurrency public func find<V: View>(
        _ type: V.Type, containing string: String
    ) throws -> InspectableView<ViewType.View<V>> {
        try inspect().find(type, containing: string)
    }

    @MainActor private func inspected() -> (node: Node, tree: InspectedTree) {
        if let node = Graph.actingNode(of: Self.self) { return (node, InspectedTree(graph: node.graph, start: node)) }
        let graph = Graph(self, mode: .inspected)
        return (graph.root, InspectedTree(graph: graph))
    }
}

extension ViewModifier {
    /// Inspects the modifier.
    ///
    /// Inside an action of a hosted modifier of this type, such as its `onAppear`, it looks at that hosted modifier;
    /// elsewhere at one that modifies an empty view, in a tree made for the purpose, which takes no part in any
    /// lifecycle.
    /// - Throws: `InspectionError.modifierNotFound` for a modifier of the model's, which has no body.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ViewModifier<Self>> {
        if let node = Graph.actingNode(of: Self.self) {
            return InspectableView<ViewType.ViewModifier<Self>>(node, in: node.graph)
        }
        return try EmptyView().modifier(self).inspect().modifier(Self.self)
    }
}

extension Graph {
    /// The nearest view or modifier of a type, from the one whose action is running outwards.
    fileprivate static func actingNode(of type: Any.Type) -> Node? {
        guard let acting = acting.last else { return nil }
        return acting.matches(.type(type)) ? acting : acting.ancestors.first { $0.matches(.type(type)) }
    }
}

extension Binding {
    /// A binding that keeps the value itself, for views that are inspected alone.
    public init(wrappedValue: Value) {
        let box = StateBox(wrappedValue)
        self.init(get: { box.value }, set: { box.value = $0 })
    }
}
