/// A control that edits a line of text.
public nonisolated struct TextField<Label: View>: PrimitiveView {
    public typealias Described = ViewType.TextField

    public let properties: ViewType.TextField.Properties
    let label: Label

    init(_ label: Label, _ properties: ViewType.TextField.Properties) {
        self.label = label
        self.properties = properties
    }

    /// Creates a text field with the given label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), .init(text: text, promptText: prompt))
    }

    /// Creates a text field with the given label.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        // Commonly known: in a field with a vertical axis, return makes a new line; here it submits.
        self.init(label(), .init(text: text, promptText: prompt))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        if let prompt = properties.promptText { visitor.child(.prompt, prompt) }
        visitor.styled(by: ModifierType.TextFieldStyle.self) { [properties, label] _ in
            .init(TextField<_TextFieldStyleLabel>(.init(label), properties))
        }
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(Text(titleKey), .init(text: text))
    }

    /// Creates a text field with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), .init(text: text, promptText: prompt))
    }

    /// Creates a text field with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(Text(titleKey), .init(text: text))
    }

    /// Creates a text field with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(titleKey), .init(text: text, promptText: prompt))
    }

    /// Creates a text field with a localized label, and a selection that goes behind what is typed.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Text(titleKey), .init(text: text.moving(selection), promptText: prompt))
    }

    /// `onEditingChanged` is told whether editing began, `onCommit` is called on return.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), .init(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
    }

    /// `onEditingChanged` is told whether editing began.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), .init(text: text, onEditingChanged: onEditingChanged))
    }

    /// `onCommit` is called on return.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), .init(text: text, onCommit: onCommit))
    }
}

extension Slot {
    /// The prompt of an empty field.
    static let prompt = Slot("prompt")
}

extension TextField: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.textField }
}

extension ViewType {
    public enum TextField: AccessibleKind {
        public struct Properties: LabeledProperties, StyledProperties {
            let text: Binding<String>
            var promptText: Views.Text?
            var onEditingChanged: ((Bool) -> Void)?
            var onCommit: (() -> Void)?

            /// The text in the field.
            public var input: String { text.wrappedValue }
            /// The prompt of the empty field.
            public var prompt: SlotReference<ViewType.Text> { .init(.prompt) }
            /// Types a text in place of the one there is.
            public var setInput: ViewCall<String, Void> { .action { text.wrappedValue = $0 } }
            /// Empties the field, as a person does who deletes all of its text.
            public var clear: ViewCall<Void, Void> { .action { text.wrappedValue = "" } }
            /// Presses return, with the focus in the field: `onCommit` and what `onSubmit` of the views around was given are
            /// called, and then editing ends, unless they move the focus. Without either, editing just ends.
            public var submit: ViewCall<Void, Void> { .submitting(onCommit) }
            /// Presses return.
            public var callOnCommit: ViewCall<Void, Void> { .committing(onCommit) }
            /// Says that editing ended.
            public var callOnEditingChanged: ViewCall<Void, Void> {
                .action { try callback(onEditingChanged, "onEditingChanged", of: "TextField")(false) }
            }
        }

        public static let kind = Kind(
            "TextField",
            members: [
                .attribute("input", \Properties.input),
                .call("setInput", \Properties.setInput, .required("text")),
                .call("clear", \Properties.clear),
                .call("submit", \Properties.submit),
                .call("callOnCommit", \Properties.callOnCommit),
                .call("callOnEditingChanged", \Properties.callOnEditingChanged),
            ],
            slots: [.label, .prompt, .styled],
            facets: [
                .takesTyping, .drawingPlaceholder(of: TextField.self),
                .showingTexts { $0.typedTexts(of: TextField.self) }, .legible,
            ],
            forms: [
                DynamicForm(
                    .view("label"), .required("text", Binding<String>.self), .optional("prompt", TextSource.self),
                    .optional("onCommit", DynamicAction.self),
                    .optional("onEditingChanged", DynamicHandler<Bool>.self)
                ) { label, text, prompt, onCommit, onEditingChanged in
                    Views.TextField(
                        label,
                        .init(
                            text: text, promptText: prompt?.text, onEditingChanged: onEditingChanged?.action,
                            onCommit: onCommit?.action))
                }
            ])
    }
}

extension ViewType.Kinds { public var textField: KindReference<ViewType.TextField> { .init() } }

extension TextField: EditingView {
    package var onEditingChanged: ((Bool) -> Void)? { properties.onEditingChanged }
}
