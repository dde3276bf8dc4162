/// A modifier of the app's that has no body of its own: what it makes of a view follows from another of its functions.
@MainActor @preconcurrency
public protocol _DerivedModifier: ViewModifier where Body == Never {
    /// The type of the modified view.
    associatedtype Derived: View

    /// Makes the modified view. `content` stands for the view that the modifier is applied to.
    @MainActor @preconcurrency
    func _derived(content: Content, in environment: EnvironmentValues) -> Derived
}

extension ChildVisitor {
    /// Adds what the modifier makes of its view.
    mutating func content<M: _DerivedModifier>(derivedBy modifier: M) {
        content(modifier._derived(content: M.Content(), in: node.environment))
    }
}
