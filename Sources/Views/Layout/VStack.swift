import Foundation

/// A view that puts its children one below the other in a column.
public nonisolated struct VStack<Content: View>: ContainerView {
    public typealias Described = ViewType.VStack

    public let properties: ViewType.VStack.Properties
    public let content: Content

    /// Makes a column; `spacing` is in points, nil for the system's usual distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension ViewType {
    /// Puts its children one below the other in a column. Guide: The Basics.
    public enum VStack: KnownViewType, MultipleViewContent {
        public typealias Properties = StackProperties<HorizontalAlignment>

        public static let kind = stack(
            "VStack", alignment: HorizontalAlignment.center
        ) { content, alignment, spacing in
            Views.VStack(alignment: alignment, spacing: spacing) { content }
        }
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `VStack`.
    public var vStack: KindReference<ViewType.VStack> { .init() }
}
