import Foundation

/// A view that puts its children side by side in a row, and on a screen makes only those in sight.
///
/// There is no screen here: all children are made.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    /// The kind that describes it.
    public typealias Described = ViewType.LazyHStack

    /// What can be read of it, apart from its children.
    public let properties: ViewType.LazyHStack.Properties
    let content: Content

    /// Makes a row; `spacing` is in points, nil for the system's usual distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
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
    /// Views side by side in a row, made when they are needed.
    public enum LazyHStack: KnownViewType, MultipleViewContent {
        /// What can be read of a lazy row.
        public struct Properties: Sendable {
            /// Where the children stand across the row.
            public let alignment: VerticalAlignment
            /// The distance between the children in points, nil for the system's usual one.
            public let spacing: CGFloat?
            /// Which views stay in sight while the row is scrolled.
            public let pinnedViews: PinnedScrollableViews
        }

        /// The description of the kind.
        public static let kind = Kind(
            "LazyHStack", arity: .multiple,
            summary: "Puts its children side by side in a row, made when they are needed.",
            members: [
                .attribute("alignment", LazyHStack.self) { $0.alignment },
                .attribute("spacing", LazyHStack.self) { $0.spacing },
            ],
            forms: [
                DynamicForm(
                    .content, .defaulted("alignment", VerticalAlignment.center), .optional("spacing", CGFloat.self)
                ) { content, alignment, spacing in
                    ViewTree.LazyHStack(alignment: alignment, spacing: spacing) { content }
                }
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `LazyHStack`.
    public var lazyHStack: KindReference<ViewType.LazyHStack> { .init() }
}
