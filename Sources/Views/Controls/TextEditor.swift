/// A control that edits text of any length.
public nonisolated struct TextEditor: PrimitiveView {
    public typealias Described = ViewType.TextEditor

    public let properties: ViewType.TextEditor.Properties

    /// Creates a text editor.
    public init(text: Binding<String>) {
        properties = .init(text: text)
    }
}

extension ViewType {
    public enum TextEditor: AccessibleKind {
        public struct Properties {
            let text: Binding<String>

            /// The text in the editor.
            public var input: String { text.wrappedValue }
            /// Types a text in place of the one there is.
            public var setInput: ViewCall<String, Void> { .action { text.wrappedValue = $0 } }
            /// Empties the editor, as a person does who deletes all of its text.
            public var clear: ViewCall<Void, Void> { .action { text.wrappedValue = "" } }
        }

        public static let kind = Kind(
            "TextEditor",
            members: [
                .attribute("input", \Properties.input),
                .call("setInput", \Properties.setInput, .required("text")),
                .call("clear", \Properties.clear),
            ],
            forms: [DynamicForm(.required("text", Binding<String>.self)) { Views.TextEditor(text: $0) }])
    }
}

extension ViewType.Kinds { public var textEditor: KindReference<ViewType.TextEditor> { .init() } }
