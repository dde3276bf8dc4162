import Foundation

/// A view that puts its children side by side in a row.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    /// The kind that describes it.
    public typealias Described = ViewType.HStack

    /// What can be read of it, apart from its children.
    public let properties: ViewType.HStack.Properties
    let content: Content

    /// Makes a row; `spacing` is in points, nil for the system's usual distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
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
    /// Views side by side in a row. Guide: The Basics.
    public enum HStack: KnownViewType, MultipleViewContent {
        /// What can be read of a row.
        public struct Properties {
            /// Where the children stand across the row.
            public let alignment: VerticalAlignment
            /// The distance between the children in points, nil for the system's usual one.
            public let spacing: CGFloat?
        }

        /// The description of the kind.
        public static let kind = Kind(
            "HStack", arity: .multiple, summary: "Puts its children side by side in a row.",
            members: [
                .attribute("alignment", HStack.self) { $0.alignment },
                .attribute("spacing", HStack.self) { $0.spacing },
            ],
            forms: [
                DynamicForm(
                    .content, .defaulted("alignment", VerticalAlignment.center), .optional("spacing", CGFloat.self)
                ) { content, alignment, spacing in
                    ViewTree.HStack(alignment: alignment, spacing: spacing) { content }
                }
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `HStack`.
    public var hStack: KindReference<ViewType.HStack> { .init() }
}
