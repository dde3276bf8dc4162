extension HorizontalAlignment: NamedValues {
    public static var dynamicName: String { "horizontal alignment" }
    public static var namedValues: KeyValuePairs<String, HorizontalAlignment> {
        ["leading": .leading, "center": .center, "trailing": .trailing]
    }
}

extension VerticalAlignment: NamedValues {
    public static var dynamicName: String { "vertical alignment" }
    public static var namedValues: KeyValuePairs<String, VerticalAlignment> {
        [
            "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline,
        ]
    }
}

extension Alignment: NamedValues {
    public static var dynamicName: String { "alignment" }
    public static var namedValues: KeyValuePairs<String, Alignment> {
        [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing, "leadingFirstTextBaseline": .leadingFirstTextBaseline,
            "centerFirstTextBaseline": .centerFirstTextBaseline,
            "trailingFirstTextBaseline": .trailingFirstTextBaseline,
            "leadingLastTextBaseline": .leadingLastTextBaseline, "centerLastTextBaseline": .centerLastTextBaseline,
            "trailingLastTextBaseline": .trailingLastTextBaseline,
        ]
    }
}

extension HorizontalAlignment: CustomStringConvertible {
    /// How it prints: its name where it has one.
    public var description: String { Self.namedValues.first { $0.value == self }?.key ?? TypeName.short(of: key) }
}

extension VerticalAlignment: CustomStringConvertible {
    /// How it prints: its name where it has one.
    public var description: String { Self.namedValues.first { $0.value == self }?.key ?? TypeName.short(of: key) }
}

extension Alignment: CustomStringConvertible {
    /// How it prints: its name where it has one.
    public var description: String {
        Self.namedValues.first { $0.value == self }?.key ?? "horizontal: \(horizontal), vertical: \(vertical)"
    }
}
