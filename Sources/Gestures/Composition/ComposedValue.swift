/// The value of a composed gesture, whatever the types of its parts.
///
/// Source names a composed gesture by the gestures that it consists of, without their callbacks:
/// `SimultaneousGesture<MagnificationGesture, RotationGesture>`. To Swift, the one with callbacks is of another type,
/// and so is its value, though the parts are the same.
protocol ComposedValue {
    /// The values of its gestures.
    var parts: ComposedParts { get }

    /// A value of this type of such parts; nil where they are of other types.
    static func make(of parts: ComposedParts) -> Self?
}

/// The values of the gestures in a composed gesture.
struct ComposedParts {
    var first: Any?
    var second: Any?
    /// Whether the first of two in a row has ended.
    var hasEndedFirst = false

    /// The value as one of a type; nil where it can't be.
    static func adapt<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return nil }
        if let same = value as? Value { return same }
        guard let composed = value as? any ComposedValue, let type = type as? any ComposedValue.Type else { return nil }
        return type.make(of: composed.parts) as? Value
    }
}

extension ExclusiveGesture.Value: ComposedValue {
    var parts: ComposedParts {
        switch self {
        case .first(let value): ComposedParts(first: value)
        case .second(let value): ComposedParts(second: value)
        }
    }

    static func make(of parts: ComposedParts) -> Self? {
        ComposedParts.adapt(parts.first, to: First.Value.self).map { .first($0) }
            ?? ComposedParts.adapt(parts.second, to: Second.Value.self).map { .second($0) }
    }
}

extension SequenceGesture.Value: ComposedValue {
    var parts: ComposedParts {
        switch self {
        case .first(let value): ComposedParts(first: value)
        case .second(let value, let next): ComposedParts(first: value, second: next, hasEndedFirst: true)
        }
    }

    static func make(of parts: ComposedParts) -> Self? {
        guard let first = ComposedParts.adapt(parts.first, to: First.Value.self) else { return nil }
        return parts.hasEndedFirst
            ? .second(first, ComposedParts.adapt(parts.second, to: Second.Value.self)) : .first(first)
    }
}

extension SimultaneousGesture.Value: ComposedValue {
    var parts: ComposedParts { ComposedParts(first: first, second: second) }

    static func make(of parts: ComposedParts) -> Self? {
        Self(
            both: ComposedParts.adapt(parts.first, to: First.Value.self),
            and: ComposedParts.adapt(parts.second, to: Second.Value.self))
    }
}
