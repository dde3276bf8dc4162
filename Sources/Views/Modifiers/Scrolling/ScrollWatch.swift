import Foundation

/// Acts when something that follows from how far a view is scrolled becomes another.
public nonisolated struct _ScrollWatchModifier: PrimitiveModifier {
    public let kind: Kind
    /// The value before the first layout; nil where it is taken from that.
    let initial: Any?
    /// Reads the value of the layout; nil where nothing scrolls.
    let read: @MainActor (Node, LaidOut) -> Any?
    let isSame: @MainActor (Any, Any) -> Bool
    /// Told the old value and the new one.
    let action: (Any, Any) -> Void

    @MainActor public func makeEffect() -> ModifierEffect? { ScrollWatchEffect(self) }
}

extension _ScrollWatchModifier {
    /// Watches a value.
    init<Value: Equatable>(
        _ kind: Kind, initial: Value?, read: @escaping @MainActor (Node, LaidOut) -> Value?,
        action: @escaping (Value, Value) -> Void
    ) {
        self.init(
            kind: kind, initial: initial, read: read, isSame: { $0 as! Value == $1 as! Value },
            action: { action($0 as! Value, $1 as! Value) })
    }
}

/// Lays the tree out each time that it has changed, or something has scrolled, and looks at the value.
private final class ScrollWatchEffect: WatchingEffect<_ScrollWatchModifier> {
    private var last: Any?

    override init(_ modifier: _ScrollWatchModifier) {
        last = modifier.initial
        super.init(modifier)
    }

    override func look(at graph: Graph) {
        guard let node, let value = current.read(node, graph.laidOut) else { return }
        defer { last = value }
        // Unverified: the first geometry is no change.
        guard let last, !current.isSame(last, value) else { return }
        run { current.action(last, value) }
    }
}
