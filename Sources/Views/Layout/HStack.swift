import Foundation

/// A container that places its children side by side.
public nonisolated struct HStack<Content: View>: ContainerView {
    public typealias Described = ViewType.HStack

    public let properties: ViewType.HStack.Properties
    public let content: Content

    /// Creates a row. `spacing` is in points; nil stands for the default distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension HStack: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout {
        HStackLayout(alignment: properties.alignment, spacing: properties.spacing)
    }
}

extension ViewType {
    public enum HStack: KnownViewType, MultipleViewContent {
        public typealias Properties = StackProperties<VerticalAlignment>

        public static let kind = stack("HStack", alignment: VerticalAlignment.center, make: Views.HStack.init)
    }
}

extension ViewType.Kinds { public var hStack: KindReference<ViewType.HStack> { .init() } }
