/// A value that views pass to the layout of what is inside them, such as the attributes of texts.
package protocol InheritedKey {
    associatedtype Value: Equatable
    /// The value where no view around passes one.
    static var defaultValue: Value { get }
}

/// The values that views pass to the layout of what is inside them.
package struct InheritedValues: Equatable {
    /// The margins of content that scrolls.
    package var margins = EdgeInsets()
    private var values: [ObjectIdentifier: any Equatable] = [:]

    package init(margins: EdgeInsets = EdgeInsets()) {
        self.margins = margins
    }

    package subscript<Key: InheritedKey>(key: Key.Type) -> Key.Value {
        get { values.isEmpty ? key.defaultValue : values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    package static func == (left: InheritedValues, right: InheritedValues) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool { other as? Value == value }
        return left.margins == right.margins && left.values.count == right.values.count
            && left.values.allSatisfy { key, value in right.values[key].map { isEqual(value, $0) } ?? false }
    }
}

/// Values that the contexts of many nodes share.
package final class SharedValues {
    package let values: InheritedValues

    package init(_ values: InheritedValues = InheritedValues()) {
        self.values = values
    }

    /// The values as the modifiers of a node change them, from the outermost inwards.
    @MainActor package func taking(_ modifiers: [AppliedModifier]) -> SharedValues {
        guard !modifiers.isEmpty else { return self }
        var changed = values
        for applied in modifiers.reversed() { applied.change(&changed) }
        return changed == values ? self : SharedValues(changed)
    }
}
