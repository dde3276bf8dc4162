import Lua
import Views

/// In this module a table is Lua's; the view of that name is found through its kind.
typealias Table = Lua.Table

/// Converts values between Lua and the views, and keeps the errors of script functions that are called where nothing
/// can throw.
///
/// A view's task or timer may outlive the session and hold the bridge.
@MainActor
final class Bridge {
    /// The session. Set by it, and cleared in its deinit: each call of a script goes through the session, and a weak reference
    /// would make all references to it slow.
    unowned(unsafe) var session: ScriptSession?
    private var failures: [any Error] = []
    /// The depth of the deepest view that was taken from Lua for the view that is being made.
    private var deepestTaken = 0
    /// The number of values taken from Lua.
    private var takenCount = 0

    /// Keeps an error for the next call that reports failures.
    func keep(failure: any Error) {
        failures.append(failure)
    }

    /// Whether there are unreported failures.
    var hasFailures: Bool { !failures.isEmpty }

    /// Takes the unreported failures, in order.
    func takeFailures() -> [any Error] {
        guard !failures.isEmpty else { return [] }
        defer { failures.removeAll() }
        return failures
    }

    /// The value for the view model. Tables and functions keep their identity. Throws for coroutines, foreign userdata
    /// and strings that are not UTF-8.
    func dynamicValue(_ value: Lua.Value) throws -> DynamicValue {
        switch value {
        case .nil: return taken(.none)
        case .boolean(let value): return taken(.boolean(value))
        case .integer(let value): return taken(.integer(Int(value)))
        case .number(let value): return taken(.number(value))
        case .string(let string): return taken(.string(try string.text))
        case .table(let table): return taken(.table(ScriptTable(table: table, bridge: self)))
        case .function(let function): return taken(.function(ScriptFunction(function: function, bridge: self)))
        case .userdata(let userdata): return taken(try dynamicValue(of: userdata.object) { value })
        case .thread, .lightUserdata:
            throw ScriptingError.unconvertible("a \(value.kind) cannot be used here")
        }
    }

    /// The same for a value where Lua has it, without a reference to it where none is kept.
    func dynamicValue(_ value: borrowing StackValue) throws -> DynamicValue {
        if value.isString { return taken(.string(try value.text)) }
        guard let object = value.object else { return try dynamicValue(value.value) }
        return taken(try dynamicValue(of: object) { try value.value })
    }

    private func taken(_ value: DynamicValue) -> DynamicValue {
        takenCount &+= 1
        return value
    }

    private func dynamicValue(of object: AnyObject?, _ value: () throws -> Lua.Value) throws -> DynamicValue {
        switch object {
        case let view as ViewBox:
            deepestTaken = max(deepestTaken, view.depth)
            return .view(view.view)
        case let state as ScriptState: return .binding(state)
        case let model as ModelBox: return .object(model)
        case let opaque as OpaqueBox:
            if let view = opaque.value as? any View { return .view(view) }
            return .object(opaque.value)
        case let type as ScriptValueType:
            throw ScriptingError.unconvertible(
                "\(type.name) is a type; pass one of its values, as in \(type.name).\(type.names.first ?? "…")")
        case is Element:
            throw ScriptingError.unconvertible(
                "an element is on a screen already and cannot be used as a value")
        default:
            // A definition of a script makes views, as a function does; userdata of other libraries may be functions too.
            if object == nil || object is ScriptDefinition, let function = try value().userdata?.callable {
                let name = (object as? ScriptDefinition)?.kind.name
                return .function(ScriptFunction(function: function, bridge: self, viewName: name))
            }
            throw ScriptingError.unconvertible("\(try value().summary) cannot be used here")
        }
    }

    /// The value for Lua. A Swift value without a counterpart becomes an opaque object that can be passed back.
    func luaValue(_ value: DynamicValue) throws -> Lua.Value {
        switch value {
        case .none: return .nil
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(Int64(value))
        case .number(let value): return .number(value)
        case .string(let value): return .string(LuaString(value))
        case .table(let table as ScriptTable): return .table(table.table)
        case .function(let function as ScriptFunction): return .function(function.function)
        default: break
        }
        guard let session else { throw LuaError.closed }
        switch value {
        case .list(let values):
            return .table(try session.interpreter.makeTable(try values.map { try luaValue($0) }))
        case .record(let fields):
            return .table(try session.interpreter.makeTable(fields: try fields.mapValues { try luaValue($0) }))
        case .binding(let state as ScriptState):
            return .userdata(try session.interpreter.makeUserdata(state, session.types.state))
        case .binding(let binding):
            return .userdata(try session.interpreter.makeUserdata(ScriptState(binding, self), session.types.state))
        case .function(let function):
            return .function(
                try session.interpreter.makeFunction(
                    onMain { [self] call in
                        let results = try function.call(call.arguments.map { try dynamicValue($0) })
                        return try call.returns(results.map { try luaValue($0) })
                    }))
        case .view(let view) where !(view is any DescribedValue):
            return .userdata(try session.interpreter.makeUserdata(ViewBox(view), session.types.view))
        case .view(let value):
            return .userdata(try session.interpreter.makeUserdata(OpaqueBox(value), session.types.opaque))
        case .object(let model as ModelBox):
            return .userdata(try session.userdata(of: model.object, model.kind))
        case .object(let object):
            return .userdata(try session.interpreter.makeUserdata(OpaqueBox(object), session.types.opaque))
        default:
            throw ScriptingError.unconvertible("a table of another language cannot be given to Lua")
        }
    }

    /// Makes a view of a call's arguments, which may be views, and of the view that the call is made on.
    /// - Throws: `ScriptingError.tooDeep` for a nesting deeper than `deepestView`.
    func makeView(
        _ name: String, of receiver: ViewBox? = nil, _ call: borrowing Call, from first: Int = 1,
        _ make: (Arguments) throws -> any View
    ) throws -> ViewBox {
        let (before, count) = (deepestTaken, takenCount)
        defer { deepestTaken = before }
        deepestTaken = receiver?.depth ?? 0
        let view = try make(try arguments(call, from: first))
        guard deepestTaken < Self.deepestView else { throw ScriptingError.tooDeep(call: name, limit: Self.deepestView) }
        // The size of a view with the values that it was made of, roughly.
        try session?.interpreter.noteMemory(128 + 48 * (takenCount &- count))
        return ViewBox(view, depth: deepestTaken + 1)
    }

    /// The deepest nesting of views in scripts, where each modifier is a level. Deinitializing deeper ones would
    /// overflow the stack.
    static let deepestView = 2000

    /// The arguments of a call as scripts write them, those before the first left out: in order, by name in one table, or
    /// both, the table last.
    func arguments(_ call: borrowing Call, from first: Int = 1) throws -> Arguments {
        let last = call.argumentCount
        guard first <= last else { return Arguments() }
        var positional: [DynamicValue] = []
        var named: [String: DynamicValue] = [:]
        for index in first...last {
            let value = try call.argument(index)
            // A table holds arguments where it is all that is given, or has names; one that can be called, such as a spy, is
            // an argument itself.
            let isList = index == last && value.isTable && !value.isCallable
            let hasNames = isList && value.hasNames
            guard hasNames || (isList && first == last) else {
                positional.append(try dynamicValue(value))
                continue
            }
            try appendElements(of: value, to: &positional)
            if hasNames { named = try self.named(in: value.value.table!) }
        }
        return Arguments(positional, named: named)
    }

    private func appendElements(of table: borrowing StackValue, to values: inout [DynamicValue]) throws {
        let count = table.elementCount
        guard count > 0 else { return }
        values.reserveCapacity(values.count + count)
        for position in 1...count { values.append(try dynamicValue(table.element(position))) }
    }

    fileprivate func elements(of table: Table) throws -> [DynamicValue] {
        try table.withStackValue { table in
            var values: [DynamicValue] = []
            try appendElements(of: table, to: &values)
            return values
        }
    }

    private func named(in table: Table) throws -> [String: DynamicValue] {
        var named: [String: DynamicValue] = [:]
        try table.forEach { key, value in
            if case .string(let name) = key { named[try name.text] = try dynamicValue(value) }
        }
        return named
    }
}

/// A view in a script's hands.
final class ViewBox {
    let view: any View
    /// The depth of nested views and modifiers.
    let depth: Int

    init(_ view: any View, depth: Int = 1) {
        self.view = view
        self.depth = depth
    }
}

/// A Swift value without a counterpart in Lua, in a script's hands.
final class OpaqueBox {
    let value: Any

    init(_ value: Any) {
        self.value = value
    }
}

/// A Lua table, as the view model sees it.
final class ScriptTable: DynamicTable {
    let table: Table
    private let bridge: Bridge

    init(table: Table, bridge: Bridge) {
        self.table = table
        self.bridge = bridge
    }

    func elements() throws -> [DynamicValue] {
        try bridge.elements(of: table)
    }

    func field(_ name: String) throws -> DynamicValue {
        try bridge.dynamicValue(table.get(name))
    }

    var function: (any DynamicFunction)? {
        Lua.Value.table(table).callable.map { ScriptFunction(function: $0, bridge: bridge) }
    }

    func names() throws -> [String] {
        try table.pairs.compactMap(\.key.string).sorted()
    }

    func isSame(as other: any DynamicTable) -> Bool {
        guard let other = other as? ScriptTable else { return false }
        return Lua.Value.table(table) == .table(other.table)
    }
}

/// A Lua function, as the view model sees it, or another value of Lua that can be called.
struct ScriptFunction: DynamicFunction {
    let function: Function
    let bridge: Bridge
    /// The name of the view, for a definition of a script, which makes views.
    var viewName: String?

    var summary: String {
        viewName.map { "the definition of \($0), which makes a view when it is called: \($0)()" } ?? "a function"
    }

    func call(_ arguments: [DynamicValue]) throws -> [DynamicValue] {
        // While a session ends, its views disappear, and the script can't be called any more.
        guard bridge.session != nil else { throw LuaError.closed }
        return try function.call(arguments: try arguments.map { try bridge.luaValue($0) })
            .map { try bridge.dynamicValue($0) }
    }

    func keep(failure: any Error) {
        bridge.keep(failure: failure)
    }
}
