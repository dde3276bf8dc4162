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
    /// until that is done. Throws `InspectionError.modifierNotFound` where there is none, and `outOfReach` where nothing on a
    /// screen could be pulled down for it.
    public var callRefreshable: ViewCall<Void, AsyncWork> {
        .init { node in
            guard let refresh = node.environment.refresh else {
                throw InspectionError.modifierNotFound(parent: node.title, modifier: "refreshable", index: 0)
            }
            try node.checkResponsiveness("refreshed")
            try node.checkPull()
            try node.bringIntoSight("refreshed")
            return try node.touch("refreshed", by: .drag) { node.refreshing(refresh) }
        }
    }
}

extension Node {
    fileprivate func refreshing(_ refresh: RefreshAction) -> AsyncWork {
        AsyncWork(on: self) {
            await refresh.action()
            // A task that the action starts comes before what follows the call.
            await _Concurrency.Task<Never, Never>.yield()
        }
    }

    /// Brings what the view shows up to date, as a person does who pulls it down. The work goes on by itself where it has to wait.
    func startRefresh() {
        if let refresh = environment.refresh { refreshing(refresh).start() }
    }

    /// Makes sure that a person can pull something down to refresh the view, where the tree is a screen: the view itself, what
    /// scrolls inside of it, or what it scrolls with.
    /// - Throws: `InspectionError.outOfReach` where nothing scrolls, or what does isn't refreshed.
    fileprivate func checkPull() throws {
        guard graph.isScreen else { return }
        let view = scrollingView.flatMap { $0.kind.states(ScrollsOwnText.self) ? nil : $0 } ?? scrollingContainer
        // Commonly known: a list is pulled down, and since iOS 16 a scroll view. Unverified for one that scrolls sideways only.
        guard let view, view.environment.refresh != nil else {
            throw InspectionError.outOfReach(
                view: headline, act: "refreshed",
                obstacle: "a person pulls down a List, Form or ScrollView with refreshable, and "
                    + (view.map { "\($0.headline) is outside of it" } ?? "there is none in it or around it"))
        }
        guard view.environment.isScrollEnabled else {
            throw InspectionError.outOfReach(
                view: headline, act: "refreshed", obstacle: "\(view.headline) has scrollDisabled")
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
