extension Node {
    /// Makes sure that a person can take this presented screen away by a swipe. A test that looks at a view without a screen
    /// may do so in any case, as with ViewInspector.
    /// - Throws: `InspectionError.notSupported` where a view on it has `interactiveDismissDisabled`.
    func checkInteractiveDismissal() throws {
        guard isLive else { return }
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
