import Foundation
import Views

/// A view under inspection: reads its attributes, leads to its children, and acts as a user would.
///
/// The calls follow the view's description: `hStack()` leads to a child, `isOn()` reads a property, `padding()` reads a
/// modifier. An inspectable view stays with its place in the tree: after a change it shows the new state.
@dynamicMemberLookup
public struct InspectableView<View: KnownViewType>: @unchecked Sendable {
    /// The tree, kept alive as long as somebody looks at it.
    let graph: Graph
    /// The place in it.
    let node: Node

    package init(_ node: Node, in graph: Graph) {
        self.node = node
        self.graph = graph
    }

    /// The same view, seen as a view of another kind.
    func retyped<Other: KnownViewType>(as other: Other.Type = Other.self) -> InspectableView<Other> {
        InspectableView<Other>(node, in: graph)
    }

    /// The node, brought up to date.
    /// - Throws: When the view could not be described.
    @MainActor func current() throws -> Node {
        graph.flush()
        if let failure = node.failure { throw failure }
        return node
    }
}

extension ViewType {
    /// A view of the app, of type `T`.
    public enum View<T>: MultipleViewContent {
        public static var kind: Kind { Kind.custom(T.self) }
    }

    /// A modifier of the app, of type `T`.
    public enum ViewModifier<T>: MultipleViewContent {
        public static var kind: Kind { Kind.customModifier(T.self) }
    }

    /// The parent of a view, of any kind.
    public enum ParentView: KnownViewType {
        public static let kind = Kind("ParentView", summary: "The parent of a view.")
    }
}

/// A view that may be inspected. Every view may; the conformance is accepted and changes nothing.
public protocol Inspectable {}

extension InspectableView {
    /// Whether nothing stands in this place.
    @MainActor @preconcurrency public var isAbsent: Bool {
        graph.flush()
        return node.isAbsent
    }

    /// The calls that lead here from the root.
    @MainActor @preconcurrency public var pathToRoot: String {
        graph.flush()
        return node.path(.swift)
    }

    /// The parent of this view.
    /// - Throws: `InspectionError.parentViewNotFound` for the root.
    @MainActor @preconcurrency public func parent() throws -> InspectableView<ViewType.ParentView> {
        graph.flush()
        guard let parent = node.parent else { throw InspectionError.parentViewNotFound(view: node.kind.name) }
        return InspectableView<ViewType.ParentView>(parent, in: graph)
    }

    /// The view, of whatever kind it is.
    @MainActor @preconcurrency public func classified() throws -> InspectableView<ViewType.ClassifiedView> {
        retyped()
    }

    /// The view, of whatever kind it is; the name of `classified()` in older source.
    @MainActor @preconcurrency public func classify() throws -> InspectableView<ViewType.ClassifiedView> {
        retyped()
    }

    /// Whether the view takes what a person does: neither it nor a view around it is disabled, hidden or refuses hit
    /// testing.
    @MainActor @preconcurrency public func isResponsive() -> Bool {
        graph.flush()
        return node.obstacle == nil
    }

    /// The rectangle that the view takes with all its modifiers, or without any, in points from the top left corner of the
    /// screen. A view that was shown without a screen, or that is only inspected, is laid out on that of an iPhone 15.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    @MainActor @preconcurrency public func frame(inner: Bool = false) throws -> CGRect {
        try current().frame(inner: inner)
    }

    /// The rectangle that the view takes, in points from the top left corner of the nearest view around that names its
    /// coordinate space so.
    /// - Throws: `InspectionError.notSupported` where `frame(inner:)` does, and where no view around has the name.
    @MainActor @preconcurrency public func frame(in space: some Hashable, inner: Bool = false) throws -> CGRect {
        try current().frame(inner: inner, in: AnyHashable(space))
    }

    /// The value that a modifier of this view puts into the environment.
    /// - Throws: `InspectionError.modifierNotFound` where none does.
    @MainActor @preconcurrency public func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) throws -> T
    {
        try current().environmentValue(keyPath)
    }
}
