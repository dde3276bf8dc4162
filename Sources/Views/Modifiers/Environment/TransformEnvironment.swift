/// Changes one value of the environment for a view.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: PrimitiveModifier {
    /// Which value.
    public let keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The change to the value.
    public let transform: (inout Value) -> Void

    public var kind: Kind { ModifierType.TransformEnvironment.kind }

    public func modify(_ environment: inout EnvironmentValues) {
        transform(&environment[keyPath: keyPath])
    }
}

extension ModifierType {
    public enum TransformEnvironment: KnownModifierType {
        public static let kind = Kind("TransformEnvironment", role: .modifier)
    }
}

extension View {
    /// Changes a value of the environment for the view and all within it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
