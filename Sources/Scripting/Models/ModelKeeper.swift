import Lua
import Views

/// What a session keeps about models: the objects that scripts have, what they follow, and what is under way.
@MainActor
final class ModelKeeper {
    /// What scripts have of models, by address; a script that lets go of one lets it go from here.
    private var table: Table?
    private var subscriptions: [Subscription] = []
    private var before = 0
    private var calls: [PendingCall] = []
    private var isDelivering = false
    /// Makes a function that waits: what `awaiting.lua` returns.
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

    /// What is followed from here on is followed until the spec ends.
    func beginSpec() {
        subscriptions.removeAll { !$0.isActive }
        before = subscriptions.count
    }

    func endSpec() {
        for subscription in subscriptions.dropFirst(before) { subscription.cancel() }
        subscriptions.removeLast(max(0, subscriptions.count - before))
        for call in calls { call.cancel() }
        calls = []
    }

    /// Tells scripts what has changed since the last time, also what changes meanwhile.
    func deliverChanges() {
        guard !subscriptions.isEmpty, !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        // Functions that change what they follow would go on for ever.
        for _ in 0..<100 {
            let due = subscriptions.filter { $0.isActive && $0.isDue }
            guard !due.isEmpty else { return }
            for subscription in due { subscription.deliver() }
        }
    }
}
