private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How a view goes over from one content to the next.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether content that goes over is drawn as one picture.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}

extension ModifierType {
    public enum ContentTransition: EnvironmentModifierType {
        public static let setting = ModifierSetting("ContentTransition", \.contentTransition, "transition")
    }
}

extension View {
    /// Sets how the views in the view change from one content to the next, such as a number to another.
    ///
    /// The view keeps the value, to be read back; nothing is animated here.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        setting(ModifierType.ContentTransition.self, transition)
    }
}

extension ModifierReaders {
    public var contentTransition: ModifierReader<ContentTransition> { .init(ModifierType.ContentTransition.self) }
}
