/// The rule for names in Lua source: ASCII letters, digits and underscores, not beginning with a digit, and not a keyword.
public enum LuaName {
    /// Lua's keywords.
    public static let keywords: Set<String> = [
        "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
        "not", "or", "repeat", "return", "then", "true", "until", "while",
    ]

    /// Whether a byte of UTF-8 can be part of a name. Digits can't be the first.
    public static func isPart(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Whether a byte is a decimal digit.
    public static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Whether a text is a valid name in Lua, for a variable or after a dot.
    public static func isValid(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        return !isDigit(first) && text.utf8.allSatisfy(isPart) && !keywords.contains(text)
    }
}
