import Foundation

extension TextAttributesReader: Equatable {
    /// Whether both have the same attributes in the same places.
    public static func == (left: TextAttributesReader, right: TextAttributesReader) -> Bool {
        left.runs.elementsEqual(right.runs) { $0.length == $1.length && $0.attributes == $1.attributes }
    }
}

extension TextAttributesReader: RenamedValue {
    public static let valueKind = ValueKind(
        "Text.Attributes", TextAttributesReader.self, "The attributes of a text, or of a range of it.",
        example: "host(Text('a')):find('Text'):attributes()",
        members: [
            .method("isBold") { (reader: TextAttributesReader) in try reader.bold() == true },
            .method("isItalic") { (reader: TextAttributesReader) in try reader.italic() == true },
            .method("fontWeight") { (reader: TextAttributesReader) in try reader.fontWeight() },
            .method("font") { (reader: TextAttributesReader) in try reader.font() },
            .method("foregroundColor") { (reader: TextAttributesReader) in try reader.foregroundColor() },
            .method("isStrikethrough") { (reader: TextAttributesReader) in try reader.isStrikethrough() },
            .method("strikethroughColor") { (reader: TextAttributesReader) in try reader.strikethroughColor() },
            .method("strikethroughStyle") { (reader: TextAttributesReader) in try reader.strikethroughLine().pattern },
            .method("isUnderline") { (reader: TextAttributesReader) in try reader.isUnderline() },
            .method("underlineColor") { (reader: TextAttributesReader) in try reader.underlineColor() },
            .method("underlineStyle") { (reader: TextAttributesReader) in try reader.underlineLine().pattern },
            .method("kerning") { (reader: TextAttributesReader) in try reader.kerning() },
            .method("tracking") { (reader: TextAttributesReader) in try reader.tracking() },
            .method("baselineOffset") { (reader: TextAttributesReader) in try reader.baselineOffset() },
            .method("link") { (reader: TextAttributesReader) in try reader.link() },
            .method("range", .required("first", Int.self), .required("last", Int.self)) {
                (reader: TextAttributesReader, first: Int, last: Int) in
                guard first >= 1, last >= first, last <= reader.count else {
                    throw ArgumentError.wrongType(
                        argument: "last", expected: "characters within 1 and \(reader.count)",
                        found: "\(first) to \(last)")
                }
                return reader[(first - 1)..<last]
            },
        ])
}

extension TextAttributesReader: CustomStringConvertible {
    public var description: String { "the attributes of \(count) characters" }
}
