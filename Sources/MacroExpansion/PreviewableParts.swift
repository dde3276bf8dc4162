/// The body of a preview, taken apart: properties that are marked by `@Previewable` need a view to live in.
struct PreviewableParts {
    /// The declarations that are marked, without the mark.
    let properties: String
    /// All other statements.
    let statements: String

    /// Nil if nothing is marked. `body` are the tokens of the braces.
    init?(_ scanner: SourceScanner, body: ClosedRange<Int>) {
        let tokens = scanner.tokens
        let depth = tokens[body.lowerBound].depth + 1
        var properties: [String] = []
        var statements = ""
        var rest = tokens[body.lowerBound].range.upperBound
        var index = body.lowerBound + 1
        while index < body.upperBound {
            guard tokens[index].depth == depth, scanner.text(tokens[index]) == "@",
                let mark = Self.endOfMark(scanner, at: index)
            else {
                index += 1
                continue
            }
            let end = scanner.endOfDeclaration(from: mark, depth: depth, limit: body.upperBound)
            statements += scanner.text(rest..<tokens[index].range.lowerBound)
            properties.append(scanner.text(tokens[mark].range.lowerBound..<tokens[end - 1].range.upperBound))
            rest = tokens[end - 1].range.upperBound
            index = end
        }
        guard !properties.isEmpty else { return nil }
        self.properties = properties.joined(separator: "\n")
        self.statements = statements + scanner.text(rest..<tokens[body.upperBound].range.lowerBound)
    }

    /// The token after `@Previewable` or `@SwiftUI.Previewable`, if one of them is here.
    private static func endOfMark(_ scanner: SourceScanner, at index: Int) -> Int? {
        let tokens = scanner.tokens
        var name = index + 1
        while name + 2 < tokens.count, scanner.text(tokens[name + 1]) == "." { name += 2 }
        guard name + 1 < tokens.count, scanner.text(tokens[name]) == "Previewable" else { return nil }
        return name + 1
    }
}
