extension ModifierType {
    public enum SearchCompletion: AttributeModifierType {
        public static let attribute = ModifierAttribute<String>(
            "SearchCompletion",
            reads: [.reading("searchCompletion") { $0 }],
            members: [
                .call("callSearchCompletion", \ModifierType.callSearchCompletion)
            ],
            forms: [.form(.required("completion", String.self)) { $0 }])
    }
}

extension View {
    /// Sets the text that this suggestion puts into the search field when it is chosen.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        attribute(ModifierType.SearchCompletion.self, completion)
    }
}

extension ModifierType {
    public var searchCompletion: ModifierReader<String> { .init(ModifierType.SearchCompletion.self) }

    /// Chooses this suggestion as a user does. Throws `InspectionError.modifierNotFound` where the view completes
    /// nothing, `parentViewNotFound` where it is no suggestion of a search field.
    public var callSearchCompletion: ViewCall<Void, Void> {
        .callback(by: .tap) { node, _ in
            let completion = try node.attribute(ModifierType.SearchCompletion.self)
            guard let properties = node.searchField?.properties else {
                throw InspectionError.parentViewNotFound(view: node.kind.name)
            }
            // Documented for searchCompletion(_:): choosing the suggestion replaces the text of the field.
            return { properties.text.wrappedValue = completion }
        }
    }
}
