/// A course of an animated change that an app computes.
public nonisolated protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of a change that has been made after some seconds, from zero to `value`; nil once it is over.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

    /// The velocity of the change after some seconds, a second; nil where it is not known.
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

    /// Whether the change goes on from an animation that still runs, in place of being added to it.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// No velocity is known.
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }

    /// Changes are added.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// The state that an app's animation carries from one moment to the next.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
    /// The state of the animation.
    public var state: AnimationState<Value>
    /// Whether the change counts as over, though it may still run.
    public var isLogicallyComplete = false
    /// The environment of the view that changes.
    public let environment: EnvironmentValues

    /// Makes a context, with nothing kept, for the view that sees an environment.
    package init(environment: EnvironmentValues = EnvironmentValues(), state: AnimationState<Value> = .init()) {
        self.environment = environment
        self.state = state
    }

    /// Returns a context for a value of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(environment: environment, state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values that a course of an app's keeps while it runs.
public nonisolated struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state that keeps nothing.
    public init() {}

    /// The value under a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get {
            // Where nothing was set, a cast to an Optional would succeed and give nil in place of the default.
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key under which a course of an app's keeps a value.
public nonisolated protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Self.Value { get }
}

/// A course of an app's, of any type.
package nonisolated struct AnyCustomAnimation: Hashable, Sendable {
    package let base: any CustomAnimation

    package static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    package func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }
}

/// A course of the model's, where one of an app's is asked for.
nonisolated struct AnimationCourse: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        animation.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        animation.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
