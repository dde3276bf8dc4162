/// The values that a view passes to the layout around it. Modifiers outside the one that sets a value pass it on.
package nonisolated struct LayoutTraits {
    /// The priority among the views of a stack.
    package var priority = 0.0
    /// The order of overlapping views.
    package var zIndex = 0.0
    /// The slot of the container in which the view stands.
    package var slot: Slot?
    /// Whether touches anywhere on the screen may be for the view: it is drawn elsewhere, has a shape for touches, or parts that
    /// take some beyond its frame.
    var isTouchedAnywhere = false
    private var values: [ObjectIdentifier: Any] = [:]

    /// Whether the view is the label of its container.
    package var isLabel: Bool { slot === Slot.label }

    package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard !values.isEmpty, let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
