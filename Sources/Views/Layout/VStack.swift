import Foundation

/// A container that places its children one below the other.
public nonisolated struct VStack<Content: View>: ContainerView {
    public typealias Described = ViewType.VStack

    public let properties: ViewType.VStack.Properties
    public let content: Content

    /// Creates a column. `spacing` is in points; nil stands for the default distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout {
        VStackLayout(alignment: properties.alignment, spacing: properties.spacing)
    }
}

extension ViewType {
    public enum VStack: KnownViewType, MultipleViewContent {
        public typealias Properties = StackProperties<HorizontalAlignment>

        public static let kind = stack("VStack", alignment: HorizontalAlignment.center, make: Views.VStack.init)
    }
}

extension ViewType.Kinds { public var vStack: KindReference<ViewType.VStack> { .init() } }
