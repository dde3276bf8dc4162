import OpenCombine

/// Acts on each value of a publisher while a view is shown.
public nonisolated struct _SubscriptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    public var kind: Kind { ModifierType.OnReceive.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { SubscriptionEffect(self) }
}

private final class SubscriptionEffect<P: Publisher>: ModifierEffect where P.Failure == Never {
    private var current: _SubscriptionModifier<P>
    private var cancellable: AnyCancellable?

    init(_ modifier: _SubscriptionModifier<P>) {
        current = modifier
    }

    override func update(_ modifier: any ViewModifier) {
        guard let next = modifier as? _SubscriptionModifier<P> else { return }
        let isSame = isSamePublisher(current.publisher, next.publisher)
        current = next
        if !isSame, hasAppeared { subscribe() }
    }

    override func appear() {
        subscribe()
    }

    override func disappear() {
        // Commonly known: a view that has left the tree receives nothing more.
        cancellable = nil
    }

    private func subscribe() {
        cancellable = nil
        cancellable = current.publisher.sink(
            receiveValue: Self.onAnyThread { [weak self] value in
                guard let self, hasAppeared else { return }
                runAmidChange { self.current.action(value) }
            })
    }

    /// Called by publishers on any thread, so it is no closure of the main actor.
    private static func onAnyThread<Output>(_ receive: @escaping @MainActor (Output) -> Void) -> (Output) -> Void {
        let receive = MainThreadOnly(receive)
        return { @Sendable value in
            let carried = MainThreadOnly(value)
            onMainThread { receive.value(carried.value) }
        }
    }

    /// Whether two values of a publisher are made of the same bytes: then they publish from the same source, and the
    /// subscription goes on.
    private func isSamePublisher(_ left: P, _ right: P) -> Bool {
        withUnsafeBytes(of: left) { left in
            withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
        }
    }
}

extension ModifierType {
    public enum OnReceive: KnownModifierType {
        public static let kind = Kind("OnReceive", role: .modifier)
    }
}

extension View {
    /// Acts on each value of a publisher while the view is shown.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }
}
