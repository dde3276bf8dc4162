/// The words of a command as drivers print it for a shell.
enum CommandWords {
    /// - Returns: `nil` if a quote isn't closed.
    static func split(_ command: Substring) -> [String]? {
        var words: [String] = []
        var word: [UInt8]?
        var quote: UInt8?
        var isEscaped = false
        for byte in command.utf8 {
            switch byte {
            case _ where isEscaped:
                word = (word ?? []) + [byte]
                isEscaped = false
            case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"): isEscaped = true
            case quote: quote = nil
            case UInt8(ascii: "'") where quote == nil, UInt8(ascii: "\"") where quote == nil:
                quote = byte
                word = word ?? []
            case UInt8(ascii: " ") where quote == nil:
                if let word { words.append(String(decoding: word, as: UTF8.self)) }
                word = nil
            default:
                if word == nil { word = [] }
                word!.append(byte)
            }
        }
        guard quote == nil, !isEscaped else { return nil }
        if let word { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}
