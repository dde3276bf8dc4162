extension Node {
    /// Makes sure that a person can take this presented screen away by a swipe. A test that looks at a view without a screen
    /// may do so in any case, as with ViewInspector.
    /// - Throws: `InspectionError.outOfReach` where another screen is above it, `notSupported` where screens of its kind can't
    ///   be swiped away, or a view on it has `interactiveDismissDisabled`.
    func checkDismissal() throws {
        try checkReach("dismissed")
        if graph.isScreen, let reason = presentedType?.permanence(of: self) {
            throw InspectionError.notSupported("\(named) can't be swiped away: \(reason)")
        }
        try checkInteractiveDismissal()
    }

    /// The kind of presented screen that this node is.
    private var presentedType: (any PresentedViewType.Type)? {
        func described<Modifier: DescribedModifier>(_ modifier: Modifier) -> (any PresentedViewType.Type)? {
            Modifier.Described.self as? any PresentedViewType.Type
        }
        guard case .modifier(let modifier) = content else { return nil }
        return (modifier as? any DescribedModifier).flatMap { described($0) }
    }

    private func checkInteractiveDismissal() throws {
        guard isLive else { return }
        // Documented for interactiveDismissDisabled(_:): only gestures are prevented; code may still dismiss the screen.
        let blocker = firstNode { node in
            node.attributes(ModifierType.InteractiveDismissDisabled.self).contains(true)
                && sequence(first: node, next: \.parent).first { $0.presence == .presented } === self
        }
        guard let blocker else { return }
        throw InspectionError.notSupported(
            "\(named) can't be swiped away: \(blocker.kind.name) on it has interactiveDismissDisabled; "
                + "use what the screen offers, such as a button")
    }
}
