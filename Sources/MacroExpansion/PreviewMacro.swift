/// `#Preview`: a type with a function that makes the preview, so that the compiler checks the body as in any other
/// function, and a program finds its previews by the protocol.
enum PreviewMacro {
    /// The expansion of `#Preview(…) { … }`.
    ///
    /// The call keeps its arguments and becomes a call of the matching initializer of `Preview`.
    /// What it makes keeps the lines of the source, so that a trap in a preview is told by them.
    static func expansion(
        of source: String, discriminator: String, fileID: String, path: String, line: Int, column: Int
    ) -> String {
        let call = PreviewCall(source)
        return """
            \(call.attributes)struct \(discriminator)15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
                static var fileID: Swift.String { \(literal(fileID)) }
                static var line: Swift.Int { \(line + call.linesBefore) }
                static var column: Swift.Int { \(call.column ?? column) }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
            \(call.previewableView)
            #sourceLocation(file: \(literal(path)), line: \(line + call.linesBefore))
            return SwiftUI.Preview\(call.arguments)
            #sourceLocation()
                }
            }
            """
    }

    /// Text as a literal of Swift.
    private static func literal(_ text: String) -> String {
        let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}

/// The parts of `#Preview(…) { … }`.
struct PreviewCall {
    /// The attributes before the call, such as `@available(iOS 17, *)`.
    let attributes: String
    /// The number of lines before the call, from the end of the declaration before: the compiler says where the space and the
    /// comments in front of the call begin.
    var linesBefore: Int { attributes.count { $0.isNewline } }
    /// The column of the call, from 1, where it begins another line than they do; nil where it doesn't.
    var column: Int? {
        attributes.lastIndex(where: \.isNewline).map { attributes[attributes.index(after: $0)...].utf8.count + 1 }
    }
    /// A view with the properties that the body marks by `@Previewable`, and with the rest of the body; empty where it
    /// marks none.
    let previewableView: String
    /// The arguments after the macro's name.
    let arguments: String

    init(_ source: String) {
        let scanner = SourceScanner(source)
        let tokens = scanner.tokens
        let pound = tokens.firstIndex { $0.depth == 0 && scanner.text($0) == "#" } ?? 0
        attributes = scanner.text(0..<(tokens.isEmpty ? 0 : tokens[pound].range.lowerBound))
        let name = pound + 1
        let start = name < tokens.count ? tokens[name].range.upperBound : scanner.bytes.count
        guard let body = Self.body(in: scanner, after: name),
            let parts = PreviewableParts(scanner, body: body)
        else {
            previewableView = ""
            arguments = scanner.text(start..<scanner.bytes.count)
            return
        }
        previewableView = """
            struct PreviewableView: SwiftUI.View {
            \(parts.properties)
            var body: some SwiftUI.View {
            \(parts.statements)
            }
            }
            """
        arguments =
            scanner.text(start..<tokens[body.lowerBound].range.upperBound) + " PreviewableView() "
            + scanner.text(tokens[body.upperBound].range.lowerBound..<scanner.bytes.count)
    }

    /// The tokens of the braces around the body.
    private static func body(in scanner: SourceScanner, after name: Int) -> ClosedRange<Int>? {
        let tokens = scanner.tokens
        let isTrailing = { (index: Int) in tokens[index].depth == 0 && scanner.text(tokens[index]) == "{" }
        // Without a trailing closure, the closure is the argument `body:`.
        let isArgument = { (index: Int) in
            tokens[index].depth == 1 && scanner.text(tokens[index]) == "{" && index >= 2
                && scanner.text(tokens[index - 2]) == "body"
        }
        let candidates = name..<tokens.count
        guard let open = candidates.first(where: isTrailing) ?? candidates.first(where: isArgument) else { return nil }
        let close = tokens[(open + 1)...].firstIndex {
            $0.depth == tokens[open].depth && scanner.text($0) == "}"
        }
        return close.map { open...$0 }
    }
}
