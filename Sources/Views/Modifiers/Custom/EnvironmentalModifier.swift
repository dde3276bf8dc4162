/// A modifier of which another is made, from the environment that it stands in.
public protocol EnvironmentalModifier: _DerivedModifier {
    /// The type of the other modifier.
    associatedtype ResolvedModifier: ViewModifier

    /// Makes the modifier for an environment.
    func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
    public func _derived(content: Content, in environment: EnvironmentValues) -> some View {
        content.modifier(resolve(in: environment))
    }
}
