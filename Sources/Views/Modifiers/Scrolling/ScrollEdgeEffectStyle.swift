/// The look of the effect under bars, where content scrolls below them.
public nonisolated enum ScrollEdgeEffectStyle: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// The content ends at a line.
    case hard
    /// The content fades out.
    case soft
}

extension View {
    /// Sets the look of the effects at some edges of the scrolling views in the view; nil leaves it as it is.
    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        attribute(ModifierType.ScrollEdgeEffectStyle.self, (style, edges))
    }
}

extension ModifierType {
    @AttributeModifier(.required("style", Views.ScrollEdgeEffectStyle?.self), .defaulted("edges", Edge.Set.all))
    public var scrollEdgeEffectStyle: ModifierReader<(style: Views.ScrollEdgeEffectStyle?, edges: Edge.Set)>
}
