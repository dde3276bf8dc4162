extension EnvironmentValues {
    /// The transition from one content of a view to the next.
    @Entry public var contentTransition: ContentTransition = .identity

    /// Whether content that goes over is drawn as one picture.
    @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}

extension View {
    /// Sets how the views in the view change from one content to the next, such as a number to another.
    ///
    /// The view keeps the value, to be read back; nothing is animated here.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        setting(ModifierType.ContentTransition.self, transition)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.contentTransition, "transition")
    public var contentTransition: ModifierReader<Views.ContentTransition>
}
