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
        self.init(label(), .init(text: text))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
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
        self.init(Text(titleKey), .init(text: text))
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
        public struct Properties: LabeledProperties {
            let text: Binding<String>
            var onCommit: (() -> Void)?

            /// The text in the field.
            public var input: String { text.wrappedValue }
            /// Types a text in place of the one there is.
            public var setInput: ViewCall<String, Void> { .action { text.wrappedValue = $0 } }
            /// Empties the field, as a person does who deletes all of its text.
            public var clear: ViewCall<Void, Void> { .action { text.wrappedValue = "" } }
            /// Presses return, with the focus in the field: `onCommit` and what `onSubmit` of the views around was given are
            /// called, and then editing ends, unless they move the focus. Without either, editing just ends.
            public var submit: ViewCall<Void, Void> { .submitting(onCommit) }
            /// Presses return.
            public var callOnCommit: ViewCall<Void, Void> { .committing(onCommit) }
        }

        public static let kind = Kind(
            "SecureField",
            members: [
                .attribute("input", \Properties.input),
                .call("setInput", \Properties.setInput, .required("text")),
                .call("clear", \Properties.clear),
                .call("submit", \Properties.submit),
                .call("callOnCommit", \Properties.callOnCommit),
            ],
            slots: [.label],
            facets: [.takesTyping, .drawingPlaceholder(of: SecureField.self)],
            forms: [
                DynamicForm(
                    .view("label"), .required("text", Binding<String>.self), .optional("onCommit", DynamicAction.self)
                ) { label, text, onCommit in
                    Views.SecureField(label, .init(text: text, onCommit: onCommit?.action))
                }
            ])
    }
}

extension ViewType.Kinds { public var secureField: KindReference<ViewType.SecureField> { .init() } }
