/// A scene that knows the view of its first window.
@MainActor
protocol ShownScene {
    /// The view in the first window of the scene; nil for one that opens none when the app starts.
    @MainActor var firstWindow: (any View)? { get }
}

extension Scene {
    /// The view in the first window of the scene, or of the scenes that it is made of.
    @MainActor var windowContent: (any View)? {
        if let scene = self as? any ShownScene { return scene.firstWindow }
        return self is any _PrimitiveScene ? nil : SceneView(scene: self)
    }
}

extension WindowGroup: ShownScene {
    @MainActor var firstWindow: (any View)? { content }
}

extension Window: ShownScene {
    @MainActor var firstWindow: (any View)? { content }
}

extension DocumentGroup: ShownScene {
    @MainActor var firstWindow: (any View)? { makeContent() }
}

extension _TupleScene: ShownScene {
    // Documented for Scene: the first of several scenes is the one that opens when the app starts.
    @MainActor var firstWindow: (any View)? { scenes.lazy.compactMap { $0.windowContent }.first }
}

extension _OptionalScene: ShownScene {
    @MainActor var firstWindow: (any View)? { content?.windowContent }
}

extension _ModifiedScene: ShownScene {
    @MainActor var firstWindow: (any View)? { content.windowContent.map { modify(DynamicContent([$0])) } }
}

/// The scene of a type of the app's own, as a view: its state and environment are those of the place where it stands.
private struct SceneView<Content: Scene>: PrimitiveView {
    typealias Body = Never
    typealias Described = ViewType.SceneView

    let scene: Content

    func visitChildren(_ visitor: inout ChildVisitor) throws {
        visitor.content(DynamicContent(try visitor.connected(scene).body.windowContent.map { [$0] } ?? []))
    }
}

extension ViewType {
    /// A scene of a type of the app's own.
    enum SceneView: InspectedViewType, SingleViewContent {
        static let kind = Kind("Scene", call: "view(Scene)", role: .custom, arity: .single)
    }
}
