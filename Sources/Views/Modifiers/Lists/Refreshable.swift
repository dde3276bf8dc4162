/// The action that refreshes a view.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Refreshes, and waits until that is done.
    public func callAsFunction() async {
        await action()
    }
}

extension EnvironmentValues {
    /// The action that refreshes the view; nil where there is none.
    @Entry public internal(set) var refresh: RefreshAction?
}

/// Lets a view be refreshed.
public nonisolated struct _RefreshableModifier: PrimitiveModifier {
    let action: RefreshAction

    public var kind: Kind { ModifierType.Refreshable.kind }

    public func modify(_ environment: inout EnvironmentValues) {
        environment.refresh = action
    }
}

extension ModifierType {
    public enum Refreshable: KnownModifierType {
        public static let kind = modifier(
            members: [
                .waiting("refresh", \ModifierType.callRefreshable),
                .call("callRefreshable", \ModifierType.callRefreshable),
            ],
            forms: [
                DynamicForm(.required("action", DynamicAction.self)) { handler in
                    let handler = MainThreadOnly(handler)
                    return _RefreshableModifier(action: RefreshAction { handler.value.action() })
                }
            ])
    }

    /// Brings what the view shows up to date, by what `refreshable` of the view or of one around it was given, and waits
    /// until that is done. Throws `InspectionError.modifierNotFound` where there is none.
    public var callRefreshable: ViewCall<Void, AsyncWork> {
        .init { node in
            guard let refresh = node.environment.refresh else {
                throw InspectionError.modifierNotFound(parent: node.title, modifier: "refreshable", index: 0)
            }
            try node.checkResponsiveness("refreshed")
            try node.bringIntoSight("refreshed")
            return AsyncWork(on: node) {
                await refresh.action()
                // A task that the action starts comes before what follows the call.
                await _Concurrency.Task<Never, Never>.yield()
            }
        }
    }
}

extension View {
    /// Lets the view be refreshed, as by pulling a list down.
    public nonisolated func refreshable(
        @_inheritActorContext action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(_RefreshableModifier(action: RefreshAction { await action() }))
    }
}
