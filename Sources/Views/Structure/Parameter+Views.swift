extension Parameter where Value == DynamicContent {
    /// The content of the view: all views, texts and lists of them that are given in order.
    public static var content: Parameter {
        Parameter(
            ParameterInfo(
                name: "content", type: "view…", isOptional: true, isPositional: true, example: "Text('given')")
        ) {
            let given = $0.takeRest()
            var views: [any View] = []
            views.reserveCapacity(given.count)
            for value in given { try DynamicContent.add(value, to: &views, argument: "content") }
            return DynamicContent(views)
        }
    }

    /// A view, or a text that becomes one.
    public static func view(_ name: String, positional: Bool = true) -> Parameter {
        Parameter(
            ParameterInfo(
                name: name, type: "view", isOptional: false, isPositional: positional, example: "Text('given')")
        ) {
            guard let value = $0.take(name, positional: positional) else {
                throw ArgumentError.missing(argument: name, expected: "view or string")
            }
            return DynamicContent(try DynamicContent.views(in: value, argument: name))
        }
    }
}

extension Parameter where Value == DynamicContent? {
    /// A view, or a text that becomes one, that may be left out.
    public static func optionalView(_ name: String) -> Parameter {
        Parameter(
            ParameterInfo(name: name, type: "view", isOptional: true, isPositional: false, example: "Text('given')")
        ) {
            guard let value = $0.take(name, positional: false) else { return nil }
            return DynamicContent(try DynamicContent.views(in: value, argument: name))
        }
    }
}

extension Kind {
    /// Describes a modifier that adds one view to a view and takes nothing else.
    static func subtree<Described: KnownViewType>(
        _ name: String, _ type: Described.Type, view parameter: String, facets: [Facet] = []
    ) -> Kind where Described.Properties == Void {
        Kind(
            name, role: .modifier, arity: .single, facets: facets,
            forms: [DynamicForm(.view(parameter)) { _SubtreeModifier(type, (), $0) }])
    }
}
