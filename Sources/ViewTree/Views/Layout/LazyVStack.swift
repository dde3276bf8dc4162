import Foundation

/// A view that puts its children one below the other in a column, and on a screen makes only those in sight.
///
/// There is no screen here: all children are made.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    /// The kind that describes it.
    public typealias Described = ViewType.LazyVStack

    /// What can be read of it, apart from its children.
    public let properties: ViewType.LazyVStack.Properties
    let content: Content

    /// Makes a column; `spacing` is in points, nil for the system's usual distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension ViewType {
    /// Views one below the other in a column, made when they are needed.
    public enum LazyVStack: KnownViewType, MultipleViewContent {
        /// What can be read of a lazy column.
        public struct Properties: Sendable {
            /// Where the children stand across the column.
            public let alignment: HorizontalAlignment
            /// The distance between the children in points, nil for the system's usual one.
            public let spacing: CGFloat?
            /// Which views stay in sight while the column is scrolled.
            public let pinnedViews: PinnedScrollableViews
        }

        /// The description of the kind.
        public static let kind = Kind(
            "LazyVStack", arity: .multiple,
            summary: "Puts its children one below the other in a column, made when they are needed.",
            members: [
                .attribute("alignment", LazyVStack.self) { $0.alignment },
                .attribute("spacing", LazyVStack.self) { $0.spacing },
            ],
            forms: [
                DynamicForm(
                    .content, .defaulted("alignment", HorizontalAlignment.center), .optional("spacing", CGFloat.self)
                ) { content, alignment, spacing in
                    ViewTree.LazyVStack(alignment: alignment, spacing: spacing) { content }
                }
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `LazyVStack`.
    public var lazyVStack: KindReference<ViewType.LazyVStack> { .init() }
}
