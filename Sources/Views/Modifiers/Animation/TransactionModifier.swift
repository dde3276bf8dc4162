/// Changes the transaction of a view.
public nonisolated struct _TransactionModifier: PrimitiveModifier {
    /// The value that has to change; nil where any change is meant.
    let value: (any Equatable)?
    let transform: (inout Transaction) -> Void

    public var kind: Kind { ModifierType.Transaction.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { TransactionEffect() }
}

/// Calls the modifier each time that its view is described.
private final class TransactionEffect: ModifierEffect {
    private var value: (any Equatable)?

    override func update(_ modifier: any ViewModifier) {
        guard let node, let modifier = modifier as? _TransactionModifier else { return }
        if let next = modifier.value {
            defer { value = next }
            guard let value, !areEquivalent(value, next) else { return }
        }
        var transaction = node.graph.transaction.forContent
        CurrentOwner.without { modifier.transform(&transaction) }
        // The change is made by the time that the tree is up to date.
        let clock = node.graph.clock
        if transaction.hasCompletions {
            node.graph.afterUpdate { [weak self] in self?.run { transaction.complete(on: clock) } }
        }
    }
}

extension ModifierType {
    public enum Transaction: KnownModifierType {
        public static let kind = modifier(
            members: [.call("callTransaction", \ModifierType.callTransaction)],
            forms: [
                DynamicForm(.required("transform", DynamicAction.self)) { action in
                    _TransactionModifier(value: nil) { _ in action.action() }
                }
            ])
    }

    /// Calls the function passed to `transaction` with a transaction without animation.
    public var callTransaction: ViewCall<Void, Void> {
        .callback { node, _ in
            let transform = try node.modifier(_TransactionModifier.self, named: "transaction").transform
            return {
                var transaction = ViewGraph.Transaction()
                transform(&transaction)
            }
        }
    }
}

extension View {
    /// Changes the transaction of the view. `transform` is called each time the view is described, with the transaction
    /// of the change.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(value: nil, transform: transform))
    }
}
