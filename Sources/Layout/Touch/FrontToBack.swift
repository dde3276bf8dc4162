extension [Node] {
    /// The views, which stand in one place of a tree, from the front to the back: later ones are in front of earlier ones, unless
    /// `zIndex` says otherwise.
    @MainActor package var frontToBack: [Node] {
        func height(_ node: Node) -> Double { node.laidOutRecord?.outer.first?.traits.zIndex ?? 0 }
        guard contains(where: { height($0) != 0 }) else { return reversed() }
        // Documented for zIndex(_:): higher values are in front. Commonly known: of equal ones, the later view.
        return enumerated().sorted { (height($0.element), $0.offset) > (height($1.element), $1.offset) }.map(\.element)
    }
}
