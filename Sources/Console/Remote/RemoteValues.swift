import Lua
import Scripting

extension JSONValue {
    /// What a chunk of Lua came to.
    /// - Parameters:
    ///   - evaluation: What came of it.
    ///   - values: The values themselves, where it returned some.
    @MainActor
    init(_ evaluation: Evaluation, values: [Lua.Value], _ glance: Glance) {
        switch evaluation {
        case .values(let texts):
            let all = zip(texts, values).map { text, value in JSONValue(value, text: text, glance) }
            self = ["outcome": "values", "values": .array(all)]
        case .incomplete(let error): self = ["outcome": "incomplete", "error": JSONValue(error)]
        case .error(let error): self = ["outcome": "error", "error": JSONValue(error)]
        }
    }

    /// A value: what the console prints for it, its type, and the value itself where JSON has a form for it.
    @MainActor
    private init(_ value: Lua.Value, text: String, _ glance: Glance) {
        var fields: [String: JSONValue] = ["text": .string(text)]
        if let element = glance.element(value) {
            fields["type"] = "element"
            fields["value"] = ["kind": .string(element.kind), "path": .string(element.path)]
        } else {
            // As Lua's own `type` says it, which makes no difference between numbers.
            let kind = value.number == nil ? value.kind : "number"
            fields["type"] = .string(value.userdata?.typeName ?? kind)
            fields["value"] = JSONValue(plain: value)
        }
        self = .object(fields)
    }

    /// Tables within tables that are followed; what goes deeper is no data.
    private static let deepest = 64

    /// A plain value: text, numbers, tables of them. No metamethod is asked.
    /// - Returns: nil where JSON has no form for it, or for something in it.
    init?(plain value: Lua.Value, depth: Int = 0) {
        switch value {
        case .nil: self = .null
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .number(let value):
            guard value.isFinite else { return nil }
            self = .number(value)
        case .string(let string):
            guard let text = try? string.text else { return nil }
            self = .string(text)
        case .table(let table):
            guard depth < Self.deepest, let value = Self.fields(of: table, depth: depth + 1) else { return nil }
            self = value
        default: return nil
        }
    }

    /// A list where the keys are 1, 2, 3 and so on, as of an empty table; an object where they are strings.
    private static func fields(of table: Lua.Table, depth: Int) -> JSONValue? {
        guard let list = try? table.sequence else { return nil }
        var object: [String: JSONValue] = [:]
        var others = 0
        var isData = true
        try? table.forEach { key, value in
            if let index = key.integer, index >= 1, index <= list.count { return }
            others += 1
            guard let name = key.string, let value = JSONValue(plain: value, depth: depth) else {
                isData = false
                return
            }
            object[name] = value
        }
        guard isData, list.isEmpty || others == 0 else { return nil }
        if others > 0 { return .object(object) }
        let values = list.compactMap { JSONValue(plain: $0, depth: depth) }
        return values.count == list.count ? .array(values) : nil
    }

    /// What went wrong in a chunk.
    init(_ error: EvaluationError) {
        var fields: [String: JSONValue] = [
            "message": .string(error.message), "isInterruption": .boolean(error.isInterruption),
            "traceback": .array(error.traceback.map(JSONValue.string)), "text": .string(error.description),
        ]
        if let place = error.location {
            fields["location"] = ["source": .string(place.source), "line": .integer(Int64(place.line))]
        }
        self = .object(fields)
    }
}
