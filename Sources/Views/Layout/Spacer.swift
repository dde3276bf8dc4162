import Foundation

/// A flexible space.
public nonisolated struct Spacer: PrimitiveView, Sendable {
    public typealias Described = ViewType.Spacer

    public let properties: ViewType.Spacer.Properties

    /// The least length in points; nil for the default distance.
    public var minLength: CGFloat? { properties.minLength }

    /// Creates a spacer with a minimum length in points; nil stands for the default distance.
    public init(minLength: CGFloat? = nil) {
        properties = .init(minLength: minLength)
    }
}

extension Spacer: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout {
        SpacerLayout(least: properties.minLength ?? LayoutMetrics.spacerLength, axis: place.axis)
    }
}

extension ViewType {
    public enum Spacer: KnownViewType {
        public struct Properties: Sendable {
            /// The least length in points, nil for the system's usual one.
            public let minLength: CGFloat?
        }

        public static let kind = Kind(
            "Spacer", members: [.attribute("minLength", \Properties.minLength)],
            facets: [.blank()],
            forms: [
                DynamicForm(.optional("minLength", CGFloat.self, positional: true)) { Views.Spacer(minLength: $0) }
            ])
    }
}

extension ViewType.Kinds { public var spacer: KindReference<ViewType.Spacer> { .init() } }
