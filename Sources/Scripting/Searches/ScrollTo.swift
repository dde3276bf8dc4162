import Lua
import Views

/// `scrollTo` of scripts: the search of a person who scrolls.
extension ScriptSession {
    static func addScrollTo(to type: UserdataType<Element>) {
        type.method(
            "scrollTo",
            onMain { element, call in
                guard call.argumentCount > 0 else {
                    try element.session.journal.noting("scrollTo", on: element, call) {
                        try element.checkIsClear()
                        try element.perform { try $0.scrollIntoSight() }
                    }
                    return try call.returns(element, element.session.types.element)
                }
                let search = try Search(call, in: element)
                let journal = element.session.journal
                do {
                    let found = try element.searching {
                        try Element(from: element, isAnonymous: search.isAnonymous, ":scrollTo\(search.written)") {
                            try search.first(from: $0)
                        }
                    }
                    if element.session.isStrict { found.search = search }
                    try found.checkIsClear()
                    try found.perform { try $0.scrollIntoSight() }
                    journal.noteFound(found, call)
                    return try call.returns(found, element.session.types.element)
                } catch {
                    journal.note("scrollTo\(search.written)", error: error, call)
                    throw error
                }
            })
    }
}
