import Foundation

/// The look of a view, apart from its layout: a chain of effects that starts with `EmptyVisualEffect`.
public nonisolated protocol VisualEffect: Animatable, Sendable {
    /// Applies the effects to a view. Not for apps.
    @MainActor func _applied(to view: DynamicContent) -> DynamicContent
}

/// No effect, to which others are added.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    public init() {}

    @MainActor public func _applied(to view: DynamicContent) -> DynamicContent { view }
}

/// Effects, and one more.
public nonisolated struct _AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    private let base: Base
    private let add: @MainActor @Sendable (DynamicContent) -> DynamicContent

    fileprivate init(_ base: Base, _ add: @escaping @MainActor @Sendable (DynamicContent) -> DynamicContent) {
        self.base = base
        self.add = add
    }

    @MainActor public func _applied(to view: DynamicContent) -> DynamicContent { add(base._applied(to: view)) }
}

extension VisualEffect {
    private func adding(
        _ add: @escaping @MainActor @Sendable (DynamicContent) -> some View
    ) -> _AddedVisualEffect<Self> {
        _AddedVisualEffect(self) { DynamicContent([add($0)]) }
    }

    /// Sets the opacity, from 0, which is transparent, to 1, which is opaque.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding { $0.opacity(opacity) } }

    /// Draws the view at an offset to the right and down, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding { $0.offset(offset) } }

    /// Draws the view at an offset to the right and down, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding { $0.offset(x: x, y: y) } }

    /// Scales the view by a width and a height factor around an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { $0.scaleEffect(scale, anchor: anchor) }
    }

    /// Scales the view by a factor around an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { $0.scaleEffect(scale, anchor: anchor) }
    }

    /// Draws the view x times as wide and y times as high around a place in it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { $0.scaleEffect(x: x, y: y, anchor: anchor) }
    }

    /// Draws the view turned around a place in it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { $0.rotationEffect(angle, anchor: anchor) }
    }

    /// Draws the view turned in space around an axis.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding {
            $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        }
    }

    /// Draws the view as a transform in space has it.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding { $0.projectionEffect(transform) }
    }

    /// Blurs the view with a radius in points. An opaque blur has no transparent edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { $0.blur(radius: radius, opaque: opaque) }
    }

    /// Makes the view brighter.
    public func brightness(_ amount: Double) -> some VisualEffect { adding { $0.brightness(amount) } }

    /// Sets how much light and dark differ.
    public func contrast(_ amount: Double) -> some VisualEffect { adding { $0.contrast(amount) } }

    /// Removes color from the view: 0 leaves it as it is, 1 makes it gray.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding { $0.grayscale(amount) } }

    /// Rotates the hues of the view by an angle on the color wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding { $0.hueRotation(angle) } }

    /// Sets how strong the colors are.
    public func saturation(_ amount: Double) -> some VisualEffect { adding { $0.saturation(amount) } }

    /// Changes the color of each pixel by a shader.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        adding { $0.colorEffect(shader, isEnabled: isEnabled) }
    }

    /// Changes the place of each pixel by a shader.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        adding { $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
    }

    /// Draws each pixel by a shader, from the pixels of the view.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        adding { $0.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
    }
}

/// Makes a view look as a function has it, which is given the geometry of the view.
public nonisolated struct _VisualEffectModifier<Effect: VisualEffect>: _DerivedModifier {
    public typealias Body = Never

    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor public func _derived(content: Content, in environment: EnvironmentValues) -> some View {
        guard let node = CurrentOwner.described else { return DynamicContent([content]) }
        return effect(EmptyVisualEffect(), GeometryProxy(.begin(on: node)))._applied(to: DynamicContent([content]))
    }
}

extension View {
    /// Makes the view look as `effect` has it, which is given the geometry of the view. The size is known
    /// as to a `GeometryReader`.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier(effect: effect))
    }
}

/// A view as a script's function has it, which is given the size of the view.
private nonisolated struct _ScriptedVisualEffect: _DerivedModifier {
    typealias Body = Never

    let function: DynamicFunctionValue

    @MainActor func _derived(content: Content, in environment: EnvironmentValues) -> some View {
        let view = PlaceholderContentView<DynamicContent>(in: Self.self)
        return function.content(
            of: view, environment.availableSize.dynamicValue, otherwise: DynamicContent([view]))
    }
}

extension ModifierType {
    public enum VisualEffect: KnownModifierType {
        public static let kind = modifier(
            forms: [
                DynamicForm(.required("effect", DynamicFunctionValue.self)) { _ScriptedVisualEffect(function: $0) }
            ])
    }
}
