/// The tags in a full name: words that begin with `#`.
enum NameTags {
    /// Whether a name has a tag: `#slow`, as a word of its own or after another sign. `#slower` is another tag.
    /// - Parameter tag: With or without its `#`.
    static func has(_ tag: String, in name: String) -> Bool {
        let wanted = Array((tag.hasPrefix("#") ? tag : "#" + tag).utf8)
        let bytes = Array(name.utf8)
        guard wanted.count > 1, bytes.count >= wanted.count else { return false }
        return (0...(bytes.count - wanted.count)).contains { start in
            let end = start + wanted.count
            return bytes[start..<end].elementsEqual(wanted) && (end == bytes.count || !isPart(bytes[end]))
        }
    }

    /// Whether a byte can be part of a tag: letters of any language, digits, `_` and `-`.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }
}
