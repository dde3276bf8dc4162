extension String {
    /// The text with some of its scalars written in another way: `replacement` returns nil for those that stay.
    /// - Complexity: O(*n*) in the length of the text.
    package func escaped(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = replacement(scalar) {
                result.append(contentsOf: text.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
