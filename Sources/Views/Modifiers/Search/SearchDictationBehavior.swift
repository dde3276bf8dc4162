/// The actions that begin dictation into a text field.
public nonisolated enum TextInputDictationActivation: Hashable, CaseIterable, Sendable, NamedValues {
    /// A tap on the microphone.
    case onSelect
    /// The focus, by whatever a person looks at.
    case onLook
}

/// The way in which a text field takes dictation.
public nonisolated struct TextInputDictationBehavior: Hashable, Sendable, NamedValues {
    private let name: String

    /// As the platform has it.
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    /// There is none.
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
    /// It is offered in the field, and begins as the activation says.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: activation == .onSelect ? "inlineOnSelect" : "inlineOnLook")
    }

    public static var namedValues: [(name: String, value: TextInputDictationBehavior)] {
        [
            ("automatic", .automatic), ("preventDictation", .preventDictation),
            ("inlineOnSelect", .inline(activation: .onSelect)), ("inlineOnLook", .inline(activation: .onLook)),
        ]
    }
}

extension View {
    /// Sets how the search fields in the view take dictation.
    public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        attribute(ModifierType.SearchDictationBehavior.self, dictationBehavior)
    }
}

extension ModifierType {
    @AttributeModifier("behavior") public var searchDictationBehavior: ModifierReader<TextInputDictationBehavior>
}
