extension String {
    /// The text with some of its scalars written in another way: `replacement` returns nil for those that stay.
    /// - Complexity: O(*n*) in the length of the text.
    package func escaped(_ replacement: (Unicode.Scalar) -> String?) -> String {
        // A view of scalars would be copied with each text that is appended to it.
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            if let text = replacement(scalar) {
                result.append(contentsOf: text.utf8)
            } else {
                result.append(contentsOf: scalar.utf8)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
