/// Says something about a view in words: a title, a label for those who can't see it.
public nonisolated struct _LabelingModifier: DescribedModifier {
    public typealias Described = ViewType.Text

    /// The words.
    public let text: Text
    public let kind: Kind

    /// What can be read of the words.
    @MainActor public var properties: ViewType.Text.Properties { text.properties }
}

extension Kind {
    /// The kind of a modifier that says something in words: a call leads to them, and a form takes them.
    /// `kind` gives the kind itself once it is made.
    static func labeling(_ name: String, _ kind: @escaping @Sendable () -> Kind) -> Kind {
        Kind(
            name, role: .modifier, arity: .single,
            members: [Member("string") { try $0.textString() }],
            forms: [
                DynamicForm(.required("text", TextSource.self)) { source in
                    _LabelingModifier(text: source.text, kind: kind())
                }
            ])
    }
}
