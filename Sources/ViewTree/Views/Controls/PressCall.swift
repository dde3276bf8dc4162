/// Presses a button or lets it go.
public struct PressCall: ViewCall {
    private let change: (StateBox<Bool>) -> Void
    private var place: Place?

    init(_ change: @escaping (StateBox<Bool>) -> Void) {
        self.change = change
    }

    /// The same call, on the view in a place.
    public func bound(to place: Place) -> PressCall {
        var copy = self
        copy.place = place
        return copy
    }

    /// Presses the button or lets it go. Throws `InspectionError.unresponsiveControl` when the button, or a view around
    /// it, is disabled, hidden, or refuses hit testing.
    @MainActor @preconcurrency public func callAsFunction() throws {
        guard let node = place?.node else { preconditionFailure("a button is pressed in a view") }
        try node.act { change(node.pressing) }
    }
}

extension Node {
    /// Whether somebody holds the control down.
    var pressing: StateBox<Bool> { storage(named: "pressing") { StateBox(false) } }
}
