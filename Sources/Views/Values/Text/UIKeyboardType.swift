/// The type of the keyboard for a text field.
public nonisolated enum UIKeyboardType: Int, Hashable, CaseIterable, Sendable, NamedValues {
    /// The standard keyboard.
    case `default` = 0
    /// ASCII letters.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// For web addresses.
    case URL
    /// Numbers only.
    case numberPad
    /// For phone numbers.
    case phonePad
    /// For names and phone numbers.
    case namePhonePad
    /// For mail addresses.
    case emailAddress
    /// Numbers with a decimal separator.
    case decimalPad
    /// Letters with @ and #.
    case twitter
    /// For searches.
    case webSearch
    /// ASCII digits only.
    case asciiCapableNumberPad

    /// The former name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    public static var dynamicName: String { "keyboard type" }
}
