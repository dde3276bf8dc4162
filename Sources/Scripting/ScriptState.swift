import Lua
import Views

/// A value that scripts read and set, and that views depend on: `State(0)`, `self:state("count", 0)`,
/// `Binding{ get = …, set = … }`.
@MainActor
final class ScriptState: DynamicBinding {
    /// Wraps a Lua value so that it is never taken for the one before: the contents of a table may have changed.
    private struct Content: CustomStringConvertible {
        let value: Lua.Value
        var description: String { value.quoted }
    }

    private enum Source {
        case box(StateBox<Content>)
        case functions(get: Function, set: Function?)
        case model(any DynamicBinding)
    }

    private let source: Source
    private let bridge: Bridge
    private(set) var timesSet = 0

    /// A state with a value of its own.
    init(_ value: Lua.Value, _ bridge: Bridge) {
        source = .box(StateBox(Content(value: value)))
        self.bridge = bridge
    }

    /// A binding to functions that read and set the value.
    init(get: Function, set: Function?, _ bridge: Bridge) {
        source = .functions(get: get, set: set)
        self.bridge = bridge
    }

    /// A binding of the view model's.
    init(_ binding: any DynamicBinding, _ bridge: Bridge) {
        source = .model(binding)
        self.bridge = bridge
    }

    func readValue() throws -> Lua.Value {
        switch source {
        case .box(let box): box.value.value
        case .functions(let get, _): try get.call().first ?? .nil
        case .model(let binding): try bridge.luaValue(binding.read())
        }
    }

    func writeValue(_ value: Lua.Value) throws {
        switch source {
        case .box(let box):
            if isScalar(value), box.untracked.value == value { return }
            box.value = Content(value: value)
        case .functions(_, let set?):
            try set.call(value)
        case .functions(_, nil):
            throw ScriptingError.unconvertible("this binding has no 'set' function")
        case .model(let binding):
            try binding.write(bridge.dynamicValue(value))
        }
    }

    /// Whether the value is that of a box.
    func isKept(in box: AnyObject) -> Bool {
        if case .box(let own) = source { own === box } else { false }
    }

    /// Notes that a script sets the value.
    fileprivate func noteSet() { timesSet += 1 }

    private func isScalar(_ value: Lua.Value) -> Bool {
        switch value {
        case .nil, .boolean, .integer, .number, .string: true
        default: false
        }
    }

    func read() throws -> DynamicValue {
        try bridge.dynamicValue(readValue())
    }

    func write(_ value: DynamicValue) throws {
        try writeValue(bridge.luaValue(value))
    }

    func keep(failure: any Error) {
        bridge.keep(failure: failure)
    }
}

extension ScriptSession {
    /// `state.value` reads, `state.value = x` sets.
    static func makeStateType() -> UserdataType<ScriptState> {
        let type = UserdataType<ScriptState>("State")
        type.indexOnMain { state, call in
            let name = try call.string(1)
            guard name == "value" else {
                throw ScriptingError.unknownMember(of: "State", name: name, known: ["value"])
            }
            return try call.returns(state.readValue())
        }
        type.newIndexOnMain { state, call in
            let name = try call.string(1)
            guard name == "value" else {
                throw ScriptingError.unknownMember(of: "State", name: name, known: ["value"])
            }
            state.noteSet()
            let session = ScriptSession.session(of: call)
            try session.journal.noteSetting(call) {
                try state.writeValue(call.value(2))
                session.endChange()
            }
            return .nothing
        }
        type.metamethodOnMain("__tostring") { state, call in try call.returns("State(\(state.readValue().quoted))") }
        return type
    }

    /// `State(initial)`, `Binding(initial)`, `Binding(get, set)`, `Binding{ get = …, set = … }`.
    func installStates() throws {
        try define("State") { session, call in
            try call.returns(ScriptState(call.value(1), session.bridge), session.types.state)
        }
        try define("Binding") { session, call in
            var (get, set) = (try call.value(1), try call.value(2))
            if let table = get.table, try table.get("get").callable != nil {
                (get, set) = (try table.get("get"), try table.get("set"))
            }
            let state =
                get.callable.map { ScriptState(get: $0, set: set.callable, session.bridge) }
                ?? ScriptState(get, session.bridge)
            return try call.returns(state, session.types.state)
        }
    }
}
