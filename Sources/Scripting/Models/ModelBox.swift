import Lua
import OpenCombine
import Views

/// A model in a script's hands.
final class ModelBox {
    let object: AnyObject
    let kind: ModelKind

    init(_ object: AnyObject, _ kind: ModelKind) {
        self.object = object
        self.kind = kind
    }
}

extension ScriptSession {
    /// Makes a model with its initializer. Without parameters, a table sets properties by name.
    func make(_ kind: ModelKind, _ arguments: [Lua.Value]) throws -> AnyObject {
        let name = "models.\(kind.name)"
        guard let initializer = kind.initializer else { throw ScriptingError.noInitializer(model: kind.name) }
        guard initializer.parameterCount == 0, arguments.count == 1, let table = arguments[0].table else {
            return try initializer.call(nil, arguments, as: name, self) as AnyObject
        }
        let object = try initializer.call(nil, [], as: name, self) as AnyObject
        for (key, value) in try table.pairs.sorted(by: { "\($0.key)" < "\($1.key)" }) {
            try write(value, "\(key)", of: object, kind)
        }
        return object
    }

    /// The one userdata of a model, as long as a script holds it.
    func userdata(of object: AnyObject, _ kind: ModelKind) throws -> Userdata {
        let known = try models.known(interpreter)
        let key = Lua.Value.integer(Int64(Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())))
        if let userdata = try known.rawGet(key).userdata { return userdata }
        let userdata = try interpreter.makeUserdata(ModelBox(object, kind), kind.type)
        try known.rawSet(key, .userdata(userdata))
        return userdata
    }

    /// A property's value for Lua. A view that is being described shows the next value too.
    func read(_ property: ModelProperty, of object: AnyObject) throws -> Lua.Value {
        if let observable = object as? any ObservableObject { followInDescription(observable) }
        return try SwiftValues(self).luaValue(property.read(object))
    }

    fileprivate func write(_ value: Lua.Value, _ name: String, of object: AnyObject, _ kind: ModelKind) throws {
        guard let property = kind.property(name) else {
            if kind.names.contains(name) {
                throw ScriptingError.readOnly(of: kind.name, name: name, why: "it is no property")
            }
            throw ScriptingError.unknownMember(of: kind.name, name: name, known: kind.properties.map(\.name))
        }
        guard let write = property.write else {
            throw ScriptingError.readOnly(of: kind.name, name: name, why: "the model sets it itself")
        }
        try write(object, value, "\(kind.name).\(name)", self)
    }

    /// A function of the app as a Lua function. An async one is awaited.
    /// - Parameter read: Returns the object and the arguments of a call.
    func luaFunction(
        _ function: AppFunction, as name: String,
        _ read: @escaping @MainActor (borrowing Call) throws -> (AnyObject?, [Lua.Value])
    ) throws -> Function {
        guard function.isAwaited else {
            return try interpreter.makeFunction(
                onMain { call in
                    let (object, arguments) = try read(call)
                    return try Self.session(of: call).call(function, on: object, arguments, as: name, call)
                })
        }
        let start = try interpreter.makeFunction(
            onMain { call in
                let (object, arguments) = try read(call)
                let session = Self.session(of: call)
                session.journal.note("\(name)(…)", call)
                let pending = try PendingCall(function, on: object, arguments, as: name, session)
                return try call.returns(pending, session.types.pendingCall)
            })
        return try awaiting(start, as: name)
    }

    fileprivate func call(
        _ function: AppFunction, on object: AnyObject?, _ arguments: [Lua.Value], as name: String,
        _ call: borrowing Call
    ) throws -> Returned {
        journal.note("\(name)(…)", call)
        let result = try AppFailure.wording { try function.call(object, arguments, as: name, self) }
        try reportFailures()
        return try call.returns(SwiftValues(self).luaValue(result))
    }
}

extension ModelKind {
    /// Makes the type of the models of this kind in Lua.
    @MainActor func makeType() -> UserdataType<ModelBox> {
        let type = UserdataType<ModelBox>(name)
        type.methods(onMain { box, name in box.method(name) })
        type.indexOnMain { box, call in try box.readMember(call) }
        type.newIndexOnMain { box, call in try box.writeProperty(call) }
        type.metamethodOnMain("__tostring") { box, call in try call.returns(box.text(ScriptSession.session(of: call))) }
        type.binaryOperator(
            "__eq",
            onMain { call in
                let (left, right) = (call.object(1) as? ModelBox, call.object(2) as? ModelBox)
                return try call.returns(left != nil && left?.object === right?.object)
            })
        return type
    }
}

extension ModelBox {
    /// The method with a name; nil for one that is async, which `readMember` gives as a Lua function, and for none.
    @MainActor fileprivate func method(_ name: String) -> UserdataType<ModelBox>.Method? {
        if let function = kind.method(name) {
            guard !function.isAwaited else { return nil }
            let text = "\(kind.name):\(name)"
            return .init(
                onMain { box, call in
                    try ScriptSession.session(of: call).call(function, on: box.object, call.arguments, as: text, call)
                })
        }
        switch name {
        case "onChange" where kind.property(name) == nil: return .init(onMain(ModelKind.onChange))
        case "onReceive" where kind.property(name) == nil: return .init(onMain(ModelKind.onReceive))
        default: return nil
        }
    }

    /// `model[key]`: a property, a publisher, or an async method.
    @MainActor fileprivate func readMember(_ call: borrowing Call) throws -> Returned {
        let session = ScriptSession.session(of: call)
        let key = try call.value(1)
        let name = key.string ?? "\(key)"
        if let property = kind.property(name) { return try call.returns(session.read(property, of: object)) }
        if let publisher = kind.publisher(name) {
            return try call.returns(PublisherBox(publisher, of: self, name), session.types.publisher)
        }
        guard let function = kind.method(name) else {
            throw ScriptingError.unknownMember(of: kind.name, name: name, known: kind.names)
        }
        let text = "\(kind.name):\(name)"
        let luaFunction = try session.luaFunction(function, as: text) { call in
            let object = try naming(text) { try call.object(1, as: ModelBox.self) }.object
            return (object, Array(try call.arguments.dropFirst()))
        }
        return try call.returns(.function(luaFunction))
    }

    /// `model[key] = value`.
    @MainActor fileprivate func writeProperty(_ call: borrowing Call) throws -> Returned {
        let session = ScriptSession.session(of: call)
        let key = try call.value(1)
        let name = key.string ?? "\(key)"
        session.journal.note("\(self.kind.name).\(name) = …", call)
        try session.write(call.value(2), name, of: object, kind)
        try session.reportFailures()
        return .nothing
    }
}

extension ModelBox {
    /// The name, and the properties with brief values: `Inbox{ items = table of 2, title = "Work" }`.
    @MainActor fileprivate func text(_ session: ScriptSession) throws -> String {
        let parts = try kind.properties.map { name, property in
            let value = try SwiftValues(session).luaValue(property.read(object))
            let text =
                switch value {
                case .string(let string): "\(string)".count > 40 ? "a long text" : "\(string)".debugDescription
                case .table(let table): try table.count > 0 ? "table of \(table.count)" : "table"
                default: "\(value)"
                }
            return "\(name) = \(text)"
        }
        return parts.isEmpty ? kind.name : "\(kind.name){ \(parts.joined(separator: ", ")) }"
    }
}
