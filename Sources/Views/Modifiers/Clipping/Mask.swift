extension ViewType {
    public enum Mask: KnownViewType, KnownModifierType {
        /// The properties of a mask.
        public struct Properties {
            /// The alignment of the mask in the view.
            public let alignment: Alignment
        }

        public static let kind = modifier(
            arity: .single, members: [.attribute("alignment", \Properties.alignment)],
            facets: [
                .outlining, .cuttingToMask,
                .concealingByContent { $0.children.allSatisfy(\.drawsNothing) ? "is masked by nothing" : nil },
            ],
            forms: [
                DynamicForm(.view("mask"), .defaulted("alignment", Alignment.center)) {
                    _SubtreeModifier(Mask.self, .init(alignment: $1), $0)
                }
            ])
    }
}

extension View {
    /// Shows the view where a mask is solid.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        subtree(ViewType.Mask.self, .init(alignment: .center), mask)
    }

    /// Shows the view where a mask is solid, which stands in a place of it.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        subtree(ViewType.Mask.self, .init(alignment: alignment), mask())
    }
}

extension ModifierType {
    public var mask: ModifierSubtree<ViewType.ClassifiedView> { .init(call: "mask") }
    /// The alignment of the mask in the view.
    public var maskAlignment: ModifierReader<Alignment> {
        .init { try $0.modifierNode("mask").properties(of: ViewType.Mask.self).alignment }
    }
}
