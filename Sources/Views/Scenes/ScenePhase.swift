/// Whether a scene is in use.
public nonisolated enum ScenePhase: Hashable, CaseIterable, Comparable, Sendable, NamedValues {
    /// It is not visible.
    case background
    /// It is visible and takes no input.
    case inactive
    /// It is visible and takes input.
    case active
}

extension EnvironmentValues {
    /// Whether the scene that the view stands in is in use: active where nothing sets it, as a hosted view takes input.
    @Entry public var scenePhase: ScenePhase = .active
}
