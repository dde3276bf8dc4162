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
        visitor.content(DynamicContent([view]))
    }
}

extension AnyView: SubviewContainer {
    @MainActor package func visitSubviews(_ subviews: inout SubviewList) { subviews.content(DynamicContent([view])) }
}

extension ViewType {
    public enum AnyView: KnownViewType, SingleViewContent {
        public static let kind = Kind(
            "AnyView", arity: .single, forms: [DynamicForm(.view("content")) { Views.AnyView($0) }])
    }
}

extension ViewType.Kinds { public var anyView: KindReference<ViewType.AnyView> { .init() } }

extension ViewBuilder {
    /// Hides the type of a view that only some systems have.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
