import Lua
import Views

/// `dragTo` of scripts: what a person does who drags one view to another.
extension ScriptSession {
    static func addDrag(to type: UserdataType<Element>) {
        type.methodOnMain("dragTo") { element, call in
            guard let target = call.object(1) as? Element else {
                throw ScriptingError.unconvertible(
                    "dragTo takes the element to drop on, as in card:dragTo(screen:find { text = \"Done\" })")
            }
            guard target.graph === element.graph else {
                throw ScriptingError.unconvertible("dragTo takes an element of the same screen")
            }
            let isAccepted = try element.session.journal.noting("dragTo", on: element, isTouch: true, call) {
                let place = try target.current()
                return try element.perform { try $0.drag(to: place) }
            }
            return try call.returns(isAccepted)
        }
    }
}
