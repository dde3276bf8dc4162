/// One keyframe of a value, or several in a row.
public nonisolated protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Self.Body.Value
    /// The type of what `body` returns.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this is made of.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// The keyframes in order. Not for apps.
    func _keyframes() -> [_Keyframe<Value>]
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _keyframes() -> [_Keyframe<Value>] { body._keyframes() }
}

extension KeyframeTrackContent where Body == Never {
    /// Never evaluated: there is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: KeyframeTrackContent {
    public typealias Value = Never

    // `body` is the one of a view, which belongs to the main actor.
    @_implements(KeyframeTrackContent,body) public nonisolated var _keyframe: Never { switch self {} }
    public nonisolated func _keyframes() -> [_Keyframe<Never>] { switch self {} }
}

/// A value to be reached, and the way there.
public nonisolated struct _Keyframe<Value: Animatable> {
    enum Way {
        case linear(duration: Double, UnitCurve)
        case cubic(duration: Double, startVelocity: Value?, endVelocity: Value?)
        case move
        case spring(duration: Double?, Spring, startVelocity: Value?)
    }

    let target: Value
    let way: Way
}

/// Goes to a value along a curve.
public nonisolated struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let keyframe: _Keyframe<Value>

    /// Goes to a value in some seconds, steadily where no curve is given.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        keyframe = _Keyframe(target: to, way: .linear(duration: max(0, duration), timingCurve))
    }

    public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
}

/// Goes to a value on a smooth way, which goes on as the keyframe before ends.
///
/// Without velocities, keyframes of this type in a row go through their values as Catmull-Rom splines do, from rest and
/// to rest.
public nonisolated struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let keyframe: _Keyframe<Value>

    /// Goes to a value in some seconds; the velocities are a second.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframe = _Keyframe(
            target: to,
            way: .cubic(duration: max(0, duration), startVelocity: startVelocity, endVelocity: endVelocity))
    }

    public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
}

/// Takes a value at once.
public nonisolated struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let keyframe: _Keyframe<Value>

    /// Takes a value at once.
    public init(_ to: Value) {
        keyframe = _Keyframe(target: to, way: .move)
    }

    public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
}

/// Goes to a value as a spring pulls it.
public nonisolated struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let keyframe: _Keyframe<Value>

    /// Goes toward a value for some seconds, by default until the spring has come to rest there. Without a velocity, which is
    /// a second, it starts with the one that the keyframe before ends with.
    public init(
        _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        keyframe = _Keyframe(
            target: to, way: .spring(duration: duration.map { max(0, $0) }, spring, startVelocity: startVelocity))
    }

    public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
}

/// Keyframes in a row.
public nonisolated struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    let keyframes: [_Keyframe<Value>]

    public func _keyframes() -> [_Keyframe<Value>] { keyframes }
}

/// Takes the keyframes of a value that stand among the statements of a closure.
public nonisolated protocol _KeyframeStatements<Value> {
    /// The type of the value.
    associatedtype Value
}

extension _KeyframeStatements {
    /// Takes keyframes that stand among the statements.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// The first keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Keyframes, and those that follow them.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
        _KeyframeSequence(keyframes: accumulated._keyframes() + next._keyframes())
    }

    /// Lets a `for` stand among the statements.
    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
    where K.Value == Value {
        _KeyframeSequence(keyframes: components.flatMap { $0._keyframes() })
    }
}

/// Builds the keyframes of a value from closures.
@resultBuilder
public nonisolated struct KeyframeTrackContentBuilder<Value: Animatable>: _KeyframeStatements {
    /// Lets an `if` stand among the statements.
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
    where K.Value == Value {
        _KeyframeSequence(keyframes: component._keyframes())
    }

    /// Lets an `else` stand among the statements.
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
    where K.Value == Value {
        _KeyframeSequence(keyframes: component._keyframes())
    }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeSequence<Value>
    where K.Value == Value {
        _KeyframeSequence(keyframes: component?._keyframes() ?? [])
    }

    /// No keyframe at all.
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(keyframes: []) }
}
