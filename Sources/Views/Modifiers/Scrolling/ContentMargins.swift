import Foundation

/// The content that keeps margins.
public nonisolated enum ContentMarginPlacement: Hashable, CaseIterable, Sendable, NamedValues {
    /// Content and indicators, as the container usually has them.
    case automatic
    /// The content of scrolling views.
    case scrollContent
    /// The indicators of scrolling views.
    case scrollIndicators
}

/// Margins that a view sets for the containers in it.
public struct ContentMargins: Equatable, Sendable {
    /// The edges that have a margin.
    public let edges: Edge.Set
    /// The lengths in points; nil for the default.
    public let insets: EdgeInsets?
    /// The content that keeps the margins.
    public let placement: ContentMarginPlacement
}

extension ModifierType {
    public enum ContentMargins: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.ContentMargins>(
            "ContentMargins",
            reads: [
                .record("contentMargins") { ["edges": $0.edges, "insets": $0.insets, "placement": $0.placement] }
            ],
            forms: [
                .form(
                    .required("length", CGFloat.self), .defaulted("edges", Edge.Set.all),
                    .defaulted("placement", ContentMarginPlacement.automatic)
                ) { .init(edges: $1, insets: EdgeInsets($0, on: $1), placement: $2) }
            ])
    }

    public var contentMargins: ModifierReader<Views.ContentMargins> { .init(ModifierType.ContentMargins.self) }
}

extension ModifierType.ContentMargins: ArrangedAttribute {
    /// Takes the margins of content that scrolls, at the edges that the modifier names.
    package static func change(_ inherited: inout InheritedValues, by value: Views.ContentMargins) {
        // Documented for scrollIndicators: such margins move the indicators and not the content.
        guard let insets = value.insets, value.placement != .scrollIndicators else { return }
        for edge in Edge.allCases where value.edges.contains(edge) {
            // Unverified: a negative margin counts as zero.
            inherited.margins[edge] = max(0, insets[edge])
        }
    }
}

extension View {
    /// Sets margins of the containers in the view at some edges.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        attribute(ModifierType.ContentMargins.self, ContentMargins(edges: edges, insets: insets, placement: placement))
    }

    /// Sets a margin of the containers in the view at some edges, in points; nil for the default.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        attribute(
            ModifierType.ContentMargins.self,
            ContentMargins(
                edges: edges, insets: length.map { EdgeInsets($0, on: edges) }, placement: placement))
    }

    /// Sets a margin of the containers in the view at all edges, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
