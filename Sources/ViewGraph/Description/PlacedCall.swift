/// An inspection call that asks the view it is made on, or acts on it.
package protocol PlacedCall: ViewCall {
    /// The place of the call; nil until it is bound to a view.
    var place: Place? { get set }
}

extension PlacedCall {
    public func bound(to place: Place) -> Self {
        var copy = self
        copy.place = place
        return copy
    }

    /// The view that the call is made on.
    @MainActor package var node: Node {
        guard let place else { preconditionFailure("\(TypeName.short(of: Self.self)) is made on a view") }
        return place.node
    }
}
