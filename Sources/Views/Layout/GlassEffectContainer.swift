import Foundation

/// A container that draws the glass of its children together.
public nonisolated struct GlassEffectContainer<Content: View>: ContainerView {
    public typealias Described = ViewType.GlassEffectContainer

    public let properties: ViewType.GlassEffectContainer.Properties
    public let content: Content

    /// Creates a glass effect container with the given content. Glass that is closer than `spacing`, in points, flows
    /// together; nil leaves the distance to the system.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        properties = .init(spacing: spacing)
        self.content = content()
    }
}

extension ViewType {
    public enum GlassEffectContainer: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// Below which distance glass flows together, in points; nil for the system's own.
            public let spacing: CGFloat?
        }

        public static let kind: Kind = .container(
            "GlassEffectContainer", members: [.attribute("spacing", \Properties.spacing)],
            .optional("spacing", CGFloat.self)
        ) { content, spacing in Views.GlassEffectContainer(spacing: spacing) { content } }
    }
}

extension ViewType.Kinds { public var glassEffectContainer: KindReference<ViewType.GlassEffectContainer> { .init() } }
