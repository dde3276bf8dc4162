import Foundation

/// A modifier that draws a view as a transform has it, which it makes of the size of the view.
///
/// The size is that of the nearest frame around the view, as for a `GeometryReader`.
public protocol GeometryEffect: Animatable, _DerivedModifier {
    /// The transform for a size in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func _derived(content: Content, in environment: EnvironmentValues) -> some View {
        content.projectionEffect(effectValue(size: environment.availableSize))
    }

    /// Returns an effect that only what is drawn takes part in: the layout of the view stays as it is without it.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect that only what is drawn takes part in.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    private var base: Base

    init(_ base: Base) {
        self.base = base
    }

    /// The values of the effect that are animated.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}
