extension String {
    /// The text with spaces behind it, so that it takes so many columns. A longer text stays as it is.
    package func padded(to width: Int) -> String { self + Self.spaces(width - count) }

    /// The text with spaces in front of it, so that it ends at a column. A longer text stays as it is.
    package func rightAligned(to width: Int) -> String { Self.spaces(width - count) + self }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }
}
