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
        self.init(label(), .init(text: text, promptText: prompt, axis: axis))
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
        self.init(Text(titleKey), .init(text: text, axis: axis))
    }

    /// Creates a text field with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(titleKey), .init(text: text, promptText: prompt, axis: axis))
    }

    /// Creates a text field with a localized label, and a selection that goes behind what is typed.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Text(titleKey), .init(text: text.moving(selection), promptText: prompt, axis: axis ?? .horizontal))
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

extension TextField: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        properties.axis == .vertical ? place.growingField(properties.text) : place.textField
    }
}

extension ViewType {
    public enum TextField: AccessibleKind {
        public struct Properties: LabeledProperties, StyledProperties, SubmittingProperties {
            let text: Binding<String>
            var promptText: Views.Text?
            var onEditingChanged: ((Bool) -> Void)?
            var onCommit: (() -> Void)?
            /// The direction in which the field grows with its text. Return makes a line in one that grows downward.
            public var axis = Axis.horizontal
            /// Whether the text is that of a value in a format.
            var isFormatted = false

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
            /// `InspectionError.notSupported` where return makes a line, and where the keyboard has no return key.
            public var submit: ViewCall<Void, Void> { .submitting }
            /// Presses return.
            public var callOnCommit: ViewCall<Void, Void> { .committing(onCommit) }
            /// Says that editing ended.
            public var callOnEditingChanged: ViewCall<Void, Void> {
                .action { try callback(onEditingChanged, "onEditingChanged", of: "TextField")(false) }
            }
        }

        public static let kind = Kind(
            "TextField",
            members: [.attribute("input", \Properties.input)] + TextField.submittingMembers + [
                .call("callOnCommit", \Properties.callOnCommit),
                .call("callOnEditingChanged", \Properties.callOnEditingChanged),
            ],
            slots: [.label, .prompt, .styled],
            facets: [
                .drawingField(TextField.self), .takesTyping, .leftOut(of: [.menu, .confirmationDialog]),
                .drawingPlaceholder(of: TextField.self),
                .showingTexts { $0.typedTexts(of: TextField.self) }, .legible,
            ],
            forms: [
                DynamicForm(
                    .view("label"), .required("text", Binding<String>.self), .optional("prompt", TextSource.self),
                    .optional("onCommit", DynamicAction.self),
                    .optional("onEditingChanged", DynamicHandler<Bool>.self), .defaulted("axis", Axis.horizontal)
                ) { label, text, prompt, onCommit, onEditingChanged, axis in
                    Views.TextField(
                        label,
                        .init(
                            text: text, promptText: prompt?.text, onEditingChanged: onEditingChanged?.action,
                            onCommit: onCommit?.action, axis: axis))
                }
            ])
    }
}

extension ViewType.Kinds { public var textField: KindReference<ViewType.TextField> { .init() } }

extension TextField: EditingView {
    package var onEditingChanged: ((Bool) -> Void)? { properties.onEditingChanged }
}

extension TextField: TypedView {
    @MainActor func typedText(of node: Node) -> TypedText {
        let text = properties.text
        return TypedText(
            read: { text.wrappedValue }, write: { text.wrappedValue = $0 },
            // Commonly known: in a field with a vertical axis, return makes a line.
            returnKey: properties.axis == .vertical ? .breaksLine : .submits(properties.onCommit),
            isFormatted: properties.isFormatted)
    }
}
