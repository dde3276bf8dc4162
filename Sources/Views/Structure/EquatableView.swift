/// A view that updates only when its value has changed.
public nonisolated struct EquatableView<Content: View & Equatable>: PrimitiveView {
    public typealias Described = ViewType.EquatableView

    /// The view inside.
    public var content: Content

    /// Creates a view that is described again only when `content` differs.
    public init(content: Content) {
        self.content = content
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension View where Self: Equatable {
    /// Makes the view one that is described anew only when it differs from what it was.
    public nonisolated func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}

extension ViewType {
    public enum EquatableView: KnownViewType, SingleViewContent {
        public static let kind = Kind("EquatableView", arity: .single)
    }
}

extension ViewType.Kinds { public var equatableView: KindReference<ViewType.EquatableView> { .init() } }
