import Console

/// What a tool answers.
package struct ToolResult: Sendable {
    package var text: String
    /// Whether it wasn't done, or went wrong.
    package var isError = false
    /// A picture of the screen, as PNG in Base64.
    var picture: String?

    /// The result as the protocol has it.
    var fields: [String: JSONValue] {
        var content: [JSONValue] = [["type": "text", "text": .string(text)]]
        if let picture {
            content.append(["type": "image", "mimeType": "image/png", "data": .string(picture)])
        }
        return ["content": .array(content), "isError": .boolean(isError)]
    }
}
