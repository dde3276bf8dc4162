/// What the key is called that ends what is typed.
public nonisolated enum SubmitLabel: Hashable, CaseIterable, Sendable, NamedValues {
    /// Done.
    case done
    /// Go.
    case go
    /// Send.
    case send
    /// Join.
    case join
    /// Route.
    case route
    /// Search.
    case search
    /// Return.
    case `return`
    /// Next.
    case next
    /// Continue.
    case `continue`
}
