/// A view of any type.
public nonisolated struct AnyView: PrimitiveView {
    public typealias Described = ViewType.AnyView

    let view: any View

    /// Creates a type-erased view.
    public init<V: View>(_ view: V) {
        self.view = view
    }

    /// Creates a type-erased view.
    public init<V: View>(erasing view: V) {
        self.view = view
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        let wrapped = visitor.node.storage(named: "type") { WrappedType() }
        let parts = partTypes
        // Documented for AnyView: when the type of the view changes, the old hierarchy is destroyed and a new one created.
        if !wrapped.parts.isEmpty, wrapped.parts != parts { visitor.startOver() }
        wrapped.parts = parts
        visitor.content(DynamicContent([view]))
    }

    /// What stands for the type of the view: a script's view has its modifiers without a type of the whole.
    @MainActor private var partTypes: [ObjectIdentifier] {
        guard view is DynamicContent else { return [ObjectIdentifier(type(of: view))] }
        let resolved = ResolvedView(DynamicContent([view]))
        return resolved.modifiers.map { ObjectIdentifier(type(of: $0)) } + [resolved.coreID]
    }

    /// The type of the view that was described last.
    private final class WrappedType {
        var parts: [ObjectIdentifier] = []
    }
}

extension AnyView: SubviewContainer {
    @MainActor package func visitSubviews(_ subviews: inout SubviewList) { subviews.content(DynamicContent([view])) }
}

extension ViewType {
    public enum AnyView: KnownViewType, SingleViewContent {
        public static let kind = Kind(
            "AnyView", arity: .single, facets: [.standsForView],
            forms: [DynamicForm(.view("content")) { Views.AnyView($0) }])
    }
}

extension ViewType.Kinds { public var anyView: KindReference<ViewType.AnyView> { .init() } }

extension ViewBuilder {
    /// Hides the type of a view that only some systems have.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
