import Foundation

/// A view that puts its children side by side in a row.
public nonisolated struct HStack<Content: View>: ContainerView {
    public typealias Described = ViewType.HStack

    public let properties: ViewType.HStack.Properties
    public let content: Content

    /// Makes a row; `spacing` is in points, nil for the system's usual distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension ViewType {
    /// Puts its children side by side in a row. Guide: The Basics.
    public enum HStack: KnownViewType, MultipleViewContent {
        public typealias Properties = StackProperties<VerticalAlignment>

        public static let kind = stack(
            "HStack", alignment: VerticalAlignment.center
        ) { content, alignment, spacing in
            Views.HStack(alignment: alignment, spacing: spacing) { content }
        }
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `HStack`.
    public var hStack: KindReference<ViewType.HStack> { .init() }
}
