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
            return { properties.complete(completion) }
        }
    }
}

extension ViewType.Searchable.Properties {
    // Documented for searchCompletion(_:): choosing the suggestion replaces the text of the field.
    fileprivate func complete(_ completion: String) { text.wrappedValue = completion }
}

extension Facet {
    /// A tap on a suggestion of a search chooses that, and one on the field begins the search.
    static var choosingSuggestions: Facet {
        .tappedInside { touched, field, _ in
            let isPart = touched === field || touched.slot === Slot.prompt
            if isPart { return { [unowned field] in try field.type("") } }
            return touched.completing(field, within: field)
        }
    }

    /// A tap on a suggestion that stands apart from its search field chooses it.
    static var choosingSuggestionsOfField: Facet {
        .tappedInside { touched, suggestions, _ in
            suggestions.searchField.flatMap { touched.completing($0.node, within: suggestions) }
        }
    }
}

extension Node {
    /// What a tap on this view does to a search field, where it is a suggestion with a text, or stands in one, within the view that
    /// shows suggestions; nil for any other view.
    fileprivate func completing(_ field: Node, within suggestions: Node) -> (@MainActor () throws -> Void)? {
        let completion = placesOnPage.prefix { $0 !== suggestions }.lazy
            .compactMap { $0.attributes(ModifierType.SearchCompletion.self).first }.first
        guard let completion, let properties = try? field.properties(of: ViewType.Searchable.self) else { return nil }
        return { properties.complete(completion) }
    }
}
