/// The advice for a tap on a view of the kind, or inside one, that nothing takes.
struct TapHint: Sendable {
    /// Returns what to do in place of the tap, as a clause; nil where nothing is known.
    let clause: @MainActor @Sendable (_ touched: Node, _ view: Node) -> String?
}

extension Facet {
    /// A tap on views of the kind, or inside them, may be taken by nothing; the closure says what to do in its place.
    package static func tapHint(_ clause: @escaping @MainActor @Sendable (_ touched: Node, _ view: Node) -> String?)
        -> Facet
    {
        Facet(TapHint(clause: clause))
    }
}

extension Node {
    /// What to do in place of a tap that nothing takes, as the nearest view around has it, this one included: the actions of a
    /// control. Nil where nothing is known.
    package var tapHint: String? {
        for view in sequence(first: self, next: \.around) {
            if let clause = view.kind[TapHint.self]?.clause(self, view) { return clause }
            guard view.kind.isTouched, view.kind.member("tap") == nil else { continue }
            let actions = view.kind.members.filter { $0.role == .action && !$0.name.hasPrefix("callOn") }.map(\.name)
            guard !actions.isEmpty else { continue }
            return "a person uses \(view.kind.name) by \(actions.joined(separator: " or "))"
        }
        return nil
    }
}
