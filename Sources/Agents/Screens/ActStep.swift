import Console
import Lua

/// A step of `act`: a call on a view.
package struct ActStep: Codable, Sendable {
    /// What it is done with.
    enum Target: Codable, Sendable {
        case screen
        case clock
        case reference(String)
        /// What the criteria of `find` find, as Lua source.
        case criteria(String)
    }

    let verb: String
    let target: Target
    let arguments: [JSONValue]

    /// The largest number of steps of a call.
    private static let most = 100

    /// The schema of the list of steps.
    static let schema: JSONValue = [
        "type": "array",
        "items": [
            "type": "object", "required": ["do"], "additionalProperties": false,
            "properties": [
                "do": ["type": "string", "description": "The verb"],
                "on": [
                    "description":
                        "A reference (\"e12\") or find's criteria ({\"button\": \"Save\"}); without it, the screen"
                ],
                "with": ["type": "array", "description": "The verb's arguments; {\"ref\": \"e7\"} is a view"],
            ],
        ],
    ]

    /// Reads the steps of a call.
    /// - Throws: `ToolFailure` with the number of the step.
    package static func all(in value: JSONValue?) throws(ToolFailure) -> [ActStep] {
        guard case .array(let values)? = value, !values.isEmpty else {
            throw ToolFailure(
                "act: 'steps' is a list of one or more steps such as {\"do\": \"tap\", \"on\": \"e5\"}")
        }
        guard values.count <= most else {
            throw ToolFailure("act: there are at most \(most) steps, got \(values.count)")
        }
        var steps: [ActStep] = []
        for value in values { steps.append(try ActStep(value, number: steps.count + 1)) }
        return steps
    }

    private init(_ value: JSONValue, number: Int) throws(ToolFailure) {
        func failure(_ text: String) -> ToolFailure { ToolFailure("act: step \(number): \(text)") }
        guard let fields = value.fields else {
            throw failure("a step is an object such as {\"do\": \"tap\", \"on\": \"e5\"}, got \(value.kind)")
        }
        if let stray = fields.keys.sorted().first(where: { !["do", "on", "with"].contains($0) }) {
            throw failure("there is no '\(stray)'; a step has do, on, with")
        }
        guard let verb = fields["do"]?.string, LuaName.isValid(verb) else {
            throw failure("'do' is the name of a verb, such as tap or setInput")
        }
        switch fields["with"] {
        case nil, .null?: arguments = []
        case .array(let values)?: arguments = values
        case let other?: throw failure("'with' is the list of the verb's arguments, got \(other.kind)")
        }
        switch fields["on"] {
        case nil, .null?: target = verb == "advance" ? .clock : .screen
        case .string("screen")?: target = .screen
        case .string(let name)?: target = .reference(name)
        case .object(let on)? where !on.isEmpty:
            let name = on.count == 1 ? on["ref"]?.string : nil
            target = name.map(Target.reference) ?? .criteria(LuaSource.literal(.object(on)))
        default: throw failure("'on' is a reference such as \"e5\", or criteria such as {\"button\": \"Save\"}")
        }
        self.verb = verb
    }

    /// The step as Lua source that a spec can use.
    /// - Parameter reference: The expression for the view with a reference.
    func source(_ reference: (String) throws -> String) rethrows -> String {
        let subject =
            switch target {
            case .screen: "screen"
            case .clock: "clock"
            case .reference(let name): try reference(name)
            case .criteria(let criteria): "screen:find\(criteria)"
            }
        let given = try arguments.map { try LuaSource.literal($0, reference: reference) }
        // Lua's own way to write a call with a table alone.
        if given.count == 1, given[0].hasPrefix("{ ") { return "\(subject):\(verb)\(given[0])" }
        return "\(subject):\(verb)(\(given.joined(separator: ", ")))"
    }
}
