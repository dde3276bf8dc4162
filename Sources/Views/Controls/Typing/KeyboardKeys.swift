import Foundation

/// The keys of the keyboard that the screen of a phone shows.
///
/// Text is typed as it is given: `textInputAutocapitalization`, `autocorrectionDisabled` and text replacement change nothing
/// of it.
extension UIKeyboardType {
    /// Whether the keyboard has a return key.
    ///
    /// Commonly known: the pads have none.
    var hasReturn: Bool { !isPad }

    /// Whether the keyboard is a pad of twelve keys.
    var isPad: Bool {
        switch self {
        case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
        default: false
        }
    }

    /// Whether a key, or several of them, type a character. `locale` has the decimal separator.
    func types(_ character: Character, in locale: Locale) -> Bool {
        switch self {
        // Unverified: a pad of a language with digits of its own types those as well.
        case .numberPad: character.isWholeNumber
        case .asciiCapableNumberPad: character.isASCII && character.isWholeNumber
        case .decimalPad: character.isWholeNumber || String(character) == locale.decimalSeparator ?? "."
        // Commonly known: its symbols are + * #, and a pause and a wait, which are a comma and a semicolon.
        case .phonePad: character.isWholeNumber || "+*#,;".contains(character)
        // Documented for asciiCapable: it has ASCII characters. Commonly known: letters with accents are on their keys.
        case .asciiCapable: character.isLatin
        // Commonly known: the keyboard for addresses of pages has no space bar.
        case .URL: character != " "
        case .default, .numbersAndPunctuation, .namePhonePad, .emailAddress, .twitter, .webSearch: true
        }
    }

    /// The characters that the keyboard types, for errors.
    var typed: String {
        switch self {
        case .numberPad, .asciiCapableNumberPad: "digits"
        case .decimalPad: "digits and a decimal separator"
        case .phonePad: "digits and + * # , ;"
        case .asciiCapable: "ASCII letters, digits and punctuation"
        default: "no space"
        }
    }
}

extension Character {
    /// Whether a keyboard of Latin letters types the character: with an accent, or in punctuation, but no emoji.
    fileprivate var isLatin: Bool {
        if isASCII { return true }
        return unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            // Latin letters with accents, and the accents.
            case 0xA1...0x24F, 0x300...0x36F, 0x1E00...0x1EFF: true
            // Dashes, quotation marks, bullets and signs of currencies.
            case 0x2010...0x203A, 0x20A0...0x20BF: true
            default: false
            }
        }
    }
}
