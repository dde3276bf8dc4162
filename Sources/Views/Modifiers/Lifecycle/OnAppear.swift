/// Acts when a view is first shown.
public nonisolated struct _AppearModifier: PrimitiveModifier {
    let action: (() -> Void)?

    public var kind: Kind { ModifierType.OnAppear.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { AppearEffect(self) }
}

/// Acts when a view is no longer shown.
public nonisolated struct _DisappearModifier: PrimitiveModifier {
    let action: (() -> Void)?

    public var kind: Kind { ModifierType.OnDisappear.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { DisappearEffect(self) }
}

/// A modifier that acts when something happens to its view.
private protocol LifecycleModifier: ViewModifier {
    var action: (() -> Void)? { get }
}

extension _AppearModifier: LifecycleModifier {}
extension _DisappearModifier: LifecycleModifier {}

/// Keeps the action of the latest description of a modifier.
private class LifecycleEffect<Modifier: LifecycleModifier>: ModifierEffect {
    private var action: (() -> Void)?

    init(_ modifier: Modifier) {
        action = modifier.action
    }

    override var followsSight: Bool { true }

    override func update(_ modifier: any ViewModifier) {
        action = (modifier as? Modifier)?.action
    }

    final func act() {
        if let action { run(action) }
    }
}

private final class AppearEffect: LifecycleEffect<_AppearModifier> {
    override func appear() { act() }
}

private final class DisappearEffect: LifecycleEffect<_DisappearModifier> {
    override func disappear() { act() }
}

extension ModifierType {
    public enum OnAppear: KnownModifierType {
        public static let kind = modifier(
            members: [.call("callOnAppear", \ModifierType.callOnAppear)],
            forms: [DynamicForm(.required("action", DynamicAction.self)) { _AppearModifier(action: $0.action) }])
    }

    public enum OnDisappear: KnownModifierType {
        public static let kind = modifier(
            members: [.call("callOnDisappear", \ModifierType.callOnDisappear)],
            forms: [DynamicForm(.required("action", DynamicAction.self)) { _DisappearModifier(action: $0.action) }])
    }

    public var callOnAppear: ViewCall<Void, Void> {
        .callback { node, _ in try node.callback(_AppearModifier.self, "onAppear") { $0.action } }
    }

    public var callOnDisappear: ViewCall<Void, Void> {
        .callback { node, _ in try node.callback(_DisappearModifier.self, "onDisappear") { $0.action } }
    }
}

extension View {
    /// Acts when the view is first shown.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearModifier(action: action))
    }

    /// Acts when the view is no longer shown.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_DisappearModifier(action: action))
    }
}

extension Node {
    /// The action of a modifier of a type that may have been given none. Throws where there is no modifier or no
    /// action.
    func callback<M: ViewModifier>(
        _ type: M.Type, _ name: String, _ action: (M) -> (() -> Void)?
    ) throws -> () -> Void {
        guard let found = action(try modifier(type, named: name)) else {
            throw InspectionError.callbackNotFound(parent: kind.name, callback: name)
        }
        return found
    }
}
