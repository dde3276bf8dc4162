import Console

/// What a tool answers.
struct ToolResult: Sendable {
    var text: String
    /// Whether it wasn't done, or went wrong.
    var isError = false
    /// A picture of the screen, as SVG, with its address.
    var picture: (uri: String, svg: String)?

    /// The result as the protocol has it.
    var fields: [String: JSONValue] {
        var content: [JSONValue] = [["type": "text", "text": .string(text)]]
        if let picture {
            content.append([
                "type": "resource",
                "resource": ["uri": .string(picture.uri), "mimeType": "image/svg+xml", "text": .string(picture.svg)],
            ])
        }
        return ["content": .array(content), "isError": .boolean(isError)]
    }
}
