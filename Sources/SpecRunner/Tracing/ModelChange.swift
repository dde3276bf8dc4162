/// A value of a model that isn't what it was: `name` and `before → after`.
package struct ModelChange: Sendable, Hashable {
    /// The place of the value, such as `Cart.lines[0].quantity`.
    package let name: String
    /// The values in words: `1 → 2`, `new, 2`, `1 → gone`.
    package let change: String

    /// The changes from one list of lines `name = value` to another: those of values that are there now, then those that left.
    package static func all(from before: [String], to after: [String]) -> [ModelChange] {
        let changes = after.difference(from: before)
        let (removed, inserted) = (changes.removals.map(pair), changes.insertions.map(pair))
        let old = Dictionary(removed.map { ($0.name, $0.value) }) { first, _ in first }
        let new = Set(inserted.map(\.name))
        return inserted.map { line in
            let earlier = old[line.name].map { "\($0) → " } ?? "new, "
            return ModelChange(name: line.name, change: earlier + line.value)
        } + removed.filter { !new.contains($0.name) }.map { ModelChange(name: $0.name, change: "\($0.value) → gone") }
    }

    private static func pair(_ change: CollectionDifference<String>.Change) -> (name: String, value: String) {
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _):
            let parts = line.split(separator: " = ", maxSplits: 1).map(String.init)
            return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
        }
    }
}
