extension String {
    /// The text, padded with spaces at its end to a width in characters. A longer text is unchanged.
    package func padded(to width: Int) -> String { self + Self.spaces(width - count) }

    /// The text, padded with spaces at its start to a width in characters. A longer text is unchanged.
    package func rightAligned(to width: Int) -> String { Self.spaces(width - count) + self }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }
}
