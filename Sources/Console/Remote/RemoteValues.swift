import Lua
import Scripting

extension JSONValue {
    /// The most values that an answer has.
    private static let mostValues = 1000
    /// The most bytes of a text that an answer has; what is longer is cut.
    private static let mostText = 1 << 20

    /// What a chunk of Lua came to.
    /// - Parameters:
    ///   - evaluation: What came of it.
    ///   - values: The values themselves, where it returned some.
    @MainActor
    init(_ evaluation: Evaluation, values: [Lua.Value], _ analysis: StaticAnalysis) {
        switch evaluation {
        case .values(let texts):
            var plain = PlainValues()
            let all = zip(texts, values).prefix(Self.mostValues).map { text, value in
                JSONValue(value, text: text, analysis, &plain)
            }
            var fields: [String: JSONValue] = ["outcome": "values", "values": .array(all)]
            if texts.count > all.count { fields["omitted"] = .string("\(texts.count - all.count) more values") }
            self = .object(fields)
        case .incomplete(let error): self = ["outcome": "incomplete", "error": JSONValue(error)]
        case .error(let error): self = ["outcome": "error", "error": JSONValue(error)]
        }
    }

    /// A value: what the console prints for it, its type, and the value itself where JSON has a form for it; otherwise why
    /// not.
    @MainActor
    private init(_ value: Lua.Value, text: String, _ analysis: StaticAnalysis, _ plain: inout PlainValues) {
        var fields: [String: JSONValue] = ["text": .cut(text)]
        if let element = analysis.element(value) {
            fields["type"] = "element"
            fields["value"] = ["kind": .string(element.kind), "path": .string(element.path)]
        } else {
            // As Lua's own `type` says it, which makes no difference between numbers.
            let kind = value.number == nil ? value.kind : "number"
            fields["type"] = .string(value.userdata?.typeName ?? kind)
            do {
                fields["value"] = try plain.json(value)
            } catch {
                fields["omitted"] = .string("\(error)")
            }
        }
        self = .object(fields)
    }

    /// A text, without its middle where it is too long for an answer.
    private static func cut(_ text: String) -> JSONValue {
        let bytes = text.utf8
        guard bytes.count > mostText else { return .string(text) }
        let (start, end) = (bytes.prefix(mostText / 2), bytes.suffix(mostText / 2))
        let missing = bytes.count - start.count - end.count
        return .string(
            String(decoding: start, as: UTF8.self) + "\n… \(missing) bytes are left out …\n"
                + String(decoding: end, as: UTF8.self))
    }

    /// What went wrong in a chunk.
    init(_ error: EvaluationError) {
        var fields: [String: JSONValue] = [
            "message": .cut(error.message), "isInterruption": .boolean(error.isInterruption),
            "traceback": .array(error.traceback.map(JSONValue.string)), "text": .cut(error.description),
        ]
        if let place = error.location {
            fields["location"] = ["source": .string(place.source), "line": .integer(Int64(place.line))]
        }
        self = .object(fields)
    }
}
