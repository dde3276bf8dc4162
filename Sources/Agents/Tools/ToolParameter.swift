import Console

/// A parameter of a tool. Its row in the schema and the check of its value follow from it.
package struct ToolParameter: Sendable {
    /// The values that it takes.
    package enum Kind: Sendable {
        case text
        case number(ClosedRange<Double>)
        case whole(ClosedRange<Int>)
        case boolean
        case object
        /// A value with a schema of its own, which the tool checks.
        case other(JSONValue)
    }

    package let name: String
    let kind: Kind
    /// Its meaning, for the client that chooses the value.
    let about: String
    var isRequired = false

    /// Describes a parameter.
    package init(name: String, kind: Kind, about: String, isRequired: Bool = false) {
        (self.name, self.kind, self.about, self.isRequired) = (name, kind, about, isRequired)
    }

    /// Its row in the schema of the tool.
    var schema: JSONValue {
        var row: [String: JSONValue] =
            switch kind {
            case .text: ["type": "string"]
            case .number: ["type": "number"]
            case .whole: ["type": "integer"]
            case .boolean: ["type": "boolean"]
            case .object: ["type": "object"]
            case .other(let schema): schema.fields ?? [:]
            }
        if !about.isEmpty { row["description"] = .string(about) }
        return .object(row)
    }

    /// Says what is wrong with a value; nil for nothing.
    func fault(in value: JSONValue) -> String? {
        switch (kind, value) {
        case (.text, .string), (.boolean, .boolean), (.object, .object), (.other, _): return nil
        case (.text, _): return "'\(name)' is a string, got \(value.kind)"
        case (.boolean, _): return "'\(name)' is true or false, got \(value.kind)"
        case (.object, _): return "'\(name)' is an object, got \(value.kind)"
        case (.number(let range), _):
            guard let number = value.number, range.contains(number) else {
                return "'\(name)' is a number from \(range.lowerBound) to \(range.upperBound), got \(value.brief)"
            }
        case (.whole(let range), _):
            guard let number = value.integer, range.contains(number) else {
                return "'\(name)' is a whole number from \(range.lowerBound) to \(range.upperBound), got \(value.brief)"
            }
        }
        return nil
    }
}

extension JSONValue {
    /// A number, nil for anything else.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The value in a message: a number as it is, its kind for anything else.
    fileprivate var brief: String { number == nil ? kind : text }
}
