/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: _DerivedModifier, Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()

    public init() {}

    /// The view as it is. Not for apps.
    @MainActor public func _derived(content: Content, in environment: EnvironmentValues) -> some View { content }
}
