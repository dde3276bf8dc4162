extension View {
    /// Lets the gestures of the view come before those of the system at these edges of the screen.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
        attribute(ModifierType.DefersSystemGestures.self, edges)
    }
}

extension ModifierType {
    @AttributeModifier("edges") public var defersSystemGestures: ModifierReader<Edge.Set>
}
