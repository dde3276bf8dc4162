import Foundation

/// A control that edits text of any length.
public nonisolated struct TextEditor: PrimitiveView {
    public typealias Described = ViewType.TextEditor

    public let properties: ViewType.TextEditor.Properties

    /// Creates a text editor.
    public init(text: Binding<String>) {
        properties = .init(text: text)
    }

    /// Creates a text editor with a selection, which goes behind what is typed.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        properties = .init(text: text.moving(selection))
    }

    /// Creates an editor of a text with attributes. What is typed has those of the place where it is typed.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        properties = .init(attributedText: text, selection: selection)
    }
}

extension TextEditor: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        var environment = place.environment
        // An editor shows all lines of its text, by scrolling.
        environment.lineLimit = nil
        environment.lowerLineLimit = nil
        return EditorLayout(
            text: Text(verbatim: place.node.following { properties.input }).textLayout(in: place, environment),
            scrolled: place.scrolledContent())
    }
}

extension ViewType {
    public enum TextEditor: AccessibleKind {
        public struct Properties: TypingProperties {
            private let text: Binding<String>
            private let attributedText: Binding<AttributedString>?
            private let selection: Binding<AttributedTextSelection>?

            init(text: Binding<String>) {
                self.text = text
                attributedText = nil
                selection = nil
            }

            init(attributedText: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
                text = Binding(get: { String(attributedText.wrappedValue.characters) }, set: { _ in })
                self.attributedText = attributedText
                self.selection = selection
            }

            /// The text in the editor.
            public var input: String { text.wrappedValue }
            /// Goes into the editor and types a text in place of the one there is, by one change. Throws
            /// `InspectionError.notSupported` where the keyboard lacks one of the characters.
            public var setInput: ViewCall<String, Void> { .settingInput }
            /// Goes into the editor and types a text behind the one there is, a letter at a time, each of which is a change.
            /// Throws where `setInput` does, and where the app takes the focus away meanwhile.
            public var type: ViewCall<String, Void> { .typing }
            /// Goes into the editor and pastes a text behind the one there is, by one change; it may have characters that the
            /// keyboard lacks.
            public var paste: ViewCall<String, Void> { .pasting }
            /// Goes into the editor and empties it, as a person does who deletes all of its text.
            public var clear: ViewCall<Void, Void> { .clearing }
            /// The text with its attributes. Throws `InspectionError.attributeNotFound` where it has none.
            public var attributedInput: ViewCall<Void, AttributedString> {
                .init(of: attributedText) { text, _, _ in
                    guard let text else {
                        throw InspectionError.attributeNotFound(label: "attributedInput", type: "TextEditor")
                    }
                    return text.wrappedValue
                }
            }

            @MainActor fileprivate func write(_ input: String, on node: Node) {
                guard let attributedText else { return text.wrappedValue = input }
                var typed = attributedText.wrappedValue
                var whole = AttributedTextSelection(range: typed.startIndex..<typed.endIndex)
                typed.replaceSelection(&whole, withCharacters: input)
                // Commonly known: the constraints of a formatting definition also hold for what people type.
                for definition in node.textFormattingDefinitions { definition._apply(to: &typed) }
                attributedText.wrappedValue = typed
                selection?.wrappedValue = AttributedTextSelection(insertionPoint: typed.endIndex)
            }
        }

        public static let kind = Kind(
            "TextEditor",
            members: [.attribute("input", \Properties.input)] + TextEditor.typingMembers,
            facets: [
                .drawingEditor, .scrolled, .scrolledByDrag, .scrollsOwnText, .takesTyping, .leftOut(of: .all),
                .showingTexts { $0.typedTexts(of: TextEditor.self) }, .legible, .opaque { $0.hasScrollBackground },
            ],
            forms: [DynamicForm(.required("text", Binding<String>.self)) { Views.TextEditor(text: $0) }])
    }
}

extension ViewType.Kinds { public var textEditor: KindReference<ViewType.TextEditor> { .init() } }

extension TextEditor: TypedView {
    @MainActor func typedText(of node: Node) -> TypedText {
        let properties = properties
        return TypedText(
            read: { properties.input }, write: { properties.write($0, on: node) }, returnKey: .breaksLine)
    }
}
