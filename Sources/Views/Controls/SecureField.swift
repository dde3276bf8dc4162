/// A control that edits text and conceals it.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
    public typealias Described = ViewType.SecureField

    public let properties: ViewType.SecureField.Properties
    let label: Label

    init(_ label: Label, _ properties: ViewType.SecureField.Properties) {
        self.label = label
        self.properties = properties
    }

    /// Creates a secure field with the given label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), .init(text: text, promptText: prompt))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        if let prompt = properties.promptText { visitor.child(.prompt, prompt) }
    }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(Text(titleKey), .init(text: text))
    }

    /// Creates a secure field with a localized label.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), .init(text: text, promptText: prompt))
    }

    /// `onCommit` is called on return.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), .init(text: text, onCommit: onCommit))
    }
}

extension SecureField: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.textField }
}

extension ViewType {
    public enum SecureField: AccessibleKind {
        public struct Properties: LabeledProperties, SubmittingProperties {
            let text: Binding<String>
            var promptText: Views.Text?
            var onCommit: (() -> Void)?

            /// The text in the field.
            public var input: String { text.wrappedValue }
            /// The prompt of the empty field.
            public var prompt: SlotReference<ViewType.Text> { .init(.prompt) }
            /// Goes into the field and types a text in place of the one there is, by one change. Throws
            /// `InspectionError.notSupported` where the keyboard of the field lacks one of the characters.
            public var setInput: ViewCall<String, Void> { .settingInput }
            /// Goes into the field and types a text behind the one there is, a letter at a time, each of which is a change; a
            /// line break is the return key. Throws where `setInput` does, and where the app takes
            /// the focus away meanwhile.
            public var type: ViewCall<String, Void> { .typing }
            /// Goes into the field and pastes a text behind the one there is, by one change; it may have characters that the
            /// keyboard lacks.
            public var paste: ViewCall<String, Void> { .pasting }
            /// Goes into the field and empties it, as a person does who deletes all of its text.
            public var clear: ViewCall<Void, Void> { .clearing }
            /// Presses return, with the focus in the field: `onCommit` and what `onSubmit` of the views around was given are
            /// called, and then editing ends, unless they say where the focus is. Without either, editing just ends. Throws
            /// `InspectionError.notSupported` where the keyboard has no return key.
            public var submit: ViewCall<Void, Void> { .submitting }
            /// Presses return.
            public var callOnCommit: ViewCall<Void, Void> { .committing(onCommit) }
        }

        public static let kind = Kind(
            "SecureField",
            members: [.attribute("input", \Properties.input)] + SecureField.submittingMembers + [
                .call("callOnCommit", \Properties.callOnCommit)
            ],
            slots: [.label, .prompt],
            facets: [
                .drawingField(SecureField.self, hidesText: true), .takesTyping,
                .leftOut(of: [.menu, .confirmationDialog]), .drawingPlaceholder(of: SecureField.self),
            ],
            forms: [
                DynamicForm(
                    .view("label"), .required("text", Binding<String>.self), .optional("prompt", TextSource.self),
                    .optional("onCommit", DynamicAction.self)
                ) { label, text, prompt, onCommit in
                    Views.SecureField(label, .init(text: text, promptText: prompt?.text, onCommit: onCommit?.action))
                }
            ])
    }
}

extension ViewType.Kinds { public var secureField: KindReference<ViewType.SecureField> { .init() } }

extension SecureField: TypedView {
    @MainActor func typedText(of node: Node) -> TypedText {
        let text = properties.text
        return TypedText(
            read: { text.wrappedValue }, write: { text.wrappedValue = $0 }, returnKey: .submits(properties.onCommit))
    }
}
