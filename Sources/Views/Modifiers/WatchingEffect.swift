/// The effect of a modifier that looks at the tree each time that it has changed and is up to date again, from when the view
/// has appeared until it disappears.
class WatchingEffect<Modifier: PrimitiveModifier>: ModifierEffect, TreeObserver {
    /// The modifier as it was described last.
    final private(set) var current: Modifier

    init(_ modifier: Modifier) {
        current = modifier
    }

    /// The index of the modifier among those of its view; nil where it has gone.
    final var place: Int? { node?.modifiers.firstIndex { $0.effect === self } }

    override func update(_ modifier: any ViewModifier) {
        if let next = modifier as? Modifier { current = next }
    }

    override func appear() {
        node?.graph.addObserver(self)
    }

    func observes(_ graph: Graph) -> Bool { hasAppeared }

    /// Looks at the tree. A subclass overrides it.
    func look(at graph: Graph) {}
}
