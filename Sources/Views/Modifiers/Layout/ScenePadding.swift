import Foundation

/// The padding that keeps content away from the edges of a window.
public nonisolated struct ScenePadding: Equatable, Sendable {
    private let name: String

    /// The smallest padding that keeps content legible.
    public static let minimum = ScenePadding(name: "minimum")
    /// The padding of a navigation bar, on a watch.
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
    /// Adds padding to these edges that suits the window.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Adds padding of a sort to these edges that suits the window.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.ScenePadding.self, edges)
    }
}

extension ModifierType {
    public enum ScenePadding: AttributeModifierType {
        public static let attribute = ModifierAttribute<Edge.Set>("ScenePadding", "edges", default: Edge.Set.all)
    }

    public var scenePadding: ModifierReader<Edge.Set> { .init(ModifierType.ScenePadding.self) }
}

extension ModifierType.ScenePadding: ArrangedAttribute {
    package static func layoutRole(_ value: Edge.Set, in place: LayoutPlace) -> LayoutRole? {
        .arranging(PaddingLayout(EdgeInsets(LayoutMetrics.padding, on: value), on: value))
    }
}
