import Foundation
import Views

/// A view under inspection: reads its attributes, leads to its children, and acts as a user would.
///
/// The calls follow the view's description: `hStack()` leads to a child, `isOn()` reads a property, `padding()` reads a
/// modifier. An inspectable view stays with its place in the tree: after a change it shows the new state.
@dynamicMemberLookup
public struct InspectableView<View: KnownViewType>: @unchecked Sendable {
    /// The tree, kept alive as long as an inspection uses it.
    let tree: InspectedTree
    /// The place in it.
    let node: Node
    /// The last call that led here, where the path has another one.
    let step: InspectedStep

    var graph: Graph { tree.graph }

    package init(_ node: Node, in graph: Graph) {
        self.init(node, in: InspectedTree(graph: graph))
    }

    init(_ node: Node, in tree: InspectedTree, step: InspectedStep = .own) {
        self.node = node
        self.tree = tree
        self.step = step
    }

    /// The view that a call led to, which stands in its path, and in those of the views inside.
    init(_ node: Node, in tree: InspectedTree, calledBy call: String) {
        var tree = tree
        tree.made.append((node, call))
        self.init(node, in: tree)
    }

    /// The same view, seen as a view of another kind.
    func retyped<Other: KnownViewType>(as other: Other.Type = Other.self) -> InspectableView<Other> {
        InspectableView<Other>(node, in: tree, step: step)
    }

    /// The node, brought up to date, also where the view could not be described.
    @MainActor func latest() -> Node {
        graph.flush()
        return node
    }

    /// The node, brought up to date.
    /// - Throws: When the view could not be described.
    @MainActor func current() throws -> Node {
        graph.flush()
        if let failure = node.failure { throw failure }
        return node
    }
}

/// A tree under inspection.
struct InspectedTree {
    let graph: Graph
    /// The view at which paths begin, nil for the one at the top.
    var start: Node?
    /// The calls that stand in paths in place of others, in the order in which they were made.
    var made: [Node.MadeCall] = []
}

/// The last call of a path.
enum InspectedStep {
    /// The one that the place in the tree has.
    case own
    /// The one that was made.
    case made(String)
    /// None: nothing was called yet.
    case nothing
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
    public enum ParentView: InspectedViewType {
        public static let kind = Kind("ParentView", summary: "The parent of a view.")
    }
}

/// A view that may be inspected. Every view may; the conformance is accepted and changes nothing.
public protocol Inspectable {}

/// A shape, or a view that draws one: its outline can be read.
public typealias InspectableShape = _InspectableShape

extension InspectableView {
    /// Whether nothing stands in this place.
    @MainActor @preconcurrency public var isAbsent: Bool {
        graph.flush()
        return node.isAbsent
    }

    /// The calls that lead here from what `inspect()` looked at; none where nothing was called yet.
    @MainActor @preconcurrency public var pathToRoot: String {
        var made = tree.made
        switch step {
        case .own: break
        case .made(let call): made.append((node, call))
        case .nothing: return ""
        }
        return latest().route(from: tree.start?.parent, .swift, as: made).text
    }

    /// The parent of this view.
    /// - Throws: `InspectionError.parentViewNotFound` for the root.
    @MainActor @preconcurrency public func parent() throws -> InspectableView<ViewType.ParentView> {
        graph.flush()
        guard let parent = node.parent else { throw InspectionError.parentViewNotFound(view: node.kind.name) }
        return InspectableView<ViewType.ParentView>(parent, in: tree)
    }

    /// The view, of whatever kind it is.
    @MainActor @preconcurrency public func classified() throws -> InspectableView<ViewType.ClassifiedView> {
        retyped()
    }

    /// The view, of whatever kind it is; the name of `classified()` in older source.
    @MainActor @preconcurrency public func classify() throws -> InspectableView<ViewType.ClassifiedView> {
        retyped()
    }

    /// Whether the view takes what a person does: it is there, and neither it nor a view around it is disabled, hidden or
    /// refuses hit testing.
    @MainActor @preconcurrency public func isResponsive() -> Bool {
        let node = latest()
        return !node.isAbsent && node.responseObstruction == nil
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

    /// Whether the view, or one around it, is disabled.
    @MainActor @preconcurrency public func isDisabled() -> Bool { !latest().environment.isEnabled }

    /// Whether the view, or one around it, is hidden, or the label that it stands in is.
    @MainActor @preconcurrency public func isHidden() -> Bool { latest().isHidden }

    /// Whether the view, or one around it, hides the labels of controls.
    @MainActor @preconcurrency public func labelsHidden() -> Bool { latest().labelsHidden }

    /// Whether the characters of texts in the view may stand closer; false where nothing is said.
    @MainActor @preconcurrency public func allowsTightening() -> Bool {
        (try? ModifierType().allowsTightening(latest())) ?? false
    }

    /// The value that the nearest modifier on this view or around it puts into the environment.
    /// - Throws: `InspectionError.modifierNotFound` where none does.
    @MainActor @preconcurrency public func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) throws -> T
    {
        try latest().environmentValue(keyPath)
    }
}
