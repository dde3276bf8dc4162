/// The keyboard that fits what is typed.
public nonisolated enum UIKeyboardType: Int, Hashable, CaseIterable, Sendable, NamedValues {
    /// The usual one.
    case `default` = 0
    /// Letters without accents.
    case asciiCapable
    /// Numbers and signs.
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
    /// With @ and # at hand.
    case twitter
    /// For searches.
    case webSearch
    /// Numbers only, in plain digits.
    case asciiCapableNumberPad

    /// The keyboard for letters. The name in older source.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    public static var dynamicName: String { "keyboard type" }
}
