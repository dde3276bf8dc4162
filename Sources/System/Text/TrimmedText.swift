extension StringProtocol {
    /// The text without spaces, tabs and line ends at both ends.
    /// - Complexity: O(*n*) in the number of characters that are left out.
    package var trimmingSpaces: Substring {
        var rest = Substring(self)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
