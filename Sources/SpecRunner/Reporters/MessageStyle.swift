import System

extension TextStyle {
    /// A line of a failure's message, with expected text in one color and found text in another, as in a difference of
    /// two texts. Assertions write such lines indented; a sentence stays as it is.
    func callAsFunction(message line: Substring) -> String {
        let text = line.drop { $0 == " " }
        guard text.startIndex > line.startIndex, let mark = Self.marks.first(where: { text.hasPrefix($0.prefix) })?.mark
        else { return String(line) }
        return line[..<text.startIndex] + self(mark, String(text))
    }

    private static let marks: [(prefix: String, mark: Mark)] = [
        ("expected: ", .green), ("unexpected: ", .green), ("actual: ", .red),
        ("- ", .green), ("+ ", .red), ("* ", .yellow),
    ]
}
