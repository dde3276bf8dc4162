/// Reads what an attribute modifier notes by a call of its own: one that takes the type to read it as, or what to work
/// it out for. Each kind of modifier adds the `callAsFunction` that it needs.
public struct AttributeQuery<Described: AttributeModifierType>: PlacedCall {
    package var place: Place?

    package init(_ type: Described.Type) {}

    /// The value of the innermost modifier of the kind.
    /// - Throws: `InspectionError.modifierNotFound` where there is none.
    @MainActor package var value: Described.Value {
        get throws { try node.attribute(Described.self) }
    }
}
