import Lua
import Views

/// A view that a script defines: `View("Row", function(self, row) return Text(row.name) end)`.
///
/// Calling the object makes a view; the body receives the arguments after `self`.
final class ScriptDefinition {
    let kind: Kind
    let body: Function

    init(name: String, body: Function) {
        kind = Kind(name, call: "view(\(name))", role: .custom, arity: .multiple)
        self.body = body
    }
}

/// A view of a script's definition, with its arguments.
struct ScriptView: PrimitiveView {
    typealias Described = ViewType.ScriptView

    let definition: ScriptDefinition
    let arguments: [Lua.Value]
    let bridge: Bridge

    var _kind: Kind { definition.kind }

    func visitChildren(_ visitor: inout ChildVisitor) throws {
        guard let session = bridge.session else { throw LuaError.closed }
        let context = ScriptViewContext(node: visitor.node, bridge: bridge)
        var views: [any View] = []
        var isEmpty = true
        do {
            try definition.body.call(context, session.types.context, arguments) { result in
                isEmpty = false
                try DynamicContent.add(bridge.dynamicValue(result), to: &views, argument: "")
            }
        } catch let error as ArgumentError {
            throw ArgumentError.calling("the body of \(definition.kind.name)", error)
        }
        guard !isEmpty else { throw ScriptingError.emptyBody(view: definition.kind.name) }
        visitor.content(DynamicContent(views))
    }
}

extension ViewType {
    /// A view that a script defined.
    enum ScriptView: InspectedViewType {
        static let kind = Kind("ScriptView", role: .custom, arity: .multiple)
    }
}

/// The `self` of a body: its states.
final class ScriptViewContext {
    private weak var node: Node?
    private let bridge: Bridge

    init(node: Node, bridge: Bridge) {
        self.node = node
        self.bridge = bridge
    }

    /// The state of a name, which keeps its value as long as the view keeps its identity.
    @MainActor func state(_ name: String, initial: Lua.Value) throws -> ScriptState {
        guard let node else {
            throw ScriptingError.unconvertible("self:state was called after the view had gone")
        }
        return node.storage(named: name) { ScriptState(initial, bridge) }
    }

    /// Dismisses the screen of the view: a sheet, the destination of a link. Has no effect on other screens.
    @MainActor func dismiss() {
        node?.environment.dismiss()
    }
}

extension ScriptSession {
    static func makeDefinitionType() -> UserdataType<ScriptDefinition> {
        let type = UserdataType<ScriptDefinition>("View")
        type.metamethodOnMain("__call") { definition, call in
            let session = session(of: call)
            let view = ScriptView(definition: definition, arguments: try call.arguments, bridge: session.bridge)
            return try call.returns(ViewBox(view), session.types.view)
        }
        type.metamethodOnMain("__tostring") { definition, call in try call.returns("View \"\(definition.kind.name)\"") }
        return type
    }

    static func makeContextType() -> UserdataType<ScriptViewContext> {
        UserdataType<ScriptViewContext>("self") { type in
            type.methodOnMain("state") { context, call in
                let state = try naming("self:state") {
                    try context.state(call.string(1), initial: call.value(2))
                }
                return try call.returns(state, session(of: call).types.state)
            }
            type.methodOnMain("dismiss") { context, _ in
                context.dismiss()
                return .nothing
            }
            type.indexOnMain { _, call in
                let key = try call.value(1)
                throw ScriptingError.unknownMember(
                    of: "self", name: "\(key)", known: ["state", "dismiss"])
            }
            type.refusesToSetMembers(
                of: { _ in "self" }, because: "a view keeps values in states, as in self:state(\"count\", 0)")
        }
    }

    /// `View(name, body)`.
    func installDefinitions() throws {
        try define("View") { session, call in
            let definition = try naming("View") {
                ScriptDefinition(name: try call.string(1), body: try call.function(2))
            }
            session.definedViews.insert(definition.kind.name)
            return try call.returns(definition, session.types.definition)
        }
    }
}
