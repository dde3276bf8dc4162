extension MultipleViewContent where Self: KnownModifierType, Properties == Void {
    /// Describes a modifier that adds views to a view, of which there is nothing else to say.
    static func views(facets: [Facet] = []) -> Kind {
        modifier(
            arity: .multiple, facets: facets,
            forms: [DynamicForm(.content) { _SubtreeModifier(Self.self, (), $0) }])
    }
}
