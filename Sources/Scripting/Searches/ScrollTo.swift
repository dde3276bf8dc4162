import Lua
import Views

/// `scrollTo` of scripts: the search of a person who scrolls.
extension ScriptSession {
    static func addScrollTo(to type: UserdataType<Element>) {
        type.methodOnMain("scrollTo") { element, call in
            guard call.argumentCount > 0 else {
                try element.session.journal.noting("scrollTo", on: element, call) { try element.scrollIntoSight() }
                return try call.returns(element, element.session.types.element)
            }
            return try search("scrollTo", in: element, call, mayBeUnclear: true) { search, top in
                try search.first(from: top)
            } then: {
                try $0.scrollIntoSight()
            }
        }
    }
}

extension Element {
    fileprivate func scrollIntoSight() throws {
        try checkIsClear()
        try perform { try $0.scrollIntoSight() }
    }
}
