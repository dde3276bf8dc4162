/// A modifier that watches a value.
protocol ChangeModifier: PrimitiveModifier {
    associatedtype Value: Equatable

    /// The value.
    var value: Value { get }
}

/// The behavior of a modifier when its value differs from what it was at the last description of the view.
class ChangeEffect<Modifier: ChangeModifier>: ModifierEffect {
    /// The modifier of the last description.
    private(set) var current: Modifier

    init(_ modifier: Modifier) {
        current = modifier
    }

    override final func update(_ modifier: any ViewModifier) {
        guard let next = modifier as? Modifier else { return }
        // Commonly known: changes that no update comes between are one change, or none.
        let old = current.value
        current = next
        if old != next.value { changed(from: old) }
    }

    /// Acts on a change to the value of `current`. For subclasses.
    func changed(from old: Modifier.Value) {}
}
