/// The names of views in messages about what a person does.
extension Node {
    /// The kind with the first text of its label, or else of its content: `Stepper "Servings"`. The kind alone where there
    /// is no text.
    ///
    /// - Complexity: O(*n*) in the nodes of the view up to that text.
    package var named: String {
        let text = children(in: .label).lazy.compactMap(\.firstText).first ?? firstText
        return text.map { "\(kind.name) \"\($0)\"" } ?? kind.name
    }

    /// The first text that the view shows.
    private var firstText: String? {
        firstNode(where: \.kind.isText)?.shownText
    }
}

extension BinaryFloatingPoint {
    /// The number as a message shows it: without a point where it is whole.
    package var shownInMessages: String {
        let number = Double(self)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
