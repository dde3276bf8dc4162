extension SourceScanner {
    /// The index of the first token after the declaration of a variable or constant: the first on a new line that can't
    /// continue it, or after a semicolon. `depth` is that of the declaration in brackets.
    func endOfDeclaration(from start: Int, depth: Int, limit: Int) -> Int {
        // Attributes may have lines of their own.
        let keyword = tokens[start..<limit].firstIndex { $0.depth == depth && ["var", "let"].contains(text($0)) }
        var index = (keyword ?? start) + 2
        while index < limit {
            let token = tokens[index]
            if token.depth == depth {
                if text(token) == ";" { return index }
                if token.startsLine, !goesOn(from: tokens[index - 1], to: token) { return index }
            }
            index += 1
        }
        return limit
    }

    /// Whether an expression or a type continues over the end of a line between two tokens.
    private func goesOn(from last: Token, to next: Token) -> Bool {
        // A line may end with the question mark of an optional type, so that one ends no condition here.
        let opening: Set = ["=", ":", ",", "+", "-", "*", "/", "%", "&", "|", "<", "^", "~", ".", "as", "is", "try"]
        let continuing: Set = [
            ".", "=", "?", ":", "+", "-", "*", "/", "%", "&", "|", "<", ">", "^", "as", "is", "{", ",", ")", "]", "}",
        ]
        return opening.contains(text(last)) || continuing.contains(text(next))
    }
}
