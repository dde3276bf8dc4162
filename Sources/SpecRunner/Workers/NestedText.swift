/// A text with parentheses, brackets and angle brackets, and what of it is outside of them: the readable name of a function.
struct NestedText {
    /// A part that is outside of all brackets, or one from an outermost bracket to its end, both included.
    enum Piece: Equatable {
        case outside(String)
        case bracketed(String)
    }

    /// The parts, in order. Together they are the text.
    let pieces: [Piece]

    /// Complexity: O(*n*) in the length of the text.
    init(_ text: String) {
        var pieces: [Piece] = []
        var piece = ""
        var depth = 0
        var last: Character = " "
        for character in text {
            if Self.opens(character, after: last) {
                if depth == 0, !piece.isEmpty {
                    pieces.append(.outside(piece))
                    piece = ""
                }
                depth += 1
            }
            piece.append(character)
            if depth > 0, Self.closes(character, after: last) {
                depth -= 1
                if depth == 0 {
                    pieces.append(.bracketed(piece))
                    piece = ""
                }
            }
            last = character
        }
        if !piece.isEmpty { pieces.append(depth > 0 ? .bracketed(piece) : .outside(piece)) }
        self.pieces = pieces
    }

    /// The name of an operator has angle brackets that belong to nothing: `App.Money.< infix(…)`.
    private static func opens(_ character: Character, after last: Character) -> Bool {
        "([".contains(character) || character == "<" && !".<=>".contains(last)
    }

    private static func closes(_ character: Character, after last: Character) -> Bool {
        ")]".contains(character) || character == ">" && last != "-"
    }

    /// The parts between separators that are outside of brackets.
    ///
    /// Complexity: O(*n*) in the length of the text.
    func split(by separator: String) -> [String] {
        var parts = [""]
        for piece in pieces {
            switch piece {
            case .bracketed(let text): parts[parts.count - 1] += text
            case .outside(let text):
                var rest = text[...]
                while let place = rest.range(of: separator) {
                    parts[parts.count - 1] += rest[..<place.lowerBound]
                    parts.append("")
                    rest = rest[place.upperBound...]
                }
                parts[parts.count - 1] += rest
            }
        }
        return parts
    }
}
