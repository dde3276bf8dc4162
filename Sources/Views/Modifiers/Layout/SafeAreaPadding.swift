import Foundation

/// Space that a view takes from its safe area.
public struct SafeAreaPadding: Equatable, Sendable {
    /// The edges that have space.
    public let edges: Edge.Set
    /// The lengths in points; nil for the default.
    public let insets: EdgeInsets?
}

extension ModifierType {
    public enum SafeAreaPadding: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.SafeAreaPadding>(
            "SafeAreaPadding", reads: [.record("safeAreaPadding") { ["edges": $0.edges, "insets": $0.insets] }],
            forms: [
                .form(.optional("length", CGFloat.self, positional: true), .defaulted("edges", Edge.Set.all)) {
                    length, edges in .init(edges: edges, insets: length.map { EdgeInsets($0, on: edges) })
                }
            ])
    }

    public var safeAreaPadding: ModifierReader<Views.SafeAreaPadding> { .init(ModifierType.SafeAreaPadding.self) }
}

extension View {
    /// Takes these lengths from the safe area of the view.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        attribute(ModifierType.SafeAreaPadding.self, SafeAreaPadding(edges: .all, insets: insets))
    }

    /// Takes a length in points from the safe area of the view at some edges; nil for the default.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        attribute(
            ModifierType.SafeAreaPadding.self,
            SafeAreaPadding(edges: edges, insets: length.map { EdgeInsets($0, on: edges) }))
    }

    /// Takes a length in points from the safe area of the view at all edges.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension ModifierType.SafeAreaPadding: ArrangedAttribute {
    package static func layoutRole(_ value: Views.SafeAreaPadding, in place: LayoutPlace) -> LayoutRole? {
        .arranging(PaddingLayout(value.insets ?? EdgeInsets(LayoutMetrics.padding, on: value.edges), on: value.edges))
    }
}
