import Lua
import Views

/// A session's objects of models, subscriptions and running calls.
@MainActor
final class ModelRegistry {
    /// The models that scripts hold, by address; entries are weak.
    private var table: Table?
    private var subscriptions: [Subscription] = []
    private var before = 0
    private var calls: [PendingCall] = []
    private var isDelivering = false
    /// Makes functions that wait: the result of `awaiting.lua`.
    var await: Function?

    func known(_ interpreter: Interpreter) throws -> Table {
        if let table { return table }
        let made = try interpreter.makeTable()
        try made.setMetatable(interpreter.makeTable(fields: ["__mode": "v"]))
        table = made
        return made
    }

    func add(_ subscription: Subscription) {
        subscriptions.append(subscription)
    }

    func add(_ call: PendingCall) {
        calls.removeAll { $0.isDone }
        calls.append(call)
    }

    /// Begins a spec, at whose end subscriptions from now on are cancelled.
    func beginSpec() {
        if !subscriptions.isEmpty { subscriptions.removeAll { !$0.isActive } }
        before = subscriptions.count
    }

    func endSpec() {
        if subscriptions.count > before {
            for subscription in subscriptions.dropFirst(before) { subscription.cancel() }
            subscriptions.removeLast(subscriptions.count - before)
        }
        guard !calls.isEmpty else { return }
        for call in calls { call.cancel() }
        calls = []
    }

    /// Calls the functions of scripts for changes since the last time, and for changes that these make.
    func deliverChanges() {
        guard !subscriptions.isEmpty, !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        // Functions that change the values that they observe would never end.
        for _ in 0..<100 {
            let due = subscriptions.filter { $0.isActive && $0.isDue }
            guard !due.isEmpty else { return }
            for subscription in due { subscription.deliver() }
        }
    }
}
