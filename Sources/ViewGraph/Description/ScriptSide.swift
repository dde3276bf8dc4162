import Synchronization

/// The members and forms of a kind, which are made on first use: a spec uses few of all the kinds.
final class ScriptSide: Sendable {
    let makeOwnerMembers: @Sendable () -> [Member]
    /// Makes the forms; nil for a kind that has none.
    let makeForms: (@Sendable () -> [DynamicForm])?
    private let makeMembers: @Sendable () -> [Member]
    private let madeMembers = Mutex<Members?>(nil)
    private let madeForms = Mutex<[DynamicForm]?>(nil)

    private struct Members: Sendable {
        let all: [Member]
        let byName: [String: Member]
    }

    init(
        members: @escaping @Sendable () -> [Member], ownerMembers: @escaping @Sendable () -> [Member] = { [] },
        forms: (@Sendable () -> [DynamicForm])? = nil
    ) {
        makeMembers = members
        makeOwnerMembers = ownerMembers
        makeForms = forms
    }

    var members: [Member] { made.all }
    var membersByName: [String: Member] { made.byName }

    var forms: [DynamicForm] {
        madeForms.withLock { made in
            if let made { return made }
            let forms = makeForms?() ?? []
            made = forms
            return forms
        }
    }

    private var made: Members {
        madeMembers.withLock { made in
            if let made { return made }
            let all = makeMembers()
            let members = Members(
                all: all, byName: Dictionary(all.map { ($0.name, $0) }) { first, _ in first })
            made = members
            return members
        }
    }
}
