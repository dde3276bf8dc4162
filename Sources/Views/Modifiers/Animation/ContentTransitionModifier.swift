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
    /// Says how the views within a view go over from one content to the next.
    public enum ContentTransition: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Views.ContentTransition> {
            \.contentTransition
        }
        public static let kind = setting("ContentTransition", .required("transition", Views.ContentTransition.self))
    }
}

extension View {
    /// Says how the views within the view go over from one content to the next, such as a number to another.
    ///
    /// The view keeps the value, to be read back; nothing is animated here.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        setting(ModifierType.ContentTransition.self, transition)
    }
}

extension ModifierReaders {
    /// How a modifier of this view has content go over to the next.
    public var contentTransition: ModifierReader<ContentTransition> {
        .init(ModifierType.ContentTransition.self)
    }
}
