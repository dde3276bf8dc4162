extension View {
    /// Extends the view out of the safe area at some edges. Deprecated in SwiftUI.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        attribute(ModifierType.EdgesIgnoringSafeArea.self, edges)
    }
}

extension ModifierType {
    @AttributeModifier("edges") public var edgesIgnoringSafeArea: ModifierReader<Edge.Set>
}
