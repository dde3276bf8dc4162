/// The label of the key that submits text.
public nonisolated enum SubmitLabel: Hashable, CaseIterable, Sendable, NamedValues {
    case done
    case go
    case send
    case join
    case route
    case search
    case `return`
    case next
    case `continue`
}
