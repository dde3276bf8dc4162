import Console

/// A tool of the server. Each is a constant in a file of its own; `all` lists them.
struct Tool: Sendable {
    let name: String
    /// Its purpose, for the client that chooses among tools.
    let about: String
    let parameters: [ToolParameter]
    /// Whether it changes nothing.
    var isReadOnly = false
    /// Begins the work of a call, which is answered then or later.
    let run: @MainActor @Sendable (ToolCall, AgentServer) async throws -> Void

    /// The tools, in the order in which they are listed.
    static let all = [views, host, look, act, lua, spec, docs]

    /// The entry in the list of tools.
    var definition: JSONValue {
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        var schema: [String: JSONValue] = [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.schema) })),
        ]
        if !required.isEmpty { schema["required"] = .array(required) }
        return [
            "name": .string(name), "description": .string(about), "inputSchema": .object(schema),
            "annotations": ["readOnlyHint": .boolean(isReadOnly), "openWorldHint": false],
        ]
    }
}

// MARK: - Parameters that several tools have

extension ToolParameter {
    static let screen = ToolParameter(
        name: "screen", kind: .text, about: "The handle that host returned", isRequired: true)
    static let limit = ToolParameter(
        name: "limit", kind: .whole(AnswerText.possible),
        about: "Bytes of the answer at most (default \(AnswerText.usual))")

    /// The time limit of a call.
    static func timeout(_ usual: Double) -> ToolParameter {
        ToolParameter(name: "timeout", kind: .number(0.1...600), about: "Seconds it may take (default \(Int(usual)))")
    }
}
