import Foundation

/// A view that puts its children one below the other in a column.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    /// The kind that describes it.
    public typealias Described = ViewType.VStack

    /// What can be read of it, apart from its children.
    public let properties: ViewType.VStack.Properties
    let content: Content

    /// Makes a column; `spacing` is in points, nil for the system's usual distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension ViewType {
    /// Views one below the other in a column. Guide: The Basics.
    public enum VStack: KnownViewType, MultipleViewContent {
        /// What can be read of a column.
        public struct Properties {
            /// Where the children stand across the column.
            public let alignment: HorizontalAlignment
            /// The distance between the children in points, nil for the system's usual one.
            public let spacing: CGFloat?
        }

        /// The description of the kind.
        public static let kind = Kind(
            "VStack", arity: .multiple, summary: "Puts its children one below the other in a column.",
            members: [
                .attribute("alignment", VStack.self) { $0.alignment },
                .attribute("spacing", VStack.self) { $0.spacing },
            ],
            forms: [
                DynamicForm(
                    .content, .defaulted("alignment", HorizontalAlignment.center), .optional("spacing", CGFloat.self)
                ) { content, alignment, spacing in
                    ViewTree.VStack(alignment: alignment, spacing: spacing) { content }
                }
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `VStack`.
    public var vStack: KindReference<ViewType.VStack> { .init() }
}
