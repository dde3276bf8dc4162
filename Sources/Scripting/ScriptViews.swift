import Lua
import Views

/// Views as scripts make them: constructors by kind, modifiers as methods. All of it follows from the descriptions.
extension ScriptSession {
    /// The views of the model, in scripts' hands: `Text("a"):padding(8)`.
    static func makeViewType() -> UserdataType<ViewBox> {
        let type = UserdataType<ViewBox>("View")
        type.methods(
            onMain { _, name in
                guard let kind = modifiers[name] else { return nil }
                return .init(
                    onMain { box, call in
                        let session = session(of: call)
                        let made = try session.bridge.makeView(name, of: box, call) {
                            try kind.apply(to: box.view, $0)
                        }
                        return try call.returns(made, session.types.view)
                    })
            })
        type.indexOnMain { box, call in
            let name = "\(try call.value(1))"
            if ElementCalls.shared.isKnown(name) {
                throw ScriptingError.unconvertible(
                    "\(box.name) is a view that isn't on a screen yet, and has no '\(name)': host it first, as in "
                        + "local screen = host(view), then screen:\(name)(…)")
            }
            throw ScriptingError.unknownMember(of: box.name, name: name, known: modifiers.keys.sorted())
        }
        type.refusesToSetMembers(of: { $0.name }, because: "modifiers are called, as in :padding(8)")
        type.metamethodOnMain("__tostring") { box, call in try call.returns("\(box.name) (a view)") }
        type.binaryOperator("__concat", onMain { call in try concatenation(call) })
        return type
    }

    /// `Text("a") .. Text("b")`: one text after the other, each with its attributes; a string is a text too.
    private static func concatenation(_ call: borrowing Call) throws -> Returned {
        let session = session(of: call)
        let texts = try (1...2).map { place in
            let value = try call.value(place)
            if let string = value.luaString { return Text(verbatim: try string.text) }
            let box = value.userdata?.object(as: ViewBox.self)
            guard let text = box?.view as? Text else {
                throw ScriptingError.unconvertible(
                    "only texts and strings are put together by ..; this is \(box.map(\.name) ?? value.summary)")
            }
            return text
        }
        let text = texts[0].followed(by: texts[1])
        try session.interpreter.noteMemory(text.storageSize)
        return try call.returns(ViewBox(text), session.types.view)
    }

    /// The modifiers that scripts can apply, by name.
    static let modifiers = Dictionary(
        KnownKinds.modifiers.filter(\.isConstructible).map { ($0.call, $0) }
    ) { first, _ in first }

    /// A global function for each kind of gesture that can be made: `TapGesture { count = 2, onEnded = … }`.
    func installGestures() throws {
        for gesture in KnownKinds.Found.deferredGestures {
            try define(gesture.name) { session, call in
                let arguments = try session.bridge.arguments(call)
                return try call.returns(session.bridge.luaValue(gesture.kind.makeGesture(arguments).dynamicValue))
            }
        }
    }

    /// A global function for each kind that can be made.
    func installViews() throws {
        // A type of values that is a view too, such as Color, makes values: they can be used as views.
        let values = Set(ScriptValueType.all.map(\.name))
        for view in KnownKinds.Found.constructible where !values.contains(view.name) {
            try define(view.name) { session, call in
                let made = try session.bridge.makeView(view.name, call) { try view.kind.makeView($0) }
                return try call.returns(made, session.types.view)
            }
        }
    }
}

extension ViewBox {
    /// The kind of the view.
    @MainActor var name: String {
        var view = self.view
        while let modified = view as? any ModifiedView { view = modified.unmodified }
        switch view {
        case let primitive as any PrimitiveView: return primitive._kind.name
        case let previewed as PreviewedView: return previewed.preview.name
        default: return TypeName.short(of: type(of: view))
        }
    }
}
