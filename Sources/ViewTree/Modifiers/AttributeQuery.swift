/// Reads what an attribute modifier notes by a call of its own: one that takes the type to read it as, or what to work
/// it out for. Each kind of modifier adds the `callAsFunction` that it needs.
public struct AttributeQuery<Described: AttributeModifierType>: ViewCall {
    private var place: Place?

    init(_ type: Described.Type) {}

    /// The same call, on the view in a place.
    public func bound(to place: Place) -> AttributeQuery<Described> {
        var copy = self
        copy.place = place
        return copy
    }

    /// The view that is asked.
    @MainActor var node: Node {
        guard let node = place?.node else { preconditionFailure("a modifier is read from a node") }
        return node
    }

    /// What the innermost modifier of the kind notes. Throws `InspectionError.modifierNotFound` where there is none.
    @MainActor var value: Described.Value {
        get throws { try node.attribute(Described.self) }
    }
}
