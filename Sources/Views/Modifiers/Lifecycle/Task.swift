/// Does asynchronous work while a view is shown.
public nonisolated struct _TaskModifier: PrimitiveModifier {
    /// Work begins anew when this changes.
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @MainActor () async -> Void

    public var kind: Kind { ModifierType.Task.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { TaskEffect(self) }
}

private final class TaskEffect: ModifierEffect {
    private var current: _TaskModifier
    private var task: Task<Void, Never>?

    init(_ modifier: _TaskModifier) {
        current = modifier
    }

    override var followsSight: Bool { true }

    override func update(_ modifier: any ViewModifier) {
        guard let next = modifier as? _TaskModifier else { return }
        let isSame = current.id == next.id
        current = next
        // Documented for task(id:priority:_:): another id cancels the task and starts a new one.
        if !isSame, hasAppeared { node?.graph.afterUpdate { [weak self] in self?.start() } }
    }

    override func appear() {
        start()
    }

    override func disappear() {
        // Documented for task(priority:_:): the task is cancelled once the view has disappeared.
        task?.cancel()
        task = nil
    }

    deinit {
        task?.cancel()
    }

    private func start() {
        task?.cancel()
        guard let node else { return }
        task = node.graph.clock.run(".task", of: node, priority: current.priority, current.action)
    }
}

extension ModifierType {
    public enum Task: KnownModifierType {
        public static let kind = modifier(
            members: [.call("callTask", \ModifierType.callTask)],
            forms: [
                DynamicForm(.required("action", DynamicAction.self), .optional("id", AnyHashable.self)) { action, id in
                    _TaskModifier(
                        id: id, priority: .userInitiated,
                        action: { if !_Concurrency.Task.isCancelled { action.action() } })
                }
            ])
    }

    /// Does the work that `task` was given, and waits until it is done. Throws `InspectionError.modifierNotFound` where
    /// there is none.
    public var callTask: ViewCall<Void, AsyncWork> {
        .init { AsyncWork(on: $0, try $0.modifier(_TaskModifier.self, named: "task").action) }
    }
}

extension View {
    /// Does asynchronous work from when the view appears; cancels it when the view goes.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: nil, priority: priority, action: action))
    }

    /// Does asynchronous work from when the view appears, and anew when `value` changes; cancels it when the view goes.
    public nonisolated func task<T: Hashable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: AnyHashable(value), priority: priority, action: action))
    }
}
