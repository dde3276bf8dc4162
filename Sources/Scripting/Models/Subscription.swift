import Lua
import OpenCombine
import Views

/// Something of a model that a script follows: `inbox:onChange("items", fn)`, `inbox.received:sink(fn)`.
@MainActor
final class Subscription {
    private(set) var isActive = true
    /// Whether there may be a change that the script hasn't received.
    fileprivate(set) var isDue = false
    fileprivate var cancellable: AnyCancellable?
    fileprivate var changes: ObjectChanges?
    private let function: Function
    private let bridge: Bridge
    /// The description for `tostring`.
    private let text: String
    /// The value that the script knows, and the function that returns the current one.
    private var last: Lua.Value = .nil
    private let read: (() throws -> Lua.Value)?

    /// Follows something whose values are handed in; with `read` something that is read when it has changed.
    init(_ text: String, _ function: Function, _ bridge: Bridge, read: (() throws -> Lua.Value)? = nil) throws {
        (self.text, self.function, self.bridge, self.read) = (text, function, bridge, read)
        last = try read?() ?? .nil
    }

    /// Ends it.
    func cancel() {
        isActive = false
        cancellable = nil
        changes = nil
    }

    /// Notes a coming change. A script that makes it is called when its call ends; otherwise as soon as the main actor
    /// is free.
    func note() {
        isDue = true
        Task { [weak self] in self?.bridge.session?.models.deliverChanges() }
    }

    /// Calls the script's function if the value has changed.
    func deliver() {
        isDue = false
        guard let read else { return }
        keepingFailure {
            let value = try read()
            let before = last
            guard !value.isEquivalent(before) else { return }
            last = value
            try function.call(value, before)
        }
    }

    /// Calls the script's function with a value.
    func receive(_ value: Any) {
        guard isActive, let session = bridge.session else { return }
        keepingFailure { try function.call(SwiftValues(session).luaValue(value)) }
    }

    private func keepingFailure(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            bridge.keep(failure: error)
        }
    }

    static func makeType() -> UserdataType<Subscription> {
        UserdataType<Subscription>("subscription") { type in
            type.methodOnMain("cancel") { subscription, _ in
                subscription.cancel()
                return .nothing
            }
            type.metamethodOnMain("__tostring") { subscription, call in
                try call.returns("subscription to \(subscription.text)\(subscription.isActive ? "" : " (ended)")")
            }
            type.indexOnMain { _, call in
                throw ScriptingError.unknownMember(
                    of: "subscription", name: "\(try call.value(1))", known: ["cancel"])
            }
        }
    }
}

/// A publisher of a model, in a script's hands.
@MainActor
final class PublisherBox {
    private let publisher: ModelPublisher
    private let box: ModelBox
    private let name: String

    init(_ publisher: ModelPublisher, of box: ModelBox, _ name: String) {
        (self.publisher, self.box, self.name) = (publisher, box, name)
    }

    func subscribe(_ function: Function, _ session: ScriptSession) throws -> Subscription {
        let subscription = try Subscription("\(box.kind.name).\(name)", function, session.bridge)
        session.models.add(subscription)
        subscription.cancellable = publisher.subscribe(box.object) { [weak subscription] in subscription?.receive($0) }
        // A publisher may send a value immediately, and the function may fail.
        try session.reportFailures()
        return subscription
    }

    static func makeType() -> UserdataType<PublisherBox> {
        UserdataType<PublisherBox>("publisher") { type in
            type.methodOnMain("sink") { box, call in
                let session = ScriptSession.session(of: call)
                let function = try naming("sink") { try call.function(1) }
                return try call.returns(box.subscribe(function, session), session.types.subscription)
            }
            type.metamethodOnMain("__tostring") { box, call in
                try call.returns("publisher \(box.box.kind.name).\(box.name)")
            }
            type.indexOnMain { box, call in
                throw ScriptingError.unknownMember(
                    of: "publisher \(box.box.kind.name).\(box.name)", name: "\(try call.value(1))", known: ["sink"])
            }
        }
    }
}

extension ModelKind {
    /// `model:onChange("items", function(new, old) … end)`
    @MainActor static func onChange(_ box: ModelBox, _ call: borrowing Call) throws -> Returned {
        let session = ScriptSession.session(of: call)
        let (name, function) = try naming("onChange") { (try call.string(1), try call.function(2)) }
        guard let property = box.kind.property(name) else {
            throw ScriptingError.unknownMember(of: box.kind.name, name: name, known: box.kind.properties.map(\.name))
        }
        guard box.kind.isObservable else { throw ScriptingError.notObservable(model: box.kind.name) }
        let object = box.object
        let subscription = try Subscription("\(box.kind.name).\(name)", function, session.bridge) {
            [bridge = session.bridge] in
            guard let session = bridge.session else { throw LuaError.closed }
            return try SwiftValues(session).luaValue(property.read(object))
        }
        subscription.changes = ObjectChanges(of: object, { _ = property.read(object) }) { [weak subscription] in
            subscription?.note()
        }
        session.models.add(subscription)
        return try call.returns(subscription, session.types.subscription)
    }

    /// `model:onReceive("received", function(value) … end)`
    @MainActor static func onReceive(_ box: ModelBox, _ call: borrowing Call) throws -> Returned {
        let session = ScriptSession.session(of: call)
        let (name, function) = try naming("onReceive") { (try call.string(1), try call.function(2)) }
        guard let publisher = box.kind.publisher(name) else {
            throw ScriptingError.unknownMember(of: box.kind.name, name: name, known: box.kind.publishers.map(\.name))
        }
        let subscription = try PublisherBox(publisher, of: box, name).subscribe(function, session)
        return try call.returns(subscription, session.types.subscription)
    }
}

extension Lua.Value {
    /// Whether two values that were made for a script are equal, comparing tables by their contents.
    fileprivate func isEquivalent(_ other: Lua.Value) -> Bool {
        guard let mine = table, let others = other.table else { return self == other }
        guard let fields = try? mine.pairs, let otherFields = try? others.pairs, fields.count == otherFields.count
        else { return false }
        return fields.allSatisfy { key, value in (try? others.rawGet(key)).map(value.isEquivalent) ?? false }
    }
}
