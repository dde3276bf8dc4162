@_spi(Reflection) import Swift

/// A part of a view that is compared in a way of its own, to know whether the view's body has to be evaluated again.
///
/// A property that the graph supplies, such as a state, counts as the same: when its value changes, it says so itself.
@MainActor
package protocol ComparedInput {
    /// Whether a body that was given the other value would show no difference. It mustn't be wrong about that.
    func isSameInput(as other: Self) -> Bool
}

/// An Optional of any type.
private protocol OptionalInput {
    /// Whether it holds no reference to an object.
    static var isOfValue: Bool { get }
}

extension Optional: OptionalInput {
    fileprivate static var isOfValue: Bool { !(Wrapped.self is AnyClass) }
}

/// Compares what views were given.
///
/// Commonly known: SwiftUI doesn't evaluate the body of a view again that its parent makes anew with equal fields. Fields are
/// compared by their bytes, else by `==` where they are `Equatable`, else field by field. Objects are compared by identity.
/// A function that captures anything is never the same as one made later.
@MainActor
package enum Inputs {
    private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static var comparisons: [ObjectIdentifier: Comparison] = [:]

    /// Whether a view's fields are the same as those of the view before it. The dynamic properties of one of them may be
    /// connected already.
    static func areSame<V: View>(_ view: V, _ previous: V) -> Bool {
        // Commonly reported: a view of plain bytes is compared by these even where it has an `==` of its own.
        if !_isPOD(V.self), let view = view as? any Equatable {
            return CurrentOwner.without { isEqual(view, previous) }
        }
        return areSameFields(view, previous)
    }

    private static func areSameFields<V>(_ value: V, _ previous: V) -> Bool {
        withUnsafePointer(to: value) { value in
            withUnsafePointer(to: previous) { previous in
                fieldwise(V.self)(UnsafeRawPointer(value), UnsafeRawPointer(previous))
            }
        }
    }

    /// A value of any type as the field of another, whose sort is known.
    private struct Field<Value> {
        let value: Value
    }

    /// Whether two values of any type are the same.
    static func areSame(_ value: Any, _ previous: Any) -> Bool {
        func compare<Value>(_ value: Value) -> Bool {
            guard let previous = previous as? Value else { return false }
            return areSameFields(Field(value: value), Field(value: previous))
        }
        return type(of: value) == type(of: previous) && compare(value)
    }

    /// The comparison of values of a type by their fields; by their bytes alone where the type has none.
    private static func fieldwise(_ type: Any.Type) -> Comparison {
        if let made = comparisons[ObjectIdentifier(type)] { return made }
        var fields: [(offset: Int, isSame: Comparison)] = []
        _ = _forEachField(of: type) { _, offset, field, kind in
            fields.append((offset, comparison(of: field, kind)))
            return true
        }
        let size = size(of: type)
        let known = fields
        let made: Comparison = { value, previous in
            guard !known.isEmpty else { return haveSameBytes(value, previous, size) }
            return known.allSatisfy { $0.isSame(value + $0.offset, previous + $0.offset) }
        }
        comparisons[ObjectIdentifier(type)] = made
        return made
    }

    private static func comparison(of type: Any.Type, _ kind: _MetadataKind) -> Comparison {
        if let type = type as? any ComparedInput.Type { return owned(type) }
        let size = size(of: type)
        // A weak reference is no Optional in memory, though its field has that type.
        let isValue = kind == .struct || kind == .enum || (type as? any OptionalInput.Type)?.isOfValue == true
        if isValue, let type = type as? any Equatable.Type {
            let isEqual = equality(type)
            return { haveSameBytes($0, $1, size) || isEqual($0, $1) }
        }
        guard kind == .struct else { return { haveSameBytes($0, $1, size) } }
        let isSame = fieldwise(type)
        return { haveSameBytes($0, $1, size) || isSame($0, $1) }
    }

    private static func owned<Value: ComparedInput>(_ type: Value.Type) -> Comparison {
        {
            $0.assumingMemoryBound(to: Value.self).pointee.isSameInput(
                as: $1.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    private static func equality<Value: Equatable>(_ type: Value.Type) -> Comparison {
        { value, previous in
            CurrentOwner.without {
                value.assumingMemoryBound(to: Value.self).pointee
                    == previous.assumingMemoryBound(to: Value.self).pointee
            }
        }
    }

    private static func size(of type: Any.Type) -> Int {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return size(type)
    }

    private static func haveSameBytes(_ value: UnsafeRawPointer, _ previous: UnsafeRawPointer, _ size: Int) -> Bool {
        UnsafeRawBufferPointer(start: value, count: size)
            .elementsEqual(UnsafeRawBufferPointer(start: previous, count: size))
    }
}

extension Graph {
    /// Whether a view sees the same in two environments.
    ///
    /// - Complexity: O(1) where one is a copy of the other, or where the same two were compared last, else O(*n*) in the values
    ///   that are set.
    func areSame(_ new: EnvironmentValues, _ old: EnvironmentValues) -> Bool {
        if new.isCopy(of: old) { return true }
        if let known = upkeep.compared, known.new.isCopy(of: new), known.old.isCopy(of: old) { return known.areSame }
        let areSame = new.isSame(as: old)
        upkeep.compared = (new, old, areSame)
        return areSame
    }
}
