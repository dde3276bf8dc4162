/// A modifier that says which of its values an animation changes. Deprecated in SwiftUI: a modifier can be `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
