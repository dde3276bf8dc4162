extension HorizontalAlignment: NamedValues {
    public static var namedValues: [(name: String, value: HorizontalAlignment)] {
        [("leading", .leading), ("center", .center), ("trailing", .trailing)]
    }
}

extension VerticalAlignment: NamedValues {
    public static var namedValues: [(name: String, value: VerticalAlignment)] {
        [
            ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
            ("lastTextBaseline", .lastTextBaseline),
        ]
    }
}

extension Alignment: NamedValues {
    public static var namedValues: [(name: String, value: Alignment)] {
        [
            ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
            ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
            ("bottomTrailing", .bottomTrailing), ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
            ("centerFirstTextBaseline", .centerFirstTextBaseline),
            ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
            ("leadingLastTextBaseline", .leadingLastTextBaseline), ("centerLastTextBaseline", .centerLastTextBaseline),
            ("trailingLastTextBaseline", .trailingLastTextBaseline),
        ]
    }
}

extension HorizontalAlignment: CustomStringConvertible {
    public var description: String { valueName ?? TypeName.short(of: key) }
}

extension VerticalAlignment: CustomStringConvertible {
    public var description: String { valueName ?? TypeName.short(of: key) }
}

extension Alignment: CustomStringConvertible {
    public var description: String {
        valueName ?? "horizontal: \(horizontal), vertical: \(vertical)"
    }
}
