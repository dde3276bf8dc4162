import Foundation
import ViewTree

extension View {
    /// Looks at the view. Guide: The Basics.
    ///
    /// Inside an action of a hosted view of this type, such as its `onAppear`, it looks at that hosted view; elsewhere
    /// at a tree made for the purpose, which takes no part in any lifecycle.
    @MainActor @preconcurrency public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        let place = inspected()
        return InspectableView<ViewType.ClassifiedView>(place.node, in: place.graph)
    }

    /// Looks at the view, and passes on what `inspection` throws.
    @MainActor @preconcurrency
    public func inspect(inspection: (InspectableView<ViewType.View<Self>>) throws -> Void) throws {
        let place = inspected()
        try inspection(InspectableView<ViewType.View<Self>>(place.node, in: place.graph))
    }

    /// Searches the view, as `inspect().find(_:containing:)` does.
    @MainActor @preconcurrency public func find<V: View>(
        _ type: V.Type, containing string: String
    ) throws -> InspectableView<ViewType.View<V>> {
        try inspect().find(type, containing: string)
    }

    @MainActor private func inspected() -> (node: Node, graph: Graph) {
        if let acting = Graph.acting.last {
            let places = [acting] + Array(acting.ancestors)
            if let node = places.first(where: { $0.matches(.type(Self.self)) }) { return (node, node.graph) }
        }
        let graph = Graph(self, mode: .inspected)
        return (graph.root, graph)
    }
}

extension Binding {
    /// A binding that keeps the value itself, for views that are inspected alone. Guide: Views using @Binding.
    public init(wrappedValue: Value) {
        let box = StateBox(wrappedValue)
        self.init(get: { box.value }, set: { box.value = $0 })
    }
}

/// Shows views, as a screen would: they appear, run their tasks, listen to publishers.
/// Guide: Views using @State, @Environment or @EnvironmentObject.
@MainActor @preconcurrency
public enum ViewHosting {
    private static var hosted: Graph?

    /// Shows a view in place of the one before. The size, in points, is what a `GeometryReader` in it is told; without
    /// one it is that of a phone, 393 by 852.
    public static func host<V: View>(view: V, size: CGSize? = nil) {
        expel()
        var environment = EnvironmentValues()
        if let size { environment.availableSize = size }
        hosted = Graph(view, mode: .hosted, environment: environment)
    }

    /// Takes the shown view away: it disappears, its tasks are cancelled.
    public static func expel() {
        hosted?.dismantle()
        hosted = nil
    }
}
